import Testing
import UIKit

@testable import TestSupport

/// The order of several windows.
@MainActor
struct WindowLevelTests {
    private let phone = Phone()
    private let scene: UIWindowScene

    init() throws {
        scene = try #require(phone.window.windowScene)
    }

    private func makeWindow(_ level: UIWindow.Level, frame: CGRect? = nil) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.windowLevel = level
        frame.map { window.frame = $0 }
        window.rootViewController = UIViewController()
        window.isHidden = false
        MainLoop.current.turn()
        return window
    }

    @Test("Levels are numbers: normal 0, of the status bar 1000, of alerts 2000, and any between")
    func numbers() {
        #expect(UIWindow.Level.normal.rawValue == 0)
        #expect(UIWindow.Level.statusBar.rawValue == 1000)
        #expect(UIWindow.Level.alert.rawValue == 2000)
        #expect(UIWindow.Level(rawValue: 1001) == UIWindow.Level(UIWindow.Level.statusBar.rawValue + 1))
        #expect(phone.window.windowLevel == .normal)
    }

    @Test("A scene's windows are ordered by level, then by who came to the front last")
    func order() {
        let alert = makeWindow(.alert)
        let bar = makeWindow(.statusBar)
        let second = makeWindow(.normal)
        #expect(scene.windows == [phone.window, second, bar, alert])
        phone.window.makeKeyAndVisible()
        #expect(scene.windows == [second, phone.window, bar, alert])
        second.isHidden = true
        second.isHidden = false
        #expect(scene.windows == [phone.window, second, bar, alert])
        alert.windowLevel = .normal
        #expect(scene.windows == [phone.window, second, alert, bar])
    }

    @Test("A finger reaches the frontmost window that answers where it lands, and lands in its coordinates")
    func touches() {
        let below = Landings()
        phone.root.view.addSubview(below)
        below.frame = phone.root.view.bounds
        let badge = makeWindow(.alert, frame: CGRect(x: 100, y: 200, width: 50, height: 40))
        let above = Landings()
        badge.rootViewController?.view.addSubview(above)
        above.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        let fingers = Touchscreen(phone.window)
        fingers.tap(at: CGPoint(x: 110, y: 230))
        #expect(above.points == [CGPoint(x: 10, y: 30)])
        #expect(below.points == [])
        fingers.tap(at: CGPoint(x: 90, y: 230))
        #expect(below.points == [CGPoint(x: 90, y: 230)])
        badge.isUserInteractionEnabled = false
        fingers.tap(at: CGPoint(x: 110, y: 230))
        #expect(below.points == [CGPoint(x: 90, y: 230), CGPoint(x: 110, y: 230)])
        #expect(above.points.count == 1)
    }

    @Test("A drag that begins in a small window stays its, in its coordinates")
    func dragging() {
        let badge = makeWindow(.alert, frame: CGRect(x: 100, y: 200, width: 50, height: 40))
        let pan = UIPanGestureRecognizer()
        badge.addGestureRecognizer(pan)
        let fingers = Touchscreen(phone.window)
        fingers.down(at: CGPoint(x: 110, y: 210))
        #expect(fingers.paths.map(\.point) == [CGPoint(x: 110, y: 210)])
        fingers.drag(to: CGPoint(x: 210, y: 210), duration: 0.2)
        #expect(pan.state == .changed)
        #expect(pan.location(in: badge) == CGPoint(x: 110, y: 10))
        #expect(fingers.paths.map(\.point) == [CGPoint(x: 210, y: 210)])
        #expect(fingers.paths.map(\.landing) == [CGPoint(x: 110, y: 210)])
        fingers.up()
    }

    @Test("When the key window is hidden, the frontmost visible one becomes key; the only one stays key")
    func keyPassesOn() {
        let alert = makeWindow(.alert)
        alert.makeKey()
        #expect(scene.keyWindow === alert)
        alert.isHidden = true
        #expect(scene.keyWindow === phone.window)
        phone.window.isHidden = true
        #expect(scene.keyWindow === phone.window)
    }

    @Test("Of several visible windows the frontmost one takes the key")
    func keyPassesToTheFront() {
        let between = makeWindow(.statusBar)
        let alert = makeWindow(.alert)
        alert.makeKey()
        alert.isHidden = true
        #expect(scene.keyWindow === between)
        between.isHidden = true
        #expect(scene.keyWindow === phone.window)
    }

    @Test("A window smaller than the screen has the safe area that reaches into it, and keeps its frame in a rotation")
    func smallWindow() {
        let bottom = makeWindow(.normal, frame: CGRect(x: 0, y: 752, width: 393, height: 90))
        // 34 at the bottom of the screen, of which 10 are below the window.
        #expect(bottom.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0))
        #expect(bottom.rootViewController?.view.safeAreaInsets.bottom == 24)
        #expect(phone.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(bottom.frame == CGRect(x: 0, y: 752, width: 393, height: 90))
        #expect(phone.window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test("The status bar follows the frontmost window that covers the screen")
    func statusBar() {
        let small = makeWindow(.alert, frame: CGRect(x: 0, y: 0, width: 393, height: 851))
        small.rootViewController = HidesStatusBar()
        MainLoop.current.turn()
        #expect(scene.statusBarManager?.isStatusBarHidden == false)
        let covering = makeWindow(.alert)
        covering.rootViewController = HidesStatusBar()
        MainLoop.current.turn()
        #expect(scene.statusBarManager?.isStatusBarHidden == true)
        #expect(scene.statusBarManager?.statusBarFrame == .zero)
        covering.isHidden = true
        #expect(scene.statusBarManager?.isStatusBarHidden == false)
        #expect(scene.statusBarManager?.statusBarFrame.width == 393)
    }
}

/// Records where touches have landed, in its own coordinates.
private final class Landings: UIView {
    var points: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        points += touches.map { $0.location(in: self) }
    }
}

private final class HidesStatusBar: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}
