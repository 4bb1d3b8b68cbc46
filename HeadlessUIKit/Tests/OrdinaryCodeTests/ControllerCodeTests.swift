import Testing
import UIKit

@testable import TestSupport

/// What ordinary apps write about view controllers.
@MainActor @Suite struct ControllerCodeTests {
    final class Player: UIViewController {
        let playlist = UIScrollView()
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
            edge == .top ? playlist : super.contentScrollView(for: edge)
        }
        override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
        override func updateViewConstraints() { super.updateViewConstraints() }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
        override func accessibilityPerformMagicTap() -> Bool { true }
    }

    @Test func hooksAreOverridden() {
        let player = Player()
        let phone = Phone(root: player)
        player.setNeedsUpdateOfHomeIndicatorAutoHidden()
        player.setNeedsStatusBarAppearanceUpdate()
        #expect(phone.window.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
        #expect(player.contentScrollView(for: .top) === player.playlist)
        #expect(player.contentScrollView(for: .bottom) == nil)
        #expect(player.accessibilityPerformMagicTap())
    }

    @Test func aBarFollowsTheScrollViewThatAnOverrideChooses() {
        let player = Player()
        player.title = "Queue"
        player.playlist.frame = CGRect(x: 0, y: 400, width: 393, height: 452)
        player.view.addSubview(UIView())
        player.view.addSubview(player.playlist)
        player.playlist.contentSize.height = 2000
        let stack = UINavigationController(rootViewController: player)
        stack.navigationBar.prefersLargeTitles = true
        let phone = Phone(root: stack)
        let high = stack.navigationBar.frame.height
        player.playlist.contentOffset.y += 300
        MainLoop.current.turn()
        #expect(stack.navigationBar.frame.height < high)
        #expect(stack.view.window === phone.window)
    }

    @Test func presentationsAreConfigured() {
        let screen = UIViewController()
        screen.modalPresentationStyle = .pageSheet
        screen.isModalInPresentation = true
        screen.modalTransitionStyle = .crossDissolve
        screen.modalPresentationCapturesStatusBarAppearance = true
        screen.definesPresentationContext = true
        screen.providesPresentationContextTransitionStyle = true
        screen.preferredContentSize = CGSize(width: 320, height: 200)
        let sheet = screen.sheetPresentationController
        sheet?.detents = [.medium(), .custom(identifier: .init("small")) { $0.maximumDetentValue * 0.25 }]
        sheet?.prefersGrabberVisible = true
        sheet?.prefersEdgeAttachedInCompactHeight = true
        sheet?.largestUndimmedDetentIdentifier = .medium
        #expect(sheet?.detents.count == 2)
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceItem = UIBarButtonItem(systemItem: .action)
        popover.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        #expect(popover.popoverPresentationController?.permittedArrowDirections == [.up, .down])
        let zoomed = UIViewController()
        zoomed.preferredTransition = .zoom { _ in nil }
        #expect(zoomed.preferredTransition != nil)
    }

    @Test func backgroundsHaveAMaterial() {
        let controller = UIViewController()
        #expect(controller.presentationController?.backgroundEffect == nil)
        controller.sheetPresentationController?.backgroundEffect = UIGlassEffect()
        #expect(controller.presentationController?.backgroundEffect is UIGlassEffect)
        let table = UITableView()
        table.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .separator)
        #expect(table.separatorEffect is UIVibrancyEffect)
    }

    @Test func environmentsAreOverridden() {
        let screen = UIViewController()
        let phone = Phone(root: screen)
        var changes = 0
        screen.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) {
            (_: UIViewController, _) in changes += 1
        }
        screen.traitOverrides.userInterfaceStyle = .dark
        screen.additionalSafeAreaInsets.bottom = 40
        MainLoop.current.turn()
        #expect(changes == 1)
        #expect(screen.view.safeAreaInsets.bottom == 74)
        #expect(phone.root.traitCollection.userInterfaceStyle == .dark)
        #expect(UITraitCollection(horizontalSizeClass: .compact).horizontalSizeClass == .compact)
    }

    @Test func anAlertHasAField() {
        let phone = Phone()
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        let save = UIAlertAction(title: "Save", style: .default)
        alert.addAction(save)
        alert.preferredAction = save
        phone.root.present(alert, animated: true)
        MainLoop.current.settle()
        #expect(alert.textFields?.first?.isFirstResponder == true)
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
    }

    @Test func childrenAreExchanged() {
        let phone = Phone()
        let (first, second) = (UIViewController(), UIViewController())
        for child in [first, second] { phone.root.addChild(child) }
        phone.root.view.addSubview(first.view)
        first.didMove(toParent: phone.root)
        phone.root.transition(
            from: first, to: second, duration: 0.2, options: .transitionCrossDissolve, animations: nil)
        MainLoop.current.settle()
        #expect(second.view.superview === phone.root.view)
        #expect(first.view.superview == nil)
    }

    @Test func emptyScreensSayWhy() {
        let phone = Phone()
        phone.root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
        var search = UIContentUnavailableConfiguration.search()
        search.text = "No results"
        phone.root.contentUnavailableConfiguration = search
        #expect(phone.root.contentUnavailableConfiguration != nil)
        #expect(phone.root.presentationController?.overrideTraitCollection == nil)
        #expect(phone.root.transitionCoordinator == nil)
    }

    @Test func pagesAndColumnsAreMade() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.isDoubleSided = false
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        #expect(pages.viewControllers?.count == 1)
        let columns = UISplitViewController(style: .doubleColumn)
        columns.setViewController(UIViewController(), for: .primary)
        columns.setViewController(UIViewController(), for: .secondary)
        columns.preferredDisplayMode = .oneBesideSecondary
        columns.show(.primary)
        #expect(columns.viewController(for: .primary) != nil)
        let share = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        share.completionWithItemsHandler = { _, _, _, _ in }
        #expect(share.completionWithItemsHandler != nil)
    }
}
