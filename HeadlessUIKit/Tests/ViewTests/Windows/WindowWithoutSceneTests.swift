import Testing

@testable import TestSupport
@testable import UIKit

/// `UIWindow(frame:)`, and windows that change their scene.
@MainActor
struct WindowWithoutSceneTests {
    private let phone = Phone()

    @Test("A window with a frame has no scene: its controller appears and is laid out, but no finger reaches it")
    func withoutScene() throws {
        let scene = try #require(phone.window.windowScene)
        phone.screen.becomeMain()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        let root = Appearing()
        window.rootViewController = root
        #expect(window.isHidden)
        #expect(window.windowScene == nil)
        #expect(window.screen === phone.screen)
        window.makeKeyAndVisible()
        MainLoop.current.settle()
        #expect(root.calls == ["viewWillAppear", "viewDidAppear"])
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 400))
        #expect(window.isKeyWindow)
        #expect(scene.keyWindow === phone.window)
        #expect(scene.windows == [phone.window])
        let tap = UITapGestureRecognizer()
        phone.root.view.addGestureRecognizer(tap)
        Touchscreen(phone.window).down(at: CGPoint(x: 10, y: 10))
        #expect(tap.numberOfTouches == 1)
    }

    @Test("In a scene it is in front, and takes the key with it")
    func sceneLater() throws {
        let scene = try #require(phone.window.windowScene)
        phone.screen.becomeMain()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.windowScene = scene
        #expect(scene.windows == [phone.window, window])
        #expect(scene.keyWindow === window)
        #expect(!phone.window.isKeyWindow)
        #expect(window.next === scene)
        let tap = UITapGestureRecognizer()
        window.addGestureRecognizer(tap)
        Touchscreen(phone.window).down(at: CGPoint(x: 10, y: 10))
        #expect(tap.numberOfTouches == 1)
    }

    @Test("A window without a frame fills the app's part of the screen")
    func withoutFrame() {
        #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("A window that comes to another screen's scene gets that screen's safe area and traits")
    func otherScreen() throws {
        let window = UIWindow(windowScene: try #require(phone.window.windowScene))
        window.rootViewController = UIViewController()
        window.isHidden = false
        MainLoop.current.settle()
        let tablet = UIScreen(
            bounds: CGRect(x: 0, y: 0, width: 820, height: 1180), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            traits: UITraitCollection(horizontalSizeClass: .regular))
        let other = UIWindow(screen: tablet)
        window.windowScene = other.windowScene
        MainLoop.current.settle()
        #expect(phone.screen.scene.windows == [phone.window])
        #expect(window.screen === tablet)
        #expect(window.traitCollection.horizontalSizeClass == .regular)
        #expect(window.rootViewController?.view.safeAreaInsets.top == 24)
    }
}

private final class Appearing: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("viewDidAppear")
    }
}
