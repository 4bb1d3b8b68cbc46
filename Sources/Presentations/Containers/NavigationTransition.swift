import UIKit

/// The animations of a navigation controller's pushes and pops, and its interactive pop.
///
/// ```swift
/// navigationController.use(
///     NavigationTransition(push: .drop, pop: .fly, interactivePop: .anywhere))
/// ```
///
/// The navigation controller keeps it. A delegate that is set before `use(_:)` still receives every call, and its
/// animators take precedence. One that is set later replaces the transition. See
/// <doc:NavigationAndTabs#Keep-your-delegate>.
public struct NavigationTransition: Sendable {
    /// The animation of a push. Defaults to `.parallax(from: .trailing)`, which resembles UIKit's own.
    public var push: TransitionAnimation
    /// The animation of a pop, described as that of its push and played in reverse. Defaults to `nil`: that of `push`.
    public var pop: TransitionAnimation?
    /// The area in which a swipe pops. Defaults to `.anywhere`.
    public var interactivePop: InteractivePop
    /// The distance or velocity that completes a pop. Defaults to `.pop`: 0.3 of the width, or 920 points per second.
    public var threshold: SwipeThreshold
    /// Returns the animation from one view controller to another, described as that of the push, or `nil` for ``push``
    /// or ``pop``. Defaults to `nil`. Called for each animated push or pop without an animator of the delegate, and
    /// when a finger might begin a pop. The navigation controller retains the closure, so capture its owners weakly.
    public var animation:
        (
            @MainActor @Sendable (UINavigationController.Operation, UIViewController, UIViewController)
                -> TransitionAnimation?
        )?

    /// The area in which a swipe pops.
    ///
    /// ```swift
    /// navigationController.use(NavigationTransition(interactivePop: .edge))
    /// ```
    ///
    /// The swipe leads toward the trailing edge; its progress is the fraction of the width. A zoom with `.anywhere` may
    /// also be swiped down, and cannot be caught after the release. Any other running push or pop can be caught. If it
    /// changes more than the top of the stack, the release completes it. For where no pop begins, see
    /// <doc:NavigationAndTabs#Choose-where-a-swipe-goes-back>.
    public enum InteractivePop: Equatable, Sendable, CaseIterable {
        /// The whole view. At the leading edge the swipe takes precedence, as with ``edge``; elsewhere the content
        /// does, as in <doc:NavigationAndTabs#Know-who-gets-the-finger>. Where pages turn, it pops on the first.
        case anywhere
        /// The leading edge of the screen, where the swipe takes precedence over every pan and swipe of the content.
        case edge
        /// None, also not UIKit's edge swipe. From iOS 26 on, also disable `interactiveContentPopGestureRecognizer`.
        case none
    }

    /// Creates a transition. By default it resembles UIKit's own, and a swipe anywhere pops.
    public init(
        push: TransitionAnimation = .parallax(from: .trailing), pop: TransitionAnimation? = nil,
        interactivePop: InteractivePop = .anywhere, threshold: SwipeThreshold = .pop,
        animation: (
            @MainActor @Sendable (UINavigationController.Operation, UIViewController, UIViewController)
                -> TransitionAnimation?
        )? = nil
    ) {
        self.push = push
        self.pop = pop
        self.interactivePop = interactivePop
        self.threshold = threshold
        self.animation = animation
    }
}

extension UINavigationController {
    /// Uses a transition for every push and pop from now on, in place of an earlier one. Until
    /// ``UIKit/UINavigationController/removeTransition()`` the property `delegate` has another value, and
    /// `interactivePopGestureRecognizer` is disabled. Loads the view, and cancels a pop under a finger.
    public func use(_ transition: NavigationTransition) {
        // A subclass may set its delegate while the view loads.
        loadViewIfNeeded()
        removeTransition()
        NavigationTransitionController(transition, for: self).install()
    }

    /// Stops using a transition, and restores the delegate and `interactivePopGestureRecognizer`. A delegate that was
    /// set after `use(_:)` stays. Does nothing if no transition is in use.
    public func removeTransition() {
        for (pan, controller) in TransitionPan.pans(on: viewIfLoaded, for: NavigationTransitionController.self) {
            controller.uninstall()
            pan.remove()
        }
    }

    /// The transition in use; `nil` for UIKit's own.
    public var navigationTransition: NavigationTransition? {
        TransitionPan.pans(on: viewIfLoaded, for: NavigationTransitionController.self).first?.owner.transition
    }
}
