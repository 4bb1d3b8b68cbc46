import UIKit

/// The animations of a navigation controller's pushes and pops, and its interactive pop.
///
/// ```swift
/// navigationController.use(
///     NavigationTransition(push: .drop, pop: .fly, interactivePop: .anywhere))
/// ```
///
/// The navigation controller keeps the transition. Its delegate still receives every call, if it is set before
/// `use(_:)`, and its animators take precedence. Another delegate that is set later replaces the transition until
/// `use(_:)` is called again. See <doc:NavigationAndTabs#Keep-your-delegate>.
public struct NavigationTransition: Sendable {
    /// The animation of a push. Defaults to `.parallax(from: .trailing)`, which resembles UIKit's own.
    public var push: TransitionAnimation
    /// The animation of a pop, described as that of the corresponding push. It plays in reverse, so the disappearing
    /// view is its incoming view. Defaults to `nil`: the same animation as `push`.
    public var pop: TransitionAnimation?
    /// The area in which a swipe pops. Defaults to `.anywhere`.
    public var interactivePop: InteractivePop
    /// The distance or velocity that completes a pop. Defaults to `.pop`: 0.3 of the width, or 920 points per second.
    public var threshold: SwipeThreshold
    /// Returns the animation between two particular view controllers, the one that disappears and the one that appears,
    /// or `nil` for ``push`` or ``pop``. Defaults to `nil`.
    ///
    /// As with ``pop``, the animation of a pop is described as that of its push. Called for each animated push or pop,
    /// unless the delegate supplies an animator, and when a finger might begin a pop. The navigation controller retains
    /// the closure, so capture that controller and its owners weakly.
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
    /// The swipe leads toward the trailing edge; its progress is the fraction of the width. If the pop is a zoom and
    /// the area is `.anywhere`, the swipe may also lead down. The view then follows the finger on both axes, returns
    /// into the source or to its place after the release, and cannot be caught on that way. Any other running push or
    /// pop can be caught. If it changes more than the top of the stack, it is completed when the finger lifts.
    ///
    /// <doc:NavigationAndTabs#Choose-where-a-swipe-goes-back> says where no pop begins.
    public enum InteractivePop: Equatable, Sendable, CaseIterable {
        /// The whole view. At the leading edge the swipe takes precedence, as with ``edge``; elsewhere the content
        /// does, as in <doc:NavigationAndTabs#Know-who-gets-the-finger>. Where pages turn, it pops on the first.
        case anywhere
        /// The leading edge of the screen, where the swipe takes precedence over every pan and swipe of the content.
        case edge
        /// No area. UIKit's own edge swipe is off as well. From iOS 26 on, also disable
        /// `interactiveContentPopGestureRecognizer`.
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
    /// Uses a transition for every push and pop from now on. It replaces the transition in use.
    ///
    /// Until ``UIKit/UINavigationController/removeTransition()`` the property `delegate` has another value, and
    /// `interactivePopGestureRecognizer` is disabled. The call loads the view. It cancels a pop under a finger; any
    /// other continues.
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
