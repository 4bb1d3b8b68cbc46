import Testing

@testable import TestSupport
@testable import UIKit

/// One stack in compact width, columns in regular width.
@MainActor @Suite struct SplitCollapseTests {
    @Test("In compact width all columns are one stack, with the secondary one on top (SV1)")
    func beginsCollapsed() {
        let fixture = SplitFixture(.tripleColumn, .narrow)
        #expect(fixture.split.isCollapsed)
        #expect(fixture.stack(fixture.list) == ["list", "middle", "detail"])
        #expect(fixture.split.viewControllers == [fixture.list.navigationController])
        #expect(fixture.frame(fixture.detail) == CGRect(x: 0, y: 0, width: 400, height: 1180))
        #expect(fixture.detail.view.window != nil)
        #expect(fixture.list.viewIfLoaded?.window == nil)
        #expect(fixture.detail.splitViewController === fixture.split)
        #expect(fixture.delegate.take() == ["top(secondary)", "didCollapse"])
        #expect(fixture.split.isShowing(.secondary) && !fixture.split.isShowing(.primary))
    }

    @Test("The delegate chooses another column on top (SV1)")
    func topColumn() {
        let fixture = SplitFixture(.tripleColumn, .narrow) { $0.delegate.topColumn = .primary }
        #expect(fixture.stack(fixture.list) == ["list"])
        #expect(
            fixture.journal.takeAppearance().filter { $0.contains("ppear") } == [
                "list.willAppear(false)", "list.isAppearing(false)", "list.didAppear(false)",
            ])
        #expect(fixture.split.isShowing(.primary))
        fixture.split.show(.secondary)
        MainLoop.current.settle()
        #expect(fixture.stack(fixture.list) == ["list", "middle", "detail"])
        #expect(fixture.journal.takeAppearance().contains("detail.didAppear(true)"))
        #expect(fixture.detail.view.window != nil)
    }

    @Test("Showing a column that is below pops to it, and the popped one comes back as it was")
    func popsAndPushes() {
        let fixture = SplitFixture(.tripleColumn, .narrow)
        let more = NotedViewController("more", fixture.journal)
        fixture.detail.navigationController?.pushViewController(more, animated: false)
        MainLoop.current.settle()
        fixture.split.show(.supplementary)
        MainLoop.current.settle()
        #expect(fixture.stack(fixture.list) == ["list", "middle"])
        #expect(fixture.split.isShowing(.supplementary))
        fixture.split.show(.secondary)
        MainLoop.current.settle()
        #expect(fixture.stack(fixture.list) == ["list", "middle", "detail", "more"])
        fixture.split.show(.primary)
        MainLoop.current.settle()
        #expect(fixture.stack(fixture.list) == ["list"])
    }

    @Test("Collapsing pushes the secondary column's stack on the primary one's, and expanding gives it back (SV1)")
    func roundTrip() {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        let more = NotedViewController("more", fixture.journal)
        let detailNavigation = fixture.detail.navigationController
        detailNavigation?.pushViewController(more, animated: false)
        MainLoop.current.settle()
        _ = fixture.delegate.take()
        fixture.change(to: .narrow)
        #expect(fixture.split.isCollapsed)
        #expect(fixture.stack(fixture.list) == ["list", "detail", "more"])
        #expect(detailNavigation?.parent == nil)
        #expect(fixture.list.traitCollection.horizontalSizeClass == .compact)
        #expect(fixture.delegate.take() == ["top(secondary)", "didCollapse"])
        fixture.change(to: .landscape)
        #expect(!fixture.split.isCollapsed)
        #expect(fixture.stack(fixture.list) == ["list"])
        #expect(fixture.stack(fixture.detail) == ["detail", "more"])
        #expect(fixture.detail.navigationController === detailNavigation)
        #expect(detailNavigation?.parent === fixture.split)
        #expect(fixture.frame(fixture.detail) == CGRect(x: 320, y: 0, width: 860, height: 820))
        #expect(
            fixture.delegate.take() == [
                "expanding(\(UISplitViewController.DisplayMode.oneBesideSecondary))", "didExpand",
            ])
    }

    @Test("What was pushed while collapsed stays with the column that it is on")
    func pushedWhileCollapsed() {
        let fixture = SplitFixture(.doubleColumn, .narrow) { $0.delegate.topColumn = .primary }
        let filter = NotedViewController("filter", fixture.journal)
        fixture.list.navigationController?.pushViewController(filter, animated: false)
        MainLoop.current.settle()
        fixture.split.show(.secondary)
        MainLoop.current.settle()
        #expect(fixture.stack(fixture.list) == ["list", "filter", "detail"])
        fixture.change(to: .landscape)
        #expect(fixture.stack(fixture.list) == ["list", "filter"])
        #expect(fixture.stack(fixture.detail) == ["detail"])
    }

    @Test("A column that the user has left by the back button is there again when the split view expands")
    func popped() {
        let fixture = SplitFixture(.doubleColumn, .narrow)
        fixture.list.navigationController?.popViewController(animated: true)
        MainLoop.current.settle()
        fixture.change(to: .landscape)
        #expect(fixture.stack(fixture.detail) == ["detail"])
        #expect(fixture.frame(fixture.detail)?.minX == 320)
    }

    @Test("The delegate chooses the mode to expand to (SV1)")
    func expandingMode() {
        let fixture = SplitFixture(.doubleColumn, .narrow) { $0.delegate.expandingMode = .secondaryOnly }
        fixture.change(to: .landscape)
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(fixture.frame(fixture.list) == nil)
    }

    @Test("A compact column takes the place of all others, and is not wrapped (SV1)")
    func compactColumn() {
        let tabs = UITabBarController()
        let fixture = SplitFixture(.doubleColumn, .narrow) { $0.split.setViewController(tabs, for: .compact) }
        #expect(fixture.delegate.take() == ["top(compact)", "didCollapse"])
        #expect(tabs.parent === fixture.split)
        #expect(tabs.view.window != nil)
        #expect(tabs.view.bounds.size == CGSize(width: 400, height: 1180))
        #expect(fixture.split.isShowing(.compact))
        #expect(fixture.stack(fixture.list) == ["list"])
        #expect(fixture.frame(fixture.list) == nil)
        fixture.change(to: .landscape)
        #expect(tabs.view.window == nil)
        #expect(fixture.frame(fixture.list)?.width == 320)
        fixture.change(to: .narrow)
        #expect(tabs.view.window != nil)
    }

    @Test("Each change gives the controllers one disappearance and one appearance at most")
    func appearance() {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        _ = fixture.journal.take()
        fixture.change(to: .narrow)
        let calls = fixture.journal.takeAppearance()
        #expect(calls.filter { $0.hasPrefix("list") } == ["list.willDisappear(false)", "list.didDisappear(false)"])
        #expect(calls.filter { $0.hasPrefix("detail.didAppear") }.count == 1)
        #expect(calls.last == "detail.didAppear(false)")
    }

    @Test("Another detail replaces the one in its column, or is pushed where there is one stack")
    func showDetail() {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        let other = NotedViewController("other", fixture.journal)
        fixture.list.showDetailViewController(other, sender: nil)
        MainLoop.current.settle()
        #expect(fixture.split.viewController(for: .secondary) === other)
        #expect(fixture.frame(other) == CGRect(x: 320, y: 0, width: 860, height: 820))
        #expect(fixture.detail.viewIfLoaded?.window == nil)
        fixture.change(to: .narrow)
        fixture.split.show(.primary)
        MainLoop.current.settle()
        let third = NotedViewController("third", fixture.journal)
        fixture.list.showDetailViewController(third, sender: nil)
        MainLoop.current.settle()
        #expect(fixture.stack(fixture.list) == ["list", "third"])
        #expect(third.view.window != nil)
        fixture.delegate.showsDetail = true
        fixture.list.showDetailViewController(UIViewController(), sender: nil)
        #expect(fixture.split.viewController(for: .secondary) === third)
    }

    @Test("Showing a controller pushes it on the primary stack, or presents it where a compact column has no stack")
    func show() {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        fixture.split.show(NotedViewController("more", fixture.journal), sender: nil)
        MainLoop.current.settle()
        #expect(fixture.stack(fixture.list) == ["list", "more"])
        let tabs = UITabBarController()
        let narrow = SplitFixture(.doubleColumn, .narrow) { $0.split.setViewController(tabs, for: .compact) }
        let shown = UIViewController()
        narrow.split.show(shown, sender: nil)
        MainLoop.current.settle()
        #expect(narrow.split.presentedViewController === shown)
        #expect(narrow.split.viewController(for: .primary) === narrow.list)
    }

    @Test("Without a split view a detail is presented")
    func showDetailElsewhere() {
        let phone = Phone()
        let detail = UIViewController()
        phone.root.showDetailViewController(detail, sender: nil)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController === detail)
    }

    @Test("Another primary controller takes what others have on the stack")
    func replacedBase() {
        let fixture = SplitFixture(.doubleColumn, .narrow)
        let other = NotedViewController("other", fixture.journal)
        fixture.split.setViewController(other, for: .primary)
        MainLoop.current.settle()
        #expect(fixture.stack(other) == ["other", "detail"])
        #expect(fixture.detail.view.window != nil)
        #expect(fixture.list.splitViewController == nil)
        fixture.change(to: .landscape)
        #expect(fixture.stack(other) == ["other"])
        #expect(fixture.stack(fixture.detail) == ["detail"])
    }

    // MARK: Classic

    @Test("A classic split view collapses its second stack onto the first (SV1)")
    func classic() {
        let fixture = SplitFixture(.unspecified, .landscape)
        #expect(fixture.split.viewControllers.count == 2)
        #expect(fixture.frame(fixture.list)?.width == 320)
        fixture.change(to: .narrow)
        #expect(fixture.split.viewControllers == [fixture.list.navigationController])
        #expect(fixture.stack(fixture.list) == ["list", "detail"])
        #expect(fixture.delegate.take() == ["collapse", "didCollapse"])
        fixture.change(to: .landscape)
        #expect(fixture.split.viewControllers.count == 2)
        #expect(fixture.stack(fixture.detail) == ["detail"])
        #expect(fixture.delegate.take() == ["separate", "didExpand"])
    }

    @Test("The delegate of a classic split view may take the second one away: then the first one is seen (SV1)")
    func classicTakenAway() {
        let fixture = SplitFixture(.unspecified, .narrow) { $0.delegate.takesSecondaryAway = true }
        #expect(fixture.stack(fixture.list) == ["list"])
        #expect(fixture.list.view.window != nil)
        fixture.change(to: .landscape)
        #expect(fixture.frame(fixture.detail)?.minX == 320)
    }
}
