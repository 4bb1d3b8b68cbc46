import Testing
import UIKit

@testable import TestSupport

/// What ordinary apps write about bars.
@MainActor @Suite struct BarCodeTests {
    @Test func anItemIsFilled() {
        let item = UINavigationItem()
        item.title = "Inbox"
        item.titleView = UIView()
        item.largeTitleDisplayMode = .never
        item.backButtonDisplayMode = .minimal
        item.style = .editor
        item.leftItemsSupplementBackButton = true
        item.hidesSearchBarWhenScrolling = false
        item.scrollEdgeAppearance = UINavigationBarAppearance()
        item.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }, menu: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
            UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
            .fixedSpace(12),
        ]
        #expect(item.rightBarButtonItems?.count == 4)
        #expect(item.rightBarButtonItem?.primaryAction != nil)
    }

    @Test func aBarWithoutAControllerShowsAnItem() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        let (inbox, mail) = (UINavigationItem(title: "Inbox"), UINavigationItem(title: "Mail"))
        bar.setItems([inbox], animated: false)
        bar.pushItem(mail, animated: false)
        bar.popItem(animated: false)
        #expect(bar.topItem === inbox)
        bar.tintColor = .systemRed
        bar.standardAppearance.configureWithOpaqueBackground()
        #expect(bar.standardAppearance.backgroundColor != nil)
    }

    @Test func aStackIsConfigured() {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.navigationBar.prefersLargeTitles = true
        stack.isToolbarHidden = false
        stack.hidesBarsOnSwipe = true
        stack.interactivePopGestureRecognizer?.isEnabled = false
        let detail = UIViewController()
        detail.hidesBottomBarWhenPushed = true
        let phone = Phone(root: stack)
        stack.pushViewController(detail, animated: false)
        MainLoop.current.settle()
        #expect(detail.view.window === phone.window)
        stack.popViewController(animated: false)
        MainLoop.current.settle()
        #expect(detail.navigationController == nil)
    }

    @Test func tabsHaveBadges() {
        let tabs = UITabBarController()
        let home = UIViewController()
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 1)
        home.tabBarItem.badgeValue = "3"
        tabs.setViewControllers([home], animated: false)
        tabs.tabBar.isTranslucent = false
        tabs.tabBar.tintColor = .systemPurple
        #expect(tabs.tabBar.items?.first?.badgeValue == "3")
        let tab = UITab(title: "Search", image: nil, identifier: "search") { _ in UIViewController() }
        #expect(tab.identifier == "search")
    }

    @Test func aSearchIsMade() {
        let search = UISearchController()
        #expect(search.searchResultsController == nil)
        search.obscuresBackgroundDuringPresentation = false
        search.automaticallyShowsCancelButton = false
        search.searchBar.placeholder = "Songs"
        search.searchBar.scopeButtonTitles = ["All", "Mine"]
        let screen = UIViewController()
        screen.navigationItem.searchController = search
        let phone = Phone(root: UINavigationController(rootViewController: screen))
        search.isActive = true
        MainLoop.current.settle()
        #expect(search.searchBar.window === phone.window)
        #expect(search.presentingViewController != nil)
    }
}
