/// The system's cross dissolve: the presented view fades in, and fades out again.
final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transitionContext?.isAnimated == false ? 0 : 0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: .to) else { return context.completeTransition(false) }
        let finish = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
        if controller.isBeingPresented {
            guard let view = context.view(forKey: .to) else { return finish(true) }
            if view.transform.isIdentity { view.frame = context.finalFrame(for: controller) }
            context.containerView.addSubview(view)
            let alpha = view.alpha
            view.alpha = 0
            animate(context, { view.alpha = alpha }, completion: finish)
        } else {
            if let returning = context.view(forKey: .to) {
                returning.frame = context.finalFrame(for: controller)
                context.containerView.insertSubview(returning, at: 0)
            }
            guard let view = context.view(forKey: .from) else { return finish(true) }
            let alpha = view.alpha
            animate(context, { view.alpha = 0 }) { isFinished in
                // The next presentation of the controller finds its view unchanged.
                view.alpha = alpha
                finish(isFinished)
            }
        }
    }

    private func animate(
        _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        guard context.isAnimated else {
            changes()
            return completion(true)
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut, animations: changes,
            completion: completion)
    }
}
