import Testing

@testable import TestSupport
@testable import UIKit

/// Columns beside, over and beyond each other.
@MainActor @Suite struct SplitDisplayModeTests {
    @Test("Controllers get navigation controllers, and the split view is that of all of them")
    func containment() {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        #expect(fixture.split.viewController(for: .primary) === fixture.list)
        #expect(fixture.list.navigationController?.parent === fixture.split)
        #expect(fixture.detail.splitViewController === fixture.split)
        #expect(fixture.split.viewControllers == [fixture.list, fixture.detail].map(\.navigationController))
        let own = UINavigationController(rootViewController: UIViewController())
        fixture.split.setViewController(own, for: .secondary)
        #expect(fixture.split.viewController(for: .secondary) === own)
        #expect(own.parent === fixture.split)
        #expect(own.view.window != nil)
        #expect(fixture.detail.splitViewController == nil)
    }

    @Test("Side by side in landscape, 320 points for the primary column (SV2, SV3)")
    func tiled() {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        #expect(fixture.split.displayMode == .oneBesideSecondary)
        #expect(fixture.split.splitBehavior == .tile)
        #expect(fixture.frame(fixture.list) == CGRect(x: 0, y: 0, width: 320, height: 820))
        #expect(fixture.frame(fixture.detail) == CGRect(x: 320, y: 0, width: 860, height: 820))
        #expect(fixture.split.primaryColumnWidth == 320)
        #expect(fixture.split.isShowing(.primary))
        #expect(fixture.delegate.take() == [])
    }

    @Test("The primary column is narrow for its content, the secondary one is not")
    func traits() {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        #expect(fixture.list.traitCollection.horizontalSizeClass == .compact)
        #expect(fixture.detail.traitCollection.horizontalSizeClass == .regular)
        #expect(fixture.list.traitCollection.verticalSizeClass == .regular)
    }

    @Test("Each column has the safe area that reaches into it")
    func safeAreas() {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        #expect(fixture.detail.view.safeAreaInsets == UIEdgeInsets(top: 78, left: 0, bottom: 20, right: 0))
        #expect(fixture.list.view.safeAreaInsets.bottom == 20)
    }

