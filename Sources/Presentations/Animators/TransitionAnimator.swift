import UIKit

/// Plays a `TransitionAnimation`, in or out, on one property animator that can be paused, scrubbed and reversed.
///
/// Where a finger moves the view the animator only changes the view's looks, and whatever goes along with the transition;
/// the transition then ends when the view has arrived.
final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Direction {
        case appearing, disappearing
    }

    private let animation: TransitionAnimation
    private let direction: Direction
    /// How far the view's shadow reaches beyond its frame.
    private let overhang: CGFloat
    private var movesView: Bool
    private var animator: UIViewPropertyAnimator?
    private var context: (any UIViewControllerContextTransitioning)?

    /// - Parameter movesView: `false` where a finger moves the view; the end is then when `viewDidArrive()` says so.
    init(_ animation: TransitionAnimation, _ direction: Direction, overhang: CGFloat, movesView: Bool = true) {
        // What moves with a finger may move.
        self.animation =
            movesView ? animation.played(reduceMotion: UIAccessibility.isReduceMotionEnabled) : animation
        self.direction = direction
        self.overhang = overhang
        self.movesView = movesView
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transitionContext?.isAnimated == false ? 0 : animation.timing.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard transitionContext.isAnimated else {
            skip(transitionContext)
            return
        }
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// The same animator for the whole transition, as UIKit demands.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = makeAnimator(transitionContext)
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
        context = nil
    }

    // MARK: A finger

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
        if let animator, animator.state == .active {
            animator.stopAnimation(false)
            animator.finishAnimation(at: context.transitionWasCancelled ? .start : .end)
        }
        context.completeTransition(!context.transitionWasCancelled)
    }

    /// Ends the transition where it is: a presentation as completed, a dismissal as cancelled. The view keeps the place
    /// and the looks that it has on the screen.
    func stop() {
        guard let context else { return }
        if animator?.state == .active { animator?.stopAnimation(true) }
        if direction == .disappearing {
            context.pauseInteractiveTransition()
            context.cancelInteractiveTransition()
        }
        context.completeTransition(direction == .appearing)
    }

    // MARK: Playing

    private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        self.context = context
        let animator = animation.timing.makeAnimator()
        let move = prepare(context)
        // Without a view there is nothing to move; an animator without any block would never end.
        animator.addAnimations(move?.animate ?? {})
        animator.addCompletion { _ in
            if context.transitionWasCancelled { move?.undo() }
        }
        if movesView {
            animator.addCompletion { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        return animator
    }

    /// Puts the view where it begins, and says how it goes on and how that is taken back.
    private func prepare(
        _ context: any UIViewControllerContextTransitioning
    ) -> (animate: () -> Void, undo: () -> Void)? {
        switch direction {
        case .appearing:
            guard let view = addIncomingView(context) else { return nil }
            // Laid out in its place first: on the way only the place changes, not the layout of the content.
            view.layoutIfNeeded()
            let shown = ViewPlace(view)
            let hidden = shown.hidden(hiddenPlace(of: view, context))
            hidden.apply(to: view)
            return (
                animate: { shown.apply(to: view) },
                undo: {
                    shown.apply(to: view)
                    view.removeFromSuperview()
                }
            )
        case .disappearing:
            guard let view = context.view(forKey: .from) else { return nil }
            let shown = ViewPlace(view)
            let hidden = shown.hidden(hiddenPlace(of: view, context))
            guard movesView else {
                return (animate: { hidden.applyLooks(to: view) }, undo: { shown.applyLooks(to: view) })
            }
            return (animate: { hidden.apply(to: view) }, undo: { shown.apply(to: view) })
        }
    }

    private func addIncomingView(_ context: any UIViewControllerContextTransitioning) -> UIView? {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return nil
        }
        ViewPlace(frame: context.finalFrame(for: controller)).apply(to: view)
        context.containerView.addSubview(view)
        return view
    }

    private func hiddenPlace(of view: UIView, _ context: any UIViewControllerContextTransitioning) -> HiddenPlace {
        HiddenPlace(
            animation.hidden, frame: view.frame, container: context.containerView.bounds.size,
            direction: context.containerView.traitCollection.layoutDirection, overhang: overhang)
    }

    /// Without animation the views only come and go.
    private func skip(_ context: any UIViewControllerContextTransitioning) {
        if direction == .appearing { _ = addIncomingView(context) }
        context.completeTransition(true)
    }
}
