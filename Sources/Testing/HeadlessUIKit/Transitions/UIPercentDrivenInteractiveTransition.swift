/// Drives a transition by a share of its way, usually from a gesture.
///
/// With an animator that vends a property animator it drives that one. With any other it holds the container's time and
/// leads it to and fro, so that everything inside is scrubbed, however it is animated. The jumps at the end that some
/// versions of iOS are reported to show (T4) are not imitated.
///
/// A transition begins after the commit that follows the request. What is called before, while the finger may already
/// have lifted, reaches no transition, and one that nobody finishes stays as it is. An app guards against that by
/// remembering how the gesture ended, and by calling `finish()` or `cancel()` once more at the end of its
/// `startInteractiveTransition(_:)`, after the call of super (T11).
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// What the animator gave as the duration when the transition started (T2).
    open var duration: CGFloat { startedDuration }
    /// The last share that `update(_:)` was given, or where `pause()` has found the transition.
    open var percentComplete: CGFloat { reportedShare ?? share }

    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// How a property animator continues; without one it keeps its own curve. Ignored for other animators (T6).
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    // Apart from what subclasses may override.
    private var startedDuration: CGFloat = 0
    private var share: CGFloat = 0
    /// What is told instead after a pause, until the next update.
    private var reportedShare: CGFloat?
    private weak var context: TransitionContext?

    public override init() {
        super.init()
    }

    /// Called for every animated transition that this object was given for, also when it does not want to start it
    /// interactively (T5).
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else {
            preconditionFailure(
                "UIPercentDrivenInteractiveTransition drives the transitions of UIKit's own containers.")
        }
        self.context = context
        startedDuration = CGFloat(context.transitionDuration)
        share = 0
        guard context.isInteractive else { return context.animate() }
        if let animator = context.interruptibleAnimator {
            // Nobody has to have started it: pausing brings it to its first moment (T7).
            animator.pauseAnimation()
        } else {
            context.holdTime()
            context.animate()
        }
        if Assumptions.current.initialUpdate == .yes { update(0) }
    }

    open func update(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive, !percentComplete.isNaN else { return }
        reportedShare = nil
        share = min(1, max(0, percentComplete))
        context.updateInteractiveTransition(share)
        if let animator = context.interruptibleAnimator {
            animator.fractionComplete = share
        } else {
            context.time?.scrub(to: Double(share))
        }
    }

    /// Takes a running property animator in hand; other animations cannot be interrupted.
    open func pause() {
        guard let context, !context.isInteractive, let animator = context.interruptibleAnimator,
            animator.state == .active
        else { return }
        animator.pauseAnimation()
        // The share is that of the whole way, also on the way back.
        animator.isReversed = false
        context.pauseInteractiveTransition()
        if Assumptions.current.pausedPercent == .lastUpdate { reportedShare = reportedShare ?? share }
        share = context.percentComplete
    }

    open func finish() { endInteraction(isCancelled: false) }
    open func cancel() { endInteraction(isCancelled: true) }

    /// The rest takes its share of the duration, divided by the speed (T3).
    private func endInteraction(isCancelled: Bool) {
        guard let context, context.isInteractive else { return }
        if isCancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
        guard !context.isCompleted else { return }
        let rest = (isCancelled ? share : 1 - share) / speed
        if let animator = context.interruptibleAnimator {
            animator.isReversed = isCancelled
            animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: rest)
        } else {
            context.time?.lead(
                to: isCancelled ? .start : .end, within: TimeInterval(rest * startedDuration),
                curve: completionCurve.bezier)
        }
    }

    /// Apps compute it from the percentage, which at the end of the way may give 0.
    private var speed: CGFloat { completionSpeed > 0 ? completionSpeed : 1 }
}
