import UIKit

/// Plays a `TransitionAnimation`, forward or back, on one property animator that can be paused, scrubbed and reversed.
///
/// The styles, ``NavigationTransition`` and ``TabTransition`` make theirs themselves. With a transitioning delegate of your own
/// give it to UIKit for one transition of any kind:
///
/// ```swift
/// func animationController(
///     forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
/// ) -> (any UIViewControllerAnimatedTransitioning)? { TransitionAnimator(.flip, .forward) }
///
/// func animationController(
///     forDismissed dismissed: UIViewController
/// ) -> (any UIViewControllerAnimatedTransitioning)? { TransitionAnimator(.flip, .reverse) }
/// ```
///
/// When it is over, completed or not, both views have the transform, the opacity and the place that they had apart from it,
/// and nothing is left in the container but the view that stays.
public final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Which way an animation is played.
    public enum Operation: Sendable {
        /// A presentation, a push, a tab further on.
        case forward
        /// A dismissal, a pop, a tab further back: backwards, with the roles exchanged.
        case reverse
    }

    private let animation: TransitionAnimation
    private let operation: Operation
    /// How far the view's shadow reaches beyond its frame.
    private let overhang: CGFloat
    private let source: @MainActor () -> CGRect?
    private var movesView: Bool
    private var animator: UIViewPropertyAnimator?
    private var cast: TransitionViews?
    private var context: (any UIViewControllerContextTransitioning)?
    /// Called instead of stopping the animations, with what stops them: whoever goes along may look before and after.
    var willStop: ((_ stop: () -> Void) -> Void)?

    /// An animator for one transition.
    public convenience init(_ animation: TransitionAnimation, _ operation: Operation) {
        self.init(animation, operation, overhang: 0)
    }

    /// - Parameters:
    ///   - movesView: `false` where a finger moves the view; the end is then when `viewDidArrive()` says so.
    ///   - source: Where the source of a zoom is taken for, in the container. Default: where it is.
    init(
        _ animation: TransitionAnimation, _ operation: Operation, overhang: CGFloat, movesView: Bool = true,
        source: @escaping @MainActor () -> CGRect? = { nil }
    ) {
        self.animation = animation
        self.operation = operation
        self.overhang = overhang
        self.movesView = movesView
        self.source = source
        super.init()
    }

    /// The animation's own duration, in seconds; 0 without animation.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        transitionContext?.isAnimated == false ? 0 : played(in: transitionContext).timing.duration
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard transitionContext.isAnimated else {
            TransitionViews.addIncomingView(animation, operation, in: transitionContext)
            transitionContext.completeTransition(true)
            return
        }
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// The same animator for the whole transition, as UIKit demands.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = makeAnimator(transitionContext)
        animator = made
        return made
    }

    public func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
        cast = nil
        context = nil
    }

    // MARK: A finger

    /// Where the source of a zoom is, in the container; `nil` where there is none in the window.
    var sourceFrame: CGRect? { source() }

    /// Whether the transition can be ended where it is.
    var isUnderWay: Bool { context != nil }

    /// No finger leads the transition after all: the animator moves the view, and its end is the transition's.
    func moveAlone() {
        movesView = true
    }

    /// The view that a finger moved is where it goes, and so is all that goes along.
    func viewDidArrive() {
        // It may have got there before UIKit began.
        guard let context else { return moveAlone() }
        stopAnimations {
            $0.stopAnimation(false)
            $0.finishAnimation(at: context.transitionWasCancelled ? .start : .end)
        }
        context.completeTransition(!context.transitionWasCancelled)
    }

    /// Ends the transition where it is: a presentation as completed, a dismissal as cancelled. The view keeps the place
    /// and the looks that it has on the screen.
    func stop() {
        guard let context else { return }
        stopAnimations { $0.stopAnimation(true) }
        cast?.abandon()
        if operation == .reverse {
            context.pauseInteractiveTransition()
            context.cancelInteractiveTransition()
        }
        context.completeTransition(operation == .forward)
    }

    private func stopAnimations(_ stop: (UIViewPropertyAnimator) -> Void) {
        guard let animator, animator.state == .active else { return }
        if let willStop { willStop { stop(animator) } } else { stop(animator) }
    }

    // MARK: Playing

    /// What follows a finger may move.
    private func played(in context: (any UIViewControllerContextTransitioning)?) -> TransitionAnimation {
        let isLed = !movesView || context?.isInteractive == true
        return isLed ? animation : animation.played(reduceMotion: UIAccessibility.isReduceMotionEnabled)
    }

    private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        self.context = context
        let animation = played(in: context)
        let cast = TransitionViews(
            animation, operation, overhang: overhang, movesView: movesView, source: source(), in: context)
        self.cast = cast
        let animator = animation.timing.makeAnimator()
        let duration = animation.timing.duration
        animator.addAnimations { cast.play(within: duration) }
        // Whoever reverses the animator itself cancels, too (T9).
        animator.addCompletion { position in
            cast.end(isCancelled: position == .start || context.transitionWasCancelled)
        }
        if movesView {
            animator.addCompletion { position in
                context.completeTransition(position != .start && !context.transitionWasCancelled)
            }
        }
        return animator
    }
}
