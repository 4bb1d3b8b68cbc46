import Testing
import UIKit

@testable import TestSupport

/// The controllers, the tabs and the bar of a tab bar controller.
@MainActor
struct TabBarControllerTests {
    private let fixture = TabFixture()

    private func labels(_ view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        return (view as? UILabel)?.text.map { [$0] } ?? view.subviews.flatMap(labels)
    }

    @Test("The bar is 49 points high over the home indicator, and the children's safe area ends above it")
    func place() {
        #expect(fixture.tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        #expect(fixture.a.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(fixture.a.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    }

    @Test("The bar has a tab for each controller, however many, and marks the selected one")
    func items() {
        #expect(labels(fixture.tabs.tabBar) == ["A", "B", "C"])
        #expect(fixture.tabs.tabBar.selectedItem === fixture.a.tabBarItem)
        let many = (1...7).map { number in
            let controller = UIViewController()
            controller.title = "\(number)"
            return controller
        }
        fixture.tabs.viewControllers = many
        MainLoop.current.settle()
        #expect(fixture.tabs.tabBar.items?.count == 7)
        #expect(fixture.tabs.tabBar.items?.map(\.title) == ["1", "2", "3", "4", "5", "6", "7"])
        fixture.tap(6)
        #expect(fixture.tabs.selectedIndex == 6)
        MainLoop.current.settle()
    }

    @Test("Titles and badges follow their items; a controller may have another item")
    func followingItems() {
        fixture.b.title = "Books"
        fixture.c.tabBarItem.badgeValue = "3"
        fixture.tabs.view.layoutIfNeeded()
        #expect(labels(fixture.tabs.tabBar) == ["A", "Books", "C", "3"])
        fixture.a.tabBarItem = UITabBarItem(title: "Start", image: nil, tag: 1)
        fixture.tabs.view.layoutIfNeeded()
        #expect(labels(fixture.tabs.tabBar).first == "Start")
        #expect(fixture.tabs.tabBar.selectedItem === fixture.a.tabBarItem)
    }

    @Test("A navigation controller has the tab item of its root")
    func navigationItem() {
        let root = UIViewController()
        root.title = "Root"
        root.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.tabBarItem === root.tabBarItem)
        navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        #expect(navigation.tabBarItem.title == "Own")
    }

    @Test("Another list keeps the selected controller, or else its place, or else takes the first")
    func newList() {
        fixture.tabs.selectedIndex = 1
        MainLoop.current.settle()
        fixture.tabs.viewControllers = [fixture.c, fixture.a, fixture.b]
        #expect(fixture.tabs.selectedViewController === fixture.b)
        #expect(fixture.tabs.selectedIndex == 2)
        let d = UIViewController()
        let e = UIViewController()
        let f = UIViewController()
        fixture.tabs.viewControllers = [d, e, f]
        #expect(fixture.tabs.selectedViewController === f)
        #expect(fixture.b.parent == nil)
        fixture.tabs.viewControllers = [d]
        #expect(fixture.tabs.selectedViewController === d)
        MainLoop.current.settle()
        #expect(d.view.window === fixture.phone.window)
        #expect(f.view.superview == nil)
        fixture.tabs.viewControllers = nil
        #expect(fixture.tabs.selectedIndex == NSNotFound)
        #expect(fixture.tabs.selectedViewController == nil)
    }

    @Test("Children hear about their coming and going")
    func moves() {
        let x = NotedViewController("x", fixture.journal)
        fixture.tabs.viewControllers = [fixture.a, x]
        #expect(
            fixture.journal.take().filter { $0.contains("Move") } == [
                "b.willMove(out)", "b.didMove(out)", "c.willMove(out)", "c.didMove(out)", "x.willMove(in)",
                "x.didMove(in)",
            ])
        #expect(x.tabBarController === fixture.tabs)
        #expect(fixture.b.tabBarController == nil)
    }

    @Test("A tab may be selected before anything is shown; its view comes with the tab bar controller's")
    func before() {
        let tabs = UITabBarController()
        let x = NotedViewController("x", fixture.journal)
        let y = NotedViewController("y", fixture.journal)
        tabs.viewControllers = [x, y]
        tabs.selectedIndex = 1
        #expect(!x.isViewLoaded && !y.isViewLoaded)
        fixture.phone.window.rootViewController = tabs
        MainLoop.current.settle()
        #expect(!x.isViewLoaded)
        #expect(
            fixture.journal.takeAppearance().filter { $0.hasPrefix("y") } == [
                "y.didLoad", "y.willAppear(false)", "y.isAppearing(false)", "y.didAppear(false)",
            ])
    }

    @Test("A hidden bar gives the children their place back")
    func hiding() {
        fixture.tabs.isTabBarHidden = true
        MainLoop.current.turn()
        #expect(fixture.tabs.tabBar.isHidden)
        #expect(fixture.a.view.safeAreaInsets.bottom == 34)
        fixture.tabs.setTabBarHidden(false, animated: true)
        MainLoop.current.settle()
        #expect(fixture.tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        #expect(fixture.a.view.safeAreaInsets.bottom == 83)
    }

    @Test("The children get the new size, and the bar is lower in landscape (Y6)")
    func rotation() {
        fixture.phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(fixture.a.sizes == [CGSize(width: 852, height: 393)])
        #expect(fixture.tabs.tabBar.frame == CGRect(x: 0, y: 340, width: 852, height: 53))
        #expect(fixture.a.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 53, right: 59))
    }

    @Test("A navigation controller in a tab has both bars")
    func both() {
        let root = UIViewController()
        fixture.tabs.viewControllers = [UINavigationController(rootViewController: root)]
        MainLoop.current.settle()
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 113, left: 0, bottom: 83, right: 0))
        #expect(root.tabBarController === fixture.tabs)
    }

    @Test("The selected child's preferred size is announced further up")
    func preferredSize() {
        let parent = SizeNotingParent()
        parent.addChild(fixture.tabs)
        fixture.a.preferredContentSize = CGSize(width: 10, height: 20)
        fixture.b.preferredContentSize = CGSize(width: 30, height: 40)
        #expect(parent.count == 1)
        fixture.tabs.removeFromParent()
    }

    @Test("Only one of the controllers can be selected")
    func foreign() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let tabs = UITabBarController()
                tabs.viewControllers = [UIViewController()]
                tabs.selectedViewController = UIViewController()
            }
        }
    }
}

private final class SizeNotingParent: UIViewController {
    private(set) var count = 0

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        count += 1
    }
}
