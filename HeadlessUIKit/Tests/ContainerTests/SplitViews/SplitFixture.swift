@testable import TestSupport
@testable import UIKit

/// A tablet with a split view controller, and the calls of its delegate and its columns.
@MainActor
final class SplitFixture {
    let screen: UIScreen
    let window: UIWindow
    let split: UISplitViewController
    let delegate = SplitDelegate()
    let journal = Journal()
    let list: NotedViewController
    let middle: NotedViewController
    let detail: NotedViewController

    enum Shape {
        /// 1180×820.
        case landscape
        /// 820×1180.
        case portrait
        /// 400×1180, with compact width.
        case narrow
        /// 1366×1024, a large tablet.
        case large
    }

    /// - Parameter style: `unspecified` is a classic split view with the list and the detail.
    init(_ style: UISplitViewController.Style, _ shape: Shape, prepare: (SplitFixture) -> Void = { _ in }) {
        MainLoop.current.settle()
        let (bounds, insets, traits) = Self.environment(shape)
        screen = UIScreen(bounds: bounds, scale: 2, safeAreaInsets: insets, traits: traits)
        window = UIWindow(screen: screen)
        list = NotedViewController("list", journal)
        middle = NotedViewController("middle", journal)
        detail = NotedViewController("detail", journal)
        if style == .unspecified {
            split = UISplitViewController()
            split.viewControllers = [list, detail].map { UINavigationController(rootViewController: $0) }
        } else {
            split = UISplitViewController(style: style)
            split.setViewController(list, for: .primary)
            if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
            split.setViewController(detail, for: .secondary)
        }
        split.delegate = delegate
        prepare(self)
        window.rootViewController = split
        window.makeKeyAndVisible()
        MainLoop.current.settle()
    }

    func change(to shape: Shape) {
        let (bounds, insets, traits) = Self.environment(shape)
        screen.resize(to: bounds, safeAreaInsets: insets, traits: traits)
        MainLoop.current.settle()
    }

    private static func environment(_ shape: Shape) -> (CGRect, UIEdgeInsets, UITraitCollection) {
        let size =
            switch shape {
            case .landscape: CGSize(width: 1180, height: 820)
            case .portrait: CGSize(width: 820, height: 1180)
            case .narrow: CGSize(width: 400, height: 1180)
            case .large: CGSize(width: 1366, height: 1024)
            }
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: shape == .narrow ? .compact : .regular),
            UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
        ])
        return (CGRect(origin: .zero, size: size), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), traits)
    }

    /// Returns the frame of a controller's navigation controller on the screen; `nil` if it is not visible.
    func frame(_ controller: UIViewController) -> CGRect? {
        guard let view = controller.navigationController?.viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    /// Returns the names of the controllers of a navigation controller, from the root.
    func stack(_ controller: UIViewController) -> [String] {
        controller.navigationController?.viewControllers.map { ($0 as? NotedViewController)?.name ?? "?" } ?? []
    }
}

final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
    private(set) var calls: [String] = []
    var topColumn: UISplitViewController.Column?
    var expandingMode: UISplitViewController.DisplayMode?
    var target = UISplitViewController.DisplayMode.automatic
    var takesSecondaryAway = false
    var showsDetail = false

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { calls.append("mode(\(displayMode))") }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        calls.append("willShow(\(column))")
    }
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        calls.append("didShow(\(column))")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        calls.append("willHide(\(column))")
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        calls.append("didHide(\(column))")
    }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        calls.append("top(\(proposedTopColumn))")
        return topColumn ?? proposedTopColumn
    }
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        calls.append("expanding(\(proposedDisplayMode))")
        return expandingMode ?? proposedDisplayMode
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("didExpand") }
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        calls.append("collapse")
        return takesSecondaryAway
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        calls.append("separate")
        return nil
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        calls.append("showDetail")
        return showsDetail
    }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        calls.append("gestureWillBegin")
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        calls.append("gestureDidEnd")
    }
}
