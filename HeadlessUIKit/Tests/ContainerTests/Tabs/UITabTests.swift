import Testing
import UIKit

@testable import TestSupport

/// Tab bar controllers with tabs instead of view controllers.
@MainActor
struct UITabTests {
    private let journal = Journal()

    private func tab(_ name: String) -> UITab {
        UITab(title: name.uppercased(), image: nil, identifier: name) { [journal] _ in
            NotedViewController(name, journal)
        }
    }

    @Test("A tab makes its controller once and knows where it belongs")
    func tab() {
        let a = tab("a")
        let tabs = UITabBarController(tabs: [a, tab("b")])
        #expect(a.viewController === tabs.viewControllers?.first)
        #expect(a.viewController?.tab === a)
        #expect(a.tabBarController === tabs)
        #expect(tabs.selectedTab === a)
        #expect(tabs.tab(forIdentifier: "b") === tabs.tabs[1])
        #expect(tabs.tab(forIdentifier: "c") == nil)
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
        a.title = "Start"
        a.badgeValue = "1"
        #expect(tabs.tabBar.items?.first?.title == "Start")
        #expect(tabs.tabBar.items?.first?.badgeValue == "1")
    }

    @Test("Selecting a tab selects its controller")
    func selection() {
        let tabs = UITabBarController(tabs: [tab("a"), tab("b")])
        tabs.selectedTab = tabs.tabs[1]
        #expect(tabs.selectedIndex == 1)
        tabs.tabs = [tab("c")]
        #expect(tabs.selectedTab?.identifier == "c")
        tabs.viewControllers = [UIViewController()]
        #expect(tabs.tabs == [])
        #expect(tabs.selectedTab == nil)
    }

    @Test("A tap calls shouldSelect and didSelect with the tabs, too (V-N9)")
    func tap() throws {
        let tabs = UITabBarController(tabs: [tab("a"), tab("b")])
        let delegate = TabListener()
        tabs.delegate = delegate
        let phone = Phone(root: tabs)
        let item = try #require(tabs.tabBar.items?.last)
        tabs.tabBar.tap(item)
        #expect(delegate.journal.take() == ["shouldSelectTab(b)", "didSelectTab(b, a)"])
        MainLoop.current.settle()
        delegate.allows = false
        let first = try #require(tabs.tabBar.items?.first)
        tabs.tabBar.tap(first)
        #expect(delegate.journal.take() == ["shouldSelectTab(a)"])
        #expect(tabs.selectedIndex == 1)
        #expect(phone.root === tabs)
    }

    @Test("A disabled tab cannot be tapped")
    func disabled() throws {
        let tabs = UITabBarController(tabs: [tab("a"), tab("b")])
        tabs.tabs[1].isEnabled = false
        let phone = Phone(root: tabs)
        tabs.tabBar.tap(try #require(tabs.tabBar.items?.last))
        #expect(tabs.selectedIndex == 0)
        #expect(phone.root === tabs)
    }

    @Test("A group is one tab in the bar, and its children are found in it")
    func group() {
        let child = tab("child")
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [child]) { _ in UIViewController() }
        let tabs = UITabBarController(tabs: [tab("a"), group])
        #expect(child.parent === group)
        #expect(tabs.tabBar.items?.count == 2)
        #expect(tabs.tab(forIdentifier: "child") === child)
        group.children = []
        #expect(child.parent == nil)
        #expect(tabs.tab(forIdentifier: "child") == nil)
    }

    @Test("A tab without a view controller cannot be shown")
    func noController() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = UITabBarController(tabs: [UITab(title: "A", image: nil, identifier: "a")])
            }
        }
    }
}

private final class TabListener: NSObject, UITabBarControllerDelegate {
    let journal = Journal()
    var allows = true

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        journal.note("shouldSelectTab(\(tab.identifier))")
        return allows
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        journal.note("didSelectTab(\(selectedTab.identifier), \(previousTab?.identifier ?? "none"))")
    }
}
