import Testing
import UIKit

@testable import TestSupport

@MainActor
struct WindowSceneTests {
    private let phone = Phone()

    @Test("All windows of a screen are in one scene, which knows them, the key one and the screen")
    func windows() throws {
        let scene = try #require(phone.root.view.window?.windowScene)
        #expect(scene.screen === phone.screen)
        #expect(scene.windows == [phone.window])
        #expect(scene.activationState == .foregroundActive)
        let second = UIWindow(windowScene: scene)
        #expect(second.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(second.isHidden)
        #expect(second.screen === phone.screen)
        #expect(scene.windows == [phone.window, second])
        #expect(scene.keyWindow === phone.window)
        second.makeKeyAndVisible()
        #expect(scene.keyWindow === second)
        second.windowScene = nil
        #expect(second.isHidden)
        #expect(scene.windows == [phone.window])
        #expect(Phone().window.windowScene !== scene)
    }

    @Test("The scene comes after the window in the chain of responders, and the app after the scene (C79)")
    func responders() {
        #expect(phone.window.next === phone.window.windowScene)
        #expect(phone.window.windowScene?.next === UIApplication.shared)
    }

    @Test("The scene's orientation follows the screen's shape")
    func orientation() {
        #expect(phone.window.windowScene?.interfaceOrientation == .portrait)
        phone.turnToLandscape()
        #expect(phone.window.windowScene?.interfaceOrientation.isLandscape == true)
        MainLoop.current.settle()
    }

    @Test("A scene's override reaches its windows; the scene hears of it, and of the screen's change")
    func overrides() throws {
        let scene = try #require(phone.window.windowScene)
        var heard: [UIUserInterfaceSizeClass] = []
        scene.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
            (scene: UIWindowScene, _: UITraitCollection) in heard.append(scene.traitCollection.verticalSizeClass)
        }
        scene.traitOverrides.userInterfaceStyle = .dark
        MainLoop.current.turn()
        #expect(phone.root.traitCollection.userInterfaceStyle == .dark)
        #expect(phone.screen.traitCollection.userInterfaceStyle != .dark)
        #expect(heard == [])
        phone.turnToLandscape()
        #expect(heard == [.compact])
        MainLoop.current.settle()
    }

    @Test("One window is key: the previous one resigns first, and both get a call, as do observers")
    func key() throws {
        let journal = Journal()
        let scene = try #require(phone.window.windowScene)
        let first = KeyWindow("first", journal, scene)
        let second = KeyWindow("second", journal, scene)
        let center = NotificationCenter.default
        let observers = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard let window = notification.object as? KeyWindow else { return }
                MainActor.assumeIsolated { journal.note("\(window.name) notified") }
            }
        }
        defer { observers.forEach { center.removeObserver($0) } }
        first.makeKey()
        first.makeKey()
        second.makeKey()
        #expect(
            journal.take() == [
                "first becomes key", "first notified", "first resigns key", "first notified", "second becomes key",
                "second notified",
            ])
        second.refuses = true
        first.makeKey()
        second.makeKey()
        #expect(first.isKeyWindow)
        #expect(!second.isKeyWindow)
    }

    @Test("Windows that come and go are announced")
    func visibility() {
        var names: [String] = []
        let window = UIWindow(screen: phone.screen)
        let center = NotificationCenter.default
        let observers = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification].map { name in
            center.addObserver(forName: name, object: window, queue: nil) { notification in
                MainActor.assumeIsolated { names.append(name.rawValue) }
            }
        }
        defer { observers.forEach { center.removeObserver($0) } }
        window.isHidden = false
        window.isHidden = false
        window.isHidden = true
        #expect(names == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeHiddenNotification"])
    }
}

private final class KeyWindow: UIWindow {
    nonisolated let name: String
    private let journal: Journal
    var refuses = false

    init(_ name: String, _ journal: Journal, _ scene: UIWindowScene) {
        self.name = name
        self.journal = journal
        super.init(windowScene: scene)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override var canBecomeKey: Bool { !refuses }
    override func becomeKey() { journal.note("\(name) becomes key") }
    override func resignKey() { journal.note("\(name) resigns key") }
}
