import UIKit

/// Fades the incoming view in, without moving anything.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
            to.alpha = 1
        } completion: { _ in
            to.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
