import UIKit

/// Plays a `TransitionAnimation`, in or out, on one property animator that can be paused, scrubbed and reversed.
final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Direction {
        case appearing, disappearing
    }

    private let animation: TransitionAnimation
    private let direction: Direction
    /// How far the view's shadow reaches beyond its frame.
    private let overhang: CGFloat
    private var animator: UIViewPropertyAnimator?

    init(_ animation: TransitionAnimation, _ direction: Direction, overhang: CGFloat) {
        self.animation = animation.played(reduceMotion: UIAccessibility.isReduceMotionEnabled)
        self.direction = direction
        self.overhang = overhang
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
    }

    // MARK: Playing

    private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = animation.timing.makeAnimator()
        let move = prepare(context)
        // Without a view there is nothing to move; an animator without any block would never end.
        animator.addAnimations(move?.animate ?? {})
        animator.addCompletion { _ in
            if context.transitionWasCancelled { move?.undo() }
        }
        animator.addCompletion { _ in
            context.completeTransition(!context.transitionWasCancelled)
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
