import Testing

@testable import TestSupport
@testable import UIKit

/// Bars on simulators of iOS and iPadOS 26.1: github.com/Vercantez/openuikit, `uikit/docs/KNOWN_GAPS.md` at 02ee39c2, the
/// reports `conf-landscape.md` at 766301ef and `conf-ipad.md` at 56c457a4, and the probes `toolbarheightprobe` at
/// 183e3d67 and `poporder` at 6c9f353b.
@MainActor @Suite struct RecordedBarTests {
    private let content = UIViewController()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: content)
    }

    private func show(on screen: RecordedScreen, hasLargeTitle: Bool = false) -> UIWindow {
        navigation.navigationBar.prefersLargeTitles = hasLargeTitle
        let window = screen.makeWindow(root: navigation)
        MainLoop.current.settle()
        return window
    }

    @Test(
        "A bar is 54 high, at the safe area with room above it, and the content begins below it (CO13, Z26)",
        arguments: [
            (.iPhone16, 59, 113), (.phoneSEWithoutStatusBar, 10, 64), (.phoneSELandscape, 24, 78), (.iPad, 32, 86),
        ] as [(RecordedScreen, CGFloat, CGFloat)])
    func bar(screen: RecordedScreen, y: CGFloat, contentTop: CGFloat) {
        let window = show(on: screen)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: y, width: window.bounds.width, height: 54))
        #expect(content.view.safeAreaInsets.top == contentTop)
    }

    @Test(
        "A large title adds 52 (CO13)",
        arguments: [(.phoneSEWithoutStatusBar, 116), (.iPad, 138)] as [(RecordedScreen, CGFloat)])
    func largeTitle(screen: RecordedScreen, contentTop: CGFloat) {
        let window = show(on: screen, hasLargeTitle: true)
        #expect(window.rootViewController === navigation)
        #expect(navigation.navigationBar.frame.height == 106)
        #expect(content.view.safeAreaInsets.top == contentTop)
    }

    @Test("A large title that is hidden by 36 points comes back after a release, by 37 it goes")
    func release() {
        let title = BarCollapse(hasTitle: true)
        #expect(title.rest(for: 36) == 0)
        #expect(title.rest(for: 37) == 52)
        #expect(title.rest(for: 51) == 52)
    }

    @Test(
        "A toolbar is 48 high, 44 to the side and on an iPad; the content ends 86, 82 or 79 above the edge (CO11)",
        arguments: [(.iPhone16, 48, 86), (.iPhone16Landscape, 44, 82), (.iPad, 44, 79)]
            as [(RecordedScreen, CGFloat, CGFloat)])
    func toolbar(screen: RecordedScreen, height: CGFloat, contentBottom: CGFloat) {
        let window = show(on: screen)
        navigation.setToolbarHidden(false, animated: false)
        MainLoop.current.settle()
        #expect(window.rootViewController === navigation)
        #expect(navigation.toolbar.intrinsicContentSize.height == height)
        #expect(content.view.safeAreaInsets.bottom == contentBottom)
    }

    @Test("A tab bar of a phone is 83 high, with the home indicator")
    func tabBar() {
        let tabs = UITabBarController()
        tabs.viewControllers = [content]
        let window = RecordedScreen.iPhone16.makeWindow(root: tabs)
        MainLoop.current.settle()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: window.bounds.width, height: 83))
    }

    @Test("During a swipe back the upper page is at the progress, the lower one three tenths of the rest behind")
    func swipe() throws {
        let window = show(on: .iPhone16)
        let upper = UIViewController()
        navigation.pushViewController(upper, animated: false)
        MainLoop.current.settle()
        let finger = Touchscreen(window)
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.3)
        let shown = try #require(upper.view.layer.presentation()).frame.minX
        let lower = try #require(content.view.layer.presentation()).frame.minX
        #expect(shown > 100)
        expectClose(lower, -0.3 * (393 - shown), within: 0.5)
        finger.up()
        MainLoop.current.settle()
    }

    @Test("Popping several returns them in the order of the stack, and nothing at the root")
    func poppedControllers() {
        let window = show(on: .iPhone16)
        let others = (0..<3).map { _ in UIViewController() }
        for other in others { navigation.pushViewController(other, animated: false) }
        #expect(window.rootViewController === navigation)
        #expect(navigation.popToViewController(others[0], animated: false) == [others[1], others[2]])
        for other in others.dropFirst() { navigation.pushViewController(other, animated: false) }
        #expect(navigation.popToRootViewController(animated: false) == others)
        #expect(navigation.popToRootViewController(animated: false) == nil)
        #expect(UINavigationController(rootViewController: UIViewController()).popViewController(animated: true) == nil)
    }

    @Test("A bar of its own asks before a push and tells after it, at once")
    func barDelegate() {
        let bar = UINavigationBar()
        let delegate = BarJournal()
        bar.delegate = delegate
        bar.pushItem(UINavigationItem(title: "One"), animated: true)
        bar.pushItem(UINavigationItem(title: "Two"), animated: false)
        #expect(delegate.journal.take() == ["shouldPush", "didPush", "shouldPush", "didPush"])
    }
}

private final class BarJournal: NSObject, UINavigationBarDelegate {
    let journal = Journal()

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        journal.note("shouldPush")
        return true
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { journal.note("didPush") }
}