    @Test("Columns appear with the split view, and each hears of it once")
    func appearance() {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        let calls = fixture.journal.takeAppearance().filter { $0.hasPrefix("list") }
        #expect(
            calls == ["list.didLoad", "list.willAppear(false)", "list.isAppearing(false)", "list.didAppear(false)"])
    }

    @Test("Hiding a column moves it out beside the growing secondary one, and then it has disappeared (SV3)")
    func hide() {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        _ = fixture.journal.take()
        fixture.split.hide(.primary)
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(!fixture.split.isShowing(.primary))
        MainLoop.current.advance(by: 0.15)
        #expect(fixture.frame(fixture.list) == CGRect(x: -320, y: 0, width: 320, height: 820))
        let seen = fixture.split.primary.view.layer.presentation()?.frame.minX ?? 0
        #expect(seen < -40 && seen > -280)
        #expect(fixture.journal.takeAppearance() == ["list.willDisappear(true)"])
        MainLoop.current.settle()
        #expect(fixture.frame(fixture.list) == nil)
        #expect(fixture.frame(fixture.detail) == CGRect(x: 0, y: 0, width: 1180, height: 820))
        #expect(fixture.journal.takeAppearance() == ["list.didDisappear(true)"])
        #expect(
            fixture.delegate.take() == [
                "mode(\(UISplitViewController.DisplayMode.secondaryOnly))",
                "willHide(primary)", "didHide(primary)",
            ])
    }

    @Test("A column that is shown again while it leaves has never disappeared")
    func turnedBack() {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        _ = fixture.journal.take()
        fixture.split.hide(.primary)
        MainLoop.current.advance(by: 0.1)
        fixture.split.show(.primary)
        MainLoop.current.settle()
        #expect(
            fixture.journal.takeAppearance() == [
                "list.willDisappear(true)", "list.willAppear(true)", "list.didAppear(true)",
            ])
        #expect(fixture.frame(fixture.list) == CGRect(x: 0, y: 0, width: 320, height: 820))
    }

    @Test("In portrait the primary column comes over the secondary one, dims it, and goes by a tap beside it (SV3)")
    func overlay() {
        let fixture = SplitFixture(.doubleColumn, .portrait)
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(fixture.frame(fixture.list) == nil)
        fixture.split.show(.primary)
        MainLoop.current.settle()
        #expect(fixture.split.displayMode == .oneOverSecondary)
        #expect(fixture.frame(fixture.list) == CGRect(x: 0, y: 0, width: 320, height: 1180))
        #expect(fixture.frame(fixture.detail) == CGRect(x: 0, y: 0, width: 820, height: 1180))
        #expect(fixture.split.dimming.alpha == 1)
        #expect(fixture.journal.takeAppearance().suffix(1) == ["list.didAppear(true)"])
        Touchscreen(fixture.window).tap(at: CGPoint(x: 100, y: 600))
        MainLoop.current.settle()
        #expect(fixture.split.displayMode == .oneOverSecondary)
        Touchscreen(fixture.window).tap(at: CGPoint(x: 600, y: 600))
        MainLoop.current.settle()
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(fixture.split.dimming.alpha == 0)
        #expect(fixture.frame(fixture.list) == nil)
    }

    private func swipe(_ fingers: Touchscreen) {
        fingers.down(at: CGPoint(x: 3, y: 500))
        for x in stride(from: 20, through: 200, by: 20) {
            MainLoop.current.advance(by: 0.016)
            fingers.move(to: CGPoint(x: CGFloat(x), y: 500))
        }
        fingers.up()
    }

    @Test("A swipe from the edge shows it as well, unless swipes are off")
    func swipe() {
        let fixture = SplitFixture(.doubleColumn, .portrait)
        fixture.split.presentsWithGesture = false
        let fingers = Touchscreen(fixture.window)
        swipe(fingers)
        MainLoop.current.settle()
        #expect(fixture.split.displayMode == .secondaryOnly)
        fixture.split.presentsWithGesture = true
        swipe(fingers)
        MainLoop.current.settle()
        #expect(fixture.split.displayMode == .oneOverSecondary)
        #expect(fixture.delegate.take().filter { $0.hasPrefix("gesture") } == ["gestureWillBegin", "gestureDidEnd"])
    }

    @Test("Two columns displace the secondary one where three do not fit, and a tap on it brings it back (SV3)")
    func displace() {
        let fixture = SplitFixture(.tripleColumn, .landscape)
        #expect(fixture.split.splitBehavior == .displace)
        #expect(fixture.frame(fixture.middle) == CGRect(x: 0, y: 0, width: 320, height: 820))
        #expect(fixture.frame(fixture.detail) == CGRect(x: 320, y: 0, width: 860, height: 820))
        #expect(fixture.frame(fixture.list) == nil)
        fixture.split.show(.primary)
        MainLoop.current.settle()
        #expect(fixture.split.displayMode == .twoDisplaceSecondary)
        #expect(fixture.frame(fixture.list) == CGRect(x: 0, y: 0, width: 320, height: 820))
        #expect(fixture.frame(fixture.middle) == CGRect(x: 320, y: 0, width: 320, height: 820))
        #expect(fixture.frame(fixture.detail) == CGRect(x: 640, y: 0, width: 860, height: 820))
        #expect(fixture.split.dimming.alpha == 1)
        Touchscreen(fixture.window).tap(at: CGPoint(x: 900, y: 400))
        MainLoop.current.settle()
        #expect(fixture.split.displayMode == .oneBesideSecondary)
        #expect(fixture.frame(fixture.list) == nil)
    }

    @Test("Turning the device changes the behaviour, and the columns with it")
    func rotation() {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        _ = fixture.journal.take()
        fixture.change(to: .portrait)
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(fixture.frame(fixture.list) == nil)
        #expect(fixture.frame(fixture.detail) == CGRect(x: 0, y: 0, width: 820, height: 1180))
        #expect(fixture.journal.takeAppearance() == ["list.willDisappear(false)", "list.didDisappear(false)"])
        fixture.change(to: .landscape)
        #expect(fixture.split.displayMode == .oneBesideSecondary)
        #expect(fixture.frame(fixture.detail) == CGRect(x: 320, y: 0, width: 860, height: 820))
    }

    @Test("Preferences and widths apply at once, and the primary column can be on the other side (SV2)")
    func preferences() {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        fixture.split.maximumPrimaryColumnWidth = 500
        fixture.split.preferredPrimaryColumnWidthFraction = 0.25
        fixture.split.primaryEdge = .trailing
        MainLoop.current.settle()
        #expect(fixture.frame(fixture.list) == CGRect(x: 885, y: 0, width: 295, height: 820))
        #expect(fixture.frame(fixture.detail) == CGRect(x: 0, y: 0, width: 885, height: 820))
        fixture.split.preferredDisplayMode = .secondaryOnly
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(fixture.frame(fixture.list) == nil)
        fixture.split.preferredDisplayMode = .automatic
        fixture.split.preferredSplitBehavior = .overlay
        #expect(fixture.split.displayMode == .secondaryOnly)
        fixture.split.preferredDisplayMode = .oneBesideSecondary
        #expect(fixture.split.displayMode == .oneOverSecondary)
    }

    @Test("The button toggles, is in the bar of the leading column, and the delegate may choose another mode")
    func button() throws {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        func bar(_ controller: UIViewController) throws -> UINavigationController {
            try #require(controller.navigationController)
        }
        let button = fixture.split.displayModeButtonItem
        #expect(fixture.split.leadingItems(for: try bar(fixture.list)) == [button])
        #expect(fixture.split.leadingItems(for: try bar(fixture.detail)) == [])
        // The button is 16 points from the side of the bar, which begins below the status bar.
        Touchscreen(fixture.window).tap(at: CGPoint(x: 24, y: 46))
        MainLoop.current.settle()
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(fixture.split.leadingItems(for: try bar(fixture.detail)) == [button])
        fixture.delegate.target = .oneOverSecondary
        Touchscreen(fixture.window).tap(at: CGPoint(x: 24, y: 46))
        MainLoop.current.settle()
        #expect(fixture.split.displayMode == .oneOverSecondary)
        fixture.split.displayModeButtonVisibility = .never
        #expect(fixture.split.leadingItems(for: try bar(fixture.list)) == [])
    }

    @Test("Three tiled columns have a button that leaves the secondary one alone, if one is wanted")
    func secondaryOnlyButton() throws {
        let fixture = SplitFixture(.tripleColumn, .large)
        fixture.split.showsSecondaryOnlyButton = true
        let navigation = try #require(fixture.detail.navigationController)
        #expect(fixture.split.leadingItems(for: navigation) == [fixture.split.secondaryOnlyButtonItem])
        fixture.split.toggleSecondaryOnly()
        MainLoop.current.settle()
        #expect(fixture.split.displayMode == .secondaryOnly)
        fixture.split.toggleSecondaryOnly()
        MainLoop.current.settle()
        #expect(fixture.split.displayMode == .oneBesideSecondary)
    }

    @Test("A modal over a split view has the size classes of the window (SV4)")
    func modal() {
        let fixture = SplitFixture(.doubleColumn, .landscape)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        fixture.list.present(modal, animated: false)
        MainLoop.current.settle()
        #expect(modal.traitCollection.horizontalSizeClass == .regular)
        #expect(modal.view.bounds.size == CGSize(width: 1180, height: 820))
    }

    @Test("Nothing of it outlives the window")
    func leaks() {
        weak var split: UISplitViewController?
        weak var list: UIViewController?
        do {
            let fixture = SplitFixture(.tripleColumn, .landscape)
            fixture.split.show(.primary)
            MainLoop.current.settle()
            fixture.change(to: .narrow)
            (split, list) = (fixture.split, fixture.list)
        }
        MainLoop.current.settle()
        #expect(split == nil)
        #expect(list == nil)
    }
}
