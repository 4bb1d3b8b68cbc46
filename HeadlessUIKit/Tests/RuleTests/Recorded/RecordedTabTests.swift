import Testing
import UIKit

@testable import TestSupport

/// What the delegate of a tab bar controller hears of its tabs, recorded on a simulator of iOS 26.1:
/// github.com/Vercantez/openuikit, `uikit/docs/agent_reports/signal-last-rows.md` at 53199623.
@MainActor @Suite struct RecordedTabTests {
    private let delegate = TabJournal()
    private let tabs = UITabBarController()

    init() { tabs.delegate = delegate }

    private func makeTabs(_ names: String...) -> [UITab] {
        names.map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } }
    }

    private func tap(_ index: Int) throws {
        tabs.tabBar.tap(try #require(tabs.tabBar.items)[index])
        MainLoop.current.settle()
    }

    @Test("A selection by code: the delegate hears only that it was made (V-N9)")
    func byCode() {
        tabs.tabs = makeTabs("a", "b")
        let phone = Phone(root: tabs)
        _ = delegate.journal.take()
        tabs.selectedTab = tabs.tabs[1]
        MainLoop.current.settle()
        #expect(delegate.journal.take() == ["did b after a"])
        #expect(phone.root === tabs)
    }

    @Test("A tap asks and tells, and so does another one on the same tab (V-N9)")
    func byTap() throws {
        tabs.tabs = makeTabs("a", "b")
        let phone = Phone(root: tabs)
        _ = delegate.journal.take()
        try tap(1)
        #expect(delegate.journal.take() == ["should b", "did b after a"])
        try tap(1)
        #expect(delegate.journal.take() == ["should b", "did b after b"])
        #expect(phone.root === tabs)
    }

    @Test("Tabs without the selected one select the first; the first tabs at all do so at once (V-N9)")
    func exchanged() {
        let all = makeTabs("a", "b", "c")
        tabs.tabs = all
        #expect(delegate.journal.take() == ["did a after none"])
        let phone = Phone(root: tabs)
        tabs.selectedTab = all[2]
        MainLoop.current.settle()
        _ = delegate.journal.take()
        tabs.tabs = Array(all[0...1])
        #expect(delegate.journal.take() == ["did a after c"])
        #expect(phone.root === tabs)
    }
}

private final class TabJournal: NSObject, UITabBarControllerDelegate {
    let journal = Journal()

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        journal.note("should \(tab.identifier)")
        return true
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        journal.note("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
}
