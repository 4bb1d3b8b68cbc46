import Testing
import UIKit

@testable import TestSupport

/// Pushes and pops between pages that have different bars.
@MainActor @Suite struct BarsOfBothPagesTests {
    private let root = UIViewController()
    private let page = UIViewController()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: root)
        root.title = "Root"
        page.title = "Page"
    }

    /// The titles in the bar that can be seen, with their sizes.
    private func titles(_ view: UIView, of bar: UINavigationBar) -> [String] {
        let opacity = view.layer.presentation()?.opacity ?? view.layer.opacity
        guard !view.isHidden, opacity > 0.01, view === bar || view.frame.height > 0 else { return [] }
        if let label = view as? UILabel { return label.text.map { ["\($0) \(Int(label.font.pointSize))"] } ?? [] }
        return view.subviews.flatMap { titles($0, of: bar) }.sorted()
    }

    private var titles: [String] { titles(navigation.navigationBar, of: navigation.navigationBar) }

    private var shownHeight: CGFloat {
        navigation.navigationBar.layer.presentation()?.bounds.height ?? 0
    }

    private func swipeBack(on phone: Phone, isRightToLeft: Bool = false, to share: CGFloat = 0.5) -> Touchscreen {
        let fingers = Touchscreen(phone.window)
        func x(_ way: CGFloat) -> CGFloat { isRightToLeft ? 393 - way : way }
        fingers.down(at: CGPoint(x: x(2), y: 400))
        fingers.drag(to: CGPoint(x: x(2 + 393 * share), y: 400), duration: 0.3)
        return fingers
    }

    // MARK: Large titles

    @Test(
        "During a swipe back from a small to a large title the bar grows with the finger; each page keeps its safe area (V-N11)"
    )
    func swipeToLargeTitle() {
        navigation.navigationBar.prefersLargeTitles = true
        page.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(page, animated: false)
        let phone = Phone(root: navigation)
        MainLoop.current.settle()
        #expect(titles == ["Page 17", "Root 17"])
        let fingers = swipeBack(on: phone)
        #expect(page.view.safeAreaInsets.top == 113)
        #expect(root.view.safeAreaInsets.top == 165)
        #expect(shownHeight > 75 && shownHeight < 81)
        #expect(titles == ["Page 17", "Root 17", "Root 34"])

        fingers.drag(to: CGPoint(x: 20, y: 400), duration: 0.3)
        fingers.up()
        MainLoop.current.settle()
        #expect(navigation.topViewController === page)
        #expect(page.view.safeAreaInsets.top == 113)
        #expect(navigation.navigationBar.frame.height == 54)
        #expect(titles == ["Page 17", "Root 17"])

        navigation.popViewController(animated: true)
        MainLoop.current.settle()
        #expect(root.view.safeAreaInsets.top == 165)
        #expect(navigation.navigationBar.frame.height == 106)
        #expect(titles == ["Root 34"])
    }

    @Test(
        "A push to a small title takes the bar's height along, and the page below keeps its safe area until it is gone")
    func pushToSmallTitle() {
        navigation.navigationBar.prefersLargeTitles = true
        page.navigationItem.largeTitleDisplayMode = .never
        let phone = Phone(root: navigation)
        MainLoop.current.settle()
        navigation.pushViewController(page, animated: true)
        MainLoop.current.advance(by: 0.1)
        #expect(root.view.safeAreaInsets.top == 165)
        #expect(page.view.safeAreaInsets.top == 113)
        #expect(shownHeight > 54 && shownHeight < 106)
        MainLoop.current.settle()
        #expect(shownHeight == 54)
        _ = phone
    }

    @Test("Between two large titles the bar keeps its height, and one title goes as the other comes")
    func bothLarge() {
        navigation.navigationBar.prefersLargeTitles = true
        let phone = Phone(root: navigation)
        MainLoop.current.settle()
        navigation.pushViewController(page, animated: true)
        MainLoop.current.advance(by: 0.1)
        #expect(shownHeight == 106)
        #expect(titles == ["Page 34", "Root 17", "Root 34"])
        MainLoop.current.settle()
        #expect(titles == ["Page 34", "Root 17"])
        _ = phone
    }

    // MARK: The tab bar

    @Test(
        "A tab bar that a page hides moves with the page below it, and returns with it (V-N11)",
        arguments: [false, true])
    func tabBar(isRightToLeft: Bool) {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        page.hidesBottomBarWhenPushed = true
        let phone = Phone(root: tabs)
        phone.window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        MainLoop.current.settle()
        func difference() -> CGFloat {
            let bar = tabs.tabBar.layer.presentation()?.position.x ?? 0
            return bar - (root.view.layer.presentation()?.position.x ?? 0)
        }
        func place() -> CGFloat { tabs.tabBar.layer.presentation()?.frame.minX ?? 0 }
        navigation.pushViewController(page, animated: true)
        MainLoop.current.advance(by: 0.1)
        #expect(abs(difference()) < 0.01)
        #expect(isRightToLeft ? place() > 1 : place() < -1)
        #expect(tabs.tabBar.layer.presentation()?.frame.maxY == 852)
        #expect(root.view.safeAreaInsets.bottom == 83)
        #expect(page.view.safeAreaInsets.bottom == 34)
        MainLoop.current.settle()
        #expect(tabs.tabBar.isHidden)
        #expect(tabs.tabBar.superview === tabs.view)

        let fingers = swipeBack(on: phone, isRightToLeft: isRightToLeft)
        #expect(!tabs.tabBar.isHidden)
        #expect(abs(difference()) < 0.01)
        #expect(page.view.safeAreaInsets.bottom == 34)
        fingers.drag(to: CGPoint(x: isRightToLeft ? 380 : 13, y: 400), duration: 0.3)
        fingers.up()
        MainLoop.current.settle()
        #expect(tabs.tabBar.isHidden)
        #expect(tabs.tabBar.superview === tabs.view)

        navigation.popViewController(animated: true)
        MainLoop.current.settle()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        #expect(tabs.tabBar.superview === tabs.view)
        #expect(root.view.safeAreaInsets.bottom == 83)
    }
}
