/// Drives a transition by a percentage, usually from a gesture.
///
/// If the animator vends a property animator it drives that one. Otherwise it stops the container's time and moves it
/// to and fro, so that every kind of animation inside is scrubbed. The jumps at the end that some versions of iOS are
/// reported to show (T4) are not imitated.
///
/// A transition begins after the commit that follows the request. Calls before that, when the finger may already have
/// lifted, reach no transition, and a transition that nobody finishes stays as it is. An app guards against that by
/// remembering how the gesture ended, and by calling `finish()` or `cancel()` once more at the end of its
/// `startInteractiveTransition(_:)`, after the call of super (T11).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The duration that the animator gave when the transition started (T2).
    open var duration: CGFloat { startedDuration }
    /// The last value of `update(_:)` that has had an effect, or the position at `pause()`.
    open var percentComplete: CGFloat { reportedShare ?? share }

    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The timing with which a property animator continues; by default it keeps its own curve. Ignored for other
    /// animators (T6).
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    // Separate from the members that subclasses may override.
    private var startedDuration: CGFloat = 0
    private var share: CGFloat = 0
    /// The value that is returned after a pause, until the next update.
    private var reportedShare: CGFloat?
    /// The last update, until the commit that shows it.
    private var pendingShare: CGFloat?
    private weak var context: TransitionContext?

    public override init() {
        super.init()
    }

    /// Called for every animated transition that this object was given for, even if it does not want to start it
    /// interactively (T5).
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else {
            preconditionFailure(
                "UIPercentDrivenInteractiveTransition drives the transitions of UIKit's own containers.")
        }
        self.context = context
        startedDuration = CGFloat(context.transitionDuration)
        share = 0
        pendingShare = nil
        guard context.isInteractive else { return context.animate() }
        if let animator = context.interruptibleAnimator {
            // It need not have been started: pausing brings it to its first moment (T7).
            animator.pauseAnimation()
        } else {
            context.holdTime()
            context.animate()
        }
        if Assumptions.current.initialUpdate == .yes { update(0) }
    }

    open func update(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive, !percentComplete.isNaN else { return }
        let share = min(1, max(0, percentComplete))
        guard Assumptions.current.percentUpdate == .nextCommit else { return move(to: share, in: context) }
        let isAwaited = pendingShare != nil
        pendingShare = share
        guard !isAwaited else { return }
        MainLoop.current.performAfterCommit { [weak self] in
            guard let self, let share = pendingShare, let context = self.context else { return }
            pendingShare = nil
            if context.isInteractive { move(to: share, in: context) }
        }
    }

    private func move(to share: CGFloat, in context: TransitionContext) {
        reportedShare = nil
        self.share = share
        context.updateInteractiveTransition(share)
        if let animator = context.interruptibleAnimator {
            animator.fractionComplete = share
        } else {
            context.time?.scrub(to: Double(share))
        }
    }

    /// Takes control of a running property animator; other animations cannot be interrupted.
    open func pause() {
        guard let context, !context.isInteractive, let animator = context.interruptibleAnimator,
            animator.state == .active
        else { return }
        animator.pauseAnimation()
        // The fraction is that of the whole way, also in reverse.
        animator.isReversed = false
        context.pauseInteractiveTransition()
        if Assumptions.current.pausedPercent == .lastUpdate { reportedShare = reportedShare ?? share }
        share = context.percentComplete
    }

    open func finish() { endInteraction(isCancelled: false) }
    open func cancel() { endInteraction(isCancelled: true) }

    /// The rest takes its part of the duration, divided by the speed (T3).
    private func endInteraction(isCancelled: Bool) {
        guard let context, context.isInteractive else { return }
        pendingShare = nil
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

    /// Apps compute it from the percentage, which may give 0 at the end.
    private var speed: CGFloat { completionSpeed > 0 ? completionSpeed : 1 }
}
