import UIKit

/// The screen that a container shows: a stack, tabs, pages, a split view, or a container of the app's own.
extension UIViewController {
    /// The view controllers from this one to the screen that it shows, each shown by the one before.
    var pathToScreen: [UIViewController] { [self] + (shownChild?.pathToScreen ?? []) }

    /// The child that stands for this container: of those in sight, the one in front. In a container that UIKit does
    /// not know, a child in a small part of the view stands only for itself.
    private var shownChild: UIViewController? {
        guard hasOwnLayout, !children.isEmpty, let view = viewIfLoaded else { return visibleChildren.last }
        // Outside of a window UIKit has not laid out the view yet.
        if view.window == nil { view.layoutIfNeeded() }
        if let secondaryColumn { return secondaryColumn }
        let depth = { (child: UIView) in view.subviews.firstIndex { child.isDescendant(of: $0) } ?? -1 }
        return visibleChildren.reversed().filter { $0.covers(view) }.max { depth($0.view) < depth($1.view) }
    }

    /// The secondary column of a split view that is not collapsed. Another column may be wider, and the split view
    /// shows that one or not depending on its size, so it must not decide the size.
    private var secondaryColumn: UIViewController? {
        guard let split = self as? UISplitViewController, !split.isCollapsed else { return nil }
        let screen = split.style == .unspecified ? split.viewControllers.last : split.viewController(for: .secondary)
        // UIKit puts a screen into a stack.
        return visibleChildren.first { $0 === screen || $0 === screen?.parent }
    }

    /// Whether the view controller decides by itself where its children are, unlike a stack, tabs or pages.
    var hasOwnLayout: Bool {
        !(self is UINavigationController || self is UITabBarController || self is UIPageViewController
            || self is ReplaceableContentViewController)
    }

    /// The children in sight, apart from sheets that were added.
    private var visibleChildren: [UIViewController] {
        switch self {
        case let stack as UINavigationController: return stack.topViewController.map { [$0] } ?? []
        case let tabs as UITabBarController: return tabs.selectedViewController.map { [$0] } ?? []
        case let pages as UIPageViewController: return pages.viewControllers ?? []
        case let container as ReplaceableContentViewController: return [container.contentViewController]
        default:
            guard !children.isEmpty, let view = viewIfLoaded else { return [] }
            return children.filter { child in
                child.viewIfLoaded.map { $0.isVisible(in: view) && !$0.subviews.contains { $0 is ChromeView } } == true
            }
        }
    }

    /// Returns whether the view covers at least half of a container's view. A length below a point counts as one, so a
    /// container without a height still has a screen.
    private func covers(_ container: UIView) -> Bool {
        let area = { (view: UIView) in max(1, view.bounds.width) * max(1, view.bounds.height) }
        return area(view) >= area(container) / 2
    }

    /// Whether the view controller, or one that it shows, is modal in its presentation. Apps set
    /// `isModalInPresentation` on the screen that has something to lose, inside its navigation controller (Q8).
    var keepsPresentationModal: Bool {
        isModalInPresentation || visibleChildren.contains(where: \.keepsPresentationModal)
    }

    /// The background colour of the view, or else of the screen that it shows; `nil` if neither is opaque.
    var opaqueBackground: UIColor? {
        guard let color = viewIfLoaded?.backgroundColor, color.cgColor.alpha >= 1 else {
            return shownChild?.opaqueBackground
        }
        return color
    }

    var barHeight: CGFloat {
        switch self {
        case let stack as UINavigationController:
            return (stack.isNavigationBarHidden ? 0 : stack.roomAboveBar + stack.navigationBar.frame.height)
                + (stack.isToolbarHidden ? 0 : stack.heightAboveSafeArea(of: stack.toolbar))
        case let tabs as UITabBarController: return tabs.tabBar.isHidden ? 0 : tabs.heightAboveSafeArea(of: tabs.tabBar)
        default: return 0
        }
    }

    /// Returns the height that this container adds to a child's content: its bars, whose heights may have changed since
    /// the last layout, what it has above and below the child, and the insets that the app adds.
    func height(around child: UIViewController) -> CGFloat {
        let own = additionalSafeAreaInsets.top + additionalSafeAreaInsets.bottom
        switch self {
        case let stack as UINavigationController:
            let room = CGSize(width: child.view.bounds.width, height: 0)
            // Outside of a window UIKit has not laid out the bar yet.
            if stack.view.window == nil { stack.view.layoutIfNeeded() }
            let bar =
                stack.isNavigationBarHidden ? 0 : stack.roomAboveBar + stack.navigationBar.sizeThatFits(room).height
            return max(0, own + bar + (stack.isToolbarHidden ? 0 : stack.heightAboveSafeArea(of: stack.toolbar)))
        case let tabs as UITabBarController:
            let isHidden = tabs.tabBar.isHidden || (child as? UINavigationController)?.hidesBottomBars == true
            return max(0, own + (isHidden ? 0 : tabs.heightAboveSafeArea(of: tabs.tabBar)))
        default:
            return max(0, own + (hasOwnLayout ? view.bounds.height - child.view.bounds.height : 0))
        }
    }

    /// Returns the height of a bar at the bottom without the area of the home indicator, which it covers. No bar is
    /// lower than 32 points, so one that would be has not been laid out for that area yet.
    private func heightAboveSafeArea(of bar: UIView) -> CGFloat {
        let whole = bar.frame.height > 0 ? bar.frame.height : bar.sizeThatFits(bar.frame.size).height
        let height = whole - (view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom)
        return height < 32 ? whole : height
    }
}

extension UINavigationController {
    /// What UIKit leaves free between the safe area and the bar: 10 points from iOS 26 on where no safe area is, 24 in
    /// compact height, and nothing before (CO13).
    fileprivate var roomAboveBar: CGFloat {
        guard let view = viewIfLoaded, !isNavigationBarHidden else { return 0 }
        return max(0, navigationBar.frame.minY - view.safeAreaInsets.top)
    }

    /// Whether a pushed screen hides the tab bar and the toolbar, which UIKit removes only at the end of the push.
    var hidesBottomBars: Bool { viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }
}

extension UIView {
    fileprivate func isVisible(in container: UIView) -> Bool {
        if self === container { return true }
        return !isHidden && alpha > 0 && superview?.isVisible(in: container) == true
    }
}
