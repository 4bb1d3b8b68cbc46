import UIKit

/// The animations of a navigation controller's pushes and pops, and its interactive pop.
///
/// ```swift
/// navigationController.use(NavigationTransition(push: .drop, pop: .fly, interactivePop: .anywhere))
/// ```
///
/// The navigation controller keeps it. Its delegate still gets every call: set the delegate before `use(_:)`, or call
/// `use(_:)` again afterwards. An animator or interaction controller that the delegate supplies takes precedence.
public struct NavigationTransition: Sendable {
    /// The animation of a push. Defaults to `.parallax(from: .trailing)`, which resembles UIKit's.
    public var push: TransitionAnimation
    /// The animation of a pop, described as that of the corresponding push: it plays in reverse, so that the view that leaves
    /// is its incoming view. Defaults to `nil`, the same animation as `push`.
    public var pop: TransitionAnimation?
    /// The area in which a swipe pops. Defaults to `.anywhere`.
    public var interactivePop: InteractivePop
    /// The distance or velocity at which releasing completes a pop. Defaults to `.pop`: 0.3 of the width, or 920 points per
    /// second.
    public var threshold: SwipeThreshold
    /// Returns the animation between two particular view controllers, the one that disappears and the one that appears; `nil`
    /// for the animation of the operation. As with ``pop``, the animation of a pop is described as that of its push. Called
    /// for an animated change, unless the delegate supplies an animator, and when a finger might begin a pop. The navigation
    /// controller retains
    /// the closure, so refer weakly to that controller and to its owners. Defaults to `nil`.
    public var animation:
        (
            @MainActor @Sendable (UINavigationController.Operation, UIViewController, UIViewController)
                -> TransitionAnimation?
        )?

    /// The area in which a swipe pops.
    ///
    /// The finger moves toward the trailing edge; the progress is the distance as a fraction of the width. Where the pop is a
    /// zoom it may also move down, if a swipe may begin everywhere, and the view follows it in both axes: let go it returns
    /// into the source or to its place, and is not caught on that way. A push or pop that
    /// is under way is caught, and follows the finger both ways. No pop begins at the root, during another transition, while
    /// something is presented, where the visible bar's item hides the back button without a replacement, and after the
    /// navigation controller has got another delegate. Controls whose value follows the finger keep the touch, and so do
    /// controls without an action for a press, whose purpose is unknown.
    public enum InteractivePop: Equatable, Sendable, CaseIterable {
        /// Every point. A scroll view that can still scroll toward its leading end takes precedence: pages turn back first, and
        /// on the first page the swipe pops.
        ///
        /// ```swift
        /// navigationController.use(NavigationTransition(interactivePop: .anywhere, threshold: .pop))
        /// navigationController.pushViewController(pages, animated: true)
        /// ```
        case anywhere
        /// The leading edge of the screen, with precedence over every view there.
        case edge
        /// No area. UIKit's own edge swipe is off, too. On iOS 26 and later also switch
        /// `interactiveContentPopGestureRecognizer` off.
        case none
    }

    /// Creates a transition. By default it resembles UIKit's, and pops interactively from every point.
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

    /// The animator of a push or pop; `nil` for any other operation.
    @MainActor
    func animator(
        for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) -> TransitionAnimator? {
        switch operation {
        case .push: TransitionAnimator(animation?(operation, from, to) ?? push, .forward)
        case .pop: TransitionAnimator(popAnimation(from: from, to: to), .reverse)
        default: nil
        }
    }

    /// The animator of a pop in which a finger moves the view in both axes; `nil` where it does not.
    @MainActor
    func freePopAnimator(from: UIViewController, to: UIViewController) -> TransitionAnimator? {
        let animation = popAnimation(from: from, to: to)
        guard animation.zoomSource != nil, !UIAccessibility.isReduceMotionEnabled else { return nil }
        return TransitionAnimator(
            animation, .reverse, outline: { TransitionAnimator.Outline() }, mover: .freeFinger, sources: ZoomSources())
    }

    @MainActor
    private func popAnimation(from: UIViewController, to: UIViewController) -> TransitionAnimation {
        animation?(.pop, from, to) ?? pop ?? push
    }
}
