/// Fades the dimming on its own spring; the card is visible from the beginning until the end (AL8).
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let controller: AlertPresentationController
    private let isPresenting: Bool

    /// Critically damped, with 22.88 radians per second: it takes 0.404 seconds (AL8).
    private static let spring = Spring(mass: 1, stiffness: 22.88 * 22.88, damping: 2 * 22.88)

    init(_ controller: AlertPresentationController, isPresenting: Bool) {
        self.controller = controller
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transitionContext?.isAnimated == false ? 0 : Self.spring.settlingDuration(velocity: 0)
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if isPresenting, let view = context.view(forKey: .to), let alert = context.viewController(forKey: .to) {
            view.frame = context.finalFrame(for: alert)
            context.containerView.addSubview(view)
        }
        let dimming = controller.dimming
        if isPresenting { dimming?.alpha = 0 }
        ViewAnimation(
            timing: .spring(Self.spring, velocity: .zero), duration: transitionDuration(using: context), delay: 0,
            options: [], overridesInherited: true
        ).start {
            dimming?.alpha = self.isPresenting ? 1 : 0
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
