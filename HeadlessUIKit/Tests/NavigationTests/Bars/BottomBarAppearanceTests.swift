import Testing

@testable import TestSupport
@testable import UIKit

/// Appearances of a toolbar and of a tab bar below a list.
@Suite @MainActor struct BottomBarAppearanceTests {
    private let child = UIViewController()
    private let scroll = UIScrollView()

    init() {
        scroll.frame = child.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 3000)
        child.view.addSubview(scroll)
    }

    private func look(of bar: UIView) -> BarBackgroundLook? {
        bar.layoutIfNeeded()
        return bar.subviews.compactMap { $0 as? BarBackground }.first { !$0.isHidden }?.look
    }

    @Test("A toolbar is at the edge where the content ends above it")
    func toolbar() {
        let navigation = UINavigationController(rootViewController: child)
        navigation.isToolbarHidden = false
        let phone = Phone(root: navigation)
        MainLoop.current.settle()
        #expect(look(of: navigation.toolbar) == .frosted)
        navigation.toolbar.standardAppearance.backgroundColor = .red
        #expect(look(of: navigation.toolbar)?.color == .red)
        // 852 less 34 and the bar's 52 are above it.
        scroll.contentOffset.y = 3000 - 766
        #expect(look(of: navigation.toolbar) == .transparent)
        scroll.contentOffset.y -= 1
        #expect(look(of: navigation.toolbar)?.color == .red)
        _ = phone
    }

    @Test("Buttons of a toolbar follow its appearance")
    func toolbarButtons() throws {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in })
        toolbar.items = [item]
        let appearance = UIToolbarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.green]
        toolbar.standardAppearance = appearance
        toolbar.layoutIfNeeded()
        let button = try #require(toolbar.subviews.compactMap { $0 as? BarButton }.first)
        #expect(button.titleColor(for: .normal) == .red)
        item.isEnabled = false
        toolbar.layoutIfNeeded()
        #expect(button.titleColor(for: .normal) == .green)
    }

    @Test("A tab bar follows the content of the selected stack, and the selected tab goes before the bar")
    func tabBar() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: child), UIViewController()]
        let phone = Phone(root: tabs)
        MainLoop.current.settle()
        #expect(look(of: tabs.tabBar) == .frosted)
        tabs.tabBar.standardAppearance.backgroundColor = .red
        tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
        tabs.tabBar.scrollEdgeAppearance?.backgroundColor = .blue
        #expect(look(of: tabs.tabBar)?.color == .red)
        // 852 less 34 and the bar's 49.
        scroll.contentOffset.y = 3000 - 769
        #expect(look(of: tabs.tabBar)?.color == .blue)
        let own = UITabBarAppearance()
        own.backgroundColor = .green
        child.navigationController?.tabBarItem.scrollEdgeAppearance = own
        #expect(look(of: tabs.tabBar)?.color == .green)
        tabs.selectedIndex = 1
        MainLoop.current.settle()
        #expect(look(of: tabs.tabBar)?.color == .blue)
        _ = phone
    }

    @Test("Titles, images and badges of tabs follow the appearance of their layout")
    func tabs() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let item = UITabBarItem(title: "One", image: nil, tag: 0)
        let other = UITabBarItem(title: "Two", image: nil, tag: 1)
        item.badgeValue = "3"
        bar.items = [item, other]
        bar.selectedItem = item
        let look = bar.standardAppearance.stackedLayoutAppearance
        look.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        look.normal.iconColor = .yellow
        look.normal.badgeBackgroundColor = .blue
        look.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
        let window = UIWindow(screen: Phone().screen)
        window.addSubview(bar)
        bar.layoutIfNeeded()
        let buttons = bar.subviews.compactMap { $0 as? TabBarButton }
        for button in buttons { button.layoutIfNeeded() }
        let labels = buttons.map { $0.subviews.compactMap { $0 as? UILabel } }
        #expect(labels.map { $0.first?.textColor } == [.green, .red])
        #expect(labels.first?.last?.backgroundColor == .blue)
        let images = buttons.map { $0.subviews.compactMap { $0 as? UIImageView }.first?.tintColor }
        #expect(images == [bar.tintColor, .yellow])
        item.badgeColor = .black
        item.setBadgeTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
        buttons.first?.layoutIfNeeded()
        #expect(labels.first?.last?.backgroundColor == .black)
        #expect(labels.first?.last?.textColor == .yellow)
    }
}
