import UIKit

/// The animation of a change between tabs, and its interactive swipe. To an earlier tab the animation plays in reverse.
///
/// ```swift
/// tabBarController.use(TabTransition(animation: .push(from: .trailing)))
/// ```
///
/// The tab bar controller keeps the transition. Its delegate still receives every call, if it is set before `use(_:)`;
/// after setting another delegate, call `use(_:)` again. An animator of the delegate takes precedence.
public struct TabTransition: Equatable, Sendable {
    /// The animation of a change to a later tab. Defaults to `.push(from: .trailing)`.
    public var animation: TransitionAnimation
    /// Whether a swipe across the content selects an adjacent tab: the next one toward the leading edge, the previous
    /// one toward the trailing edge. Defaults to `true`.
    ///
    /// The delegate's `shouldSelect` and `didSelect` methods are called as for a tap, the latter when the change is
    /// complete. No change begins without an enabled adjacent tab, during a transition, while a view controller is
    /// presented, and on the bar. Scroll views that can scroll that way, and a selected stack that can pop, come first.
    public var isInteractive: Bool
    /// The threshold of a change. Defaults to `.pop`: 0.3 of the width, or 920 points per second.
    public var threshold: SwipeThreshold

    /// Creates a transition. By default the views push each other aside, and a swipe selects an adjacent tab.
    public init(
        animation: TransitionAnimation = .push(from: .trailing), isInteractive: Bool = true,
        threshold: SwipeThreshold = .pop
    ) {
        self.animation = animation
        self.isInteractive = isInteractive
        self.threshold = threshold
    }
}

extension UITabBarController {
    /// Uses a transition for every change of the tab from now on, in place of an earlier one. Until
    /// ``UIKit/UITabBarController/removeTransition()`` the property `delegate` has another value, and tapping a tab
    /// during a change does not select it. Loads the view, and cancels a change that is being dragged.
    public func use(_ transition: TabTransition) {
        // A subclass may set its delegate while the view loads.
        loadViewIfNeeded()
        removeTransition()
        TabTransitionController(transition, for: self).install()
    }

    /// Stops using a transition, if any, and restores the delegate, unless another was set after `use(_:)`.
    public func removeTransition() {
        for (pan, controller) in TransitionPan.pans(on: viewIfLoaded, for: TabTransitionController.self) {
            controller.uninstall()
            pan.remove()
        }
    }

    /// The transition in use; `nil` if tabs change without animation.
    public var tabTransition: TabTransition? {
        TransitionPan.pans(on: viewIfLoaded, for: TabTransitionController.self).first?.owner.transition
    }
}
