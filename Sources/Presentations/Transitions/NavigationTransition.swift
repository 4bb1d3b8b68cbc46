import UIKit

/// How a navigation controller's pushes and pops look, and how a finger goes back.
///
/// ```swift
/// navigationController.use(NavigationTransition(push: .drop, pop: .fly, interactivePop: .anywhere))
/// ```
///
/// The navigation controller keeps it. Its own delegate goes on hearing everything: set it before `use(_:)`, or call
/// `use(_:)` once more afterwards. An animator or an interaction controller that the delegate supplies comes first.
public struct NavigationTransition: Sendable {
    /// How a push proceeds. Default `.parallax(from: .trailing)`, which resembles UIKit's.
    public var push: TransitionAnimation
    /// How a pop proceeds, described as the push would be: what leaves is what comes there, and it is played in reverse.
    /// Default `nil`, the same animation as `push`.
    public var pop: TransitionAnimation?
    /// From where a finger goes back. Default `.anywhere`.
    public var interactivePop: InteractivePop
    /// From when on a pop that is let go goes on to its end. Default `.pop`, 0.3 of the width.
    public var threshold: SwipeThreshold
    /// The animation between two particular view controllers, the one that is left and the one that comes; `nil` from it
    /// stands for the operation's. As with ``pop``, the animation of a pop is described as its push would be. Not called
    /// where the delegate supplies an animator, nor for changes without animation. The navigation controller keeps it: one
    /// that refers to that controller, or to whoever keeps it, does so weakly. Default `nil`.
    public var animation:
        (
            @MainActor @Sendable (UINavigationController.Operation, UIViewController, UIViewController)
                -> TransitionAnimation?
        )?

    /// From where a finger goes back.
    ///
    /// The finger moves toward the trailing edge; how much of the pop is done is its way as a share of the width. Nothing
    /// begins at the root, during a transition, while something is presented, where the visible bar's item hides the back
    /// button and has nothing in its place, and once the navigation controller has got another delegate. Controls whose value
    /// follows the finger keep it; so does a control that has no action for a press, since nothing tells what it does.
    public enum InteractivePop: Equatable, Sendable, CaseIterable {
        /// From every point. A scroll view that can still be scrolled to its leading end keeps the finger: pages turn back
        /// first, and on the first one the finger goes back.
        ///
        /// ```swift
        /// navigationController.use(NavigationTransition(interactivePop: .anywhere, threshold: .pop))
        /// navigationController.pushViewController(pages, animated: true)
        /// ```
        case anywhere
        /// From the leading edge of the screen, whatever lies there.
        case edge
        /// Not at all; nor does UIKit's own swipe from the edge. From iOS 26 on switch
        /// `interactiveContentPopGestureRecognizer` off, too.
        case none
    }

    /// A transition; by default one that resembles UIKit's and begins from every point.
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

    /// Who plays a change of the stack; `nil` where nothing changes on top.
    @MainActor
    func animator(
        for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) -> TransitionAnimator? {
        switch operation {
        case .push: TransitionAnimator(animation?(operation, from, to) ?? push, .forward)
        case .pop: TransitionAnimator(animation?(operation, from, to) ?? pop ?? push, .reverse)
        default: nil
        }
    }
}
