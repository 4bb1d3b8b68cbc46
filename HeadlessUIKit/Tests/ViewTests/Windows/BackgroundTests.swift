import Testing
import UIKit

@testable import TestSupport

@MainActor
struct BackgroundTests {
    private final class Diary: @unchecked Sendable {
        // Unchecked: notifications without a queue arrive on the thread that posts them, here the main one.
        var names: [String] = []
    }

    @Test("The way to the background and back posts the scene's and the app's notifications, each in its state")
    func notifications() throws {
        let phone = Phone()
        let scene = try #require(phone.window.windowScene)
        let diary = Diary()
        let names: [NSNotification.Name] = [
            UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
            UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
            UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
            UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                diary.names.append($0.name.rawValue)
            }
        }
        defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
        scene.enterBackground()
        #expect(scene.activationState == .background)
        #expect(UIApplication.shared.applicationState == .background)
        scene.enterBackground()
        #expect(
            diary.names == [
                "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
                "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
            ])
        diary.names = []
        scene.enterForeground()
        #expect(scene.activationState == .foregroundActive)
        #expect(UIApplication.shared.applicationState == .active)
        #expect(
            diary.names == [
                "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
                "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
            ])
    }

    @Test(
        "A window with a part of the screen has that size; the screen keeps its own, and a change is told as any other")
    func part() {
        let root = Resized()
        let screen = UIScreen(
            bounds: CGRect(x: 0, y: 0, width: 1180, height: 820), scale: 2, safeAreaInsets: .zero,
            traits: UITraitCollection(horizontalSizeClass: .regular))
        let window = UIWindow(screen: screen)
        window.rootViewController = root
        window.makeKeyAndVisible()
        MainLoop.current.turn()
        screen.resize(
            to: screen.bounds, safeAreaInsets: .zero, traits: UITraitCollection(horizontalSizeClass: .compact),
            windowFrame: CGRect(x: 0, y: 0, width: 375, height: 820))
        #expect(root.sizes == [CGSize(width: 375, height: 820)])
        MainLoop.current.settle()
        #expect(window.bounds == CGRect(x: 0, y: 0, width: 375, height: 820))
        #expect(root.view.bounds.width == 375)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        #expect(screen.bounds.width == 1180)
    }
}

private final class Resized: UIViewController {
    var sizes: [CGSize] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }

    private final class TouchedView: UIView {
        var calls: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
    }

    @Test("The touch of a finger that is down is cancelled; what that finger does afterwards is nobody's (G18)")
    func touches() throws {
        let phone = Phone()
        let scene = try #require(phone.window.windowScene)
        let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        phone.root.view.addSubview(view)
        let fingers = Touchscreen(phone.window)
        fingers.down(at: CGPoint(x: 50, y: 100))
        fingers.move(to: CGPoint(x: 60, y: 100))
        scene.enterBackground()
        #expect(view.calls == ["began", "moved", "cancelled"])
        fingers.move(to: CGPoint(x: 80, y: 100))
        scene.enterForeground()
        fingers.drag(to: CGPoint(x: 100, y: 100), duration: 0.1)
        fingers.up()
        #expect(view.calls == ["began", "moved", "cancelled"])
        fingers.tap(at: CGPoint(x: 50, y: 100))
        #expect(view.calls.suffix(2) == ["began", "ended"])
    }

    @Test("Gestures, drags of content and controls are cancelled with their touches (G18)")
    func gestures() throws {
        let phone = Phone()
        let scene = try #require(phone.window.windowScene)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        scroll.contentSize = CGSize(width: 393, height: 4000)
        let button = UIButton(frame: CGRect(x: 0, y: 500, width: 100, height: 44))
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("inside") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        phone.root.view.addSubview(scroll)
        phone.root.view.addSubview(button)
        let fingers = Touchscreen(phone.window)
        fingers.down(at: CGPoint(x: 200, y: 300))
        fingers.drag(to: CGPoint(x: 200, y: 200), duration: 0.2)
        fingers.down(at: CGPoint(x: 50, y: 520), finger: 1)
        #expect(scroll.isDragging)
        scene.enterBackground()
        #expect(!scroll.isTracking && !scroll.isDragging)
        #expect(scroll.panGestureRecognizer.state != .changed)
        #expect(events == ["cancel"])
        scene.enterForeground()
        fingers.up(finger: 1)
        fingers.up()
        MainLoop.current.settle()
        #expect(events == ["cancel"])
    }

    @Test("A scroll of a trackpad is cancelled, too")
    func trackpad() throws {
        let phone = Phone()
        let scene = try #require(phone.window.windowScene)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        scroll.contentSize = CGSize(width: 393, height: 4000)
        phone.root.view.addSubview(scroll)
        let trackpad = Trackpad(phone.window)
        trackpad.begin(at: CGPoint(x: 200, y: 300))
        trackpad.move(by: CGPoint(x: 0, y: -100))
        scene.enterBackground()
        #expect(!trackpad.isScrolling)
        scene.enterForeground()
        let offset = scroll.contentOffset
        trackpad.move(by: CGPoint(x: 0, y: -100))
        trackpad.end()
        MainLoop.current.settle()
        #expect(scroll.contentOffset == offset)
    }
}
