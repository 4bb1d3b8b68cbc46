/// The system's default animation: the view comes up from below the container and goes down again (C8).
final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transitionContext?.isAnimated == false ? 0 : 0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let finish = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
        if isPresenting {
            guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
                return finish(true)
            }
            let frame = context.finalFrame(for: controller)
            // A view that is drawn smaller than it is laid out has its place already.
            if view.transform.isIdentity { view.frame = frame }
            let center = view.center
            view.center.y += container.bounds.height - frame.minY
            container.addSubview(view)
            animate(context, { view.center = center }, completion: finish)
        } else {
            if let returning = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
                returning.frame = context.finalFrame(for: controller)
                container.insertSubview(returning, at: 0)
            }
            guard let view = context.view(forKey: .from) else { return finish(true) }
            let end = view.center.y + container.bounds.height - view.frame.minY
            animate(context, { view.center.y = end }, completion: finish)
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
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, animations: changes, completion: completion)
    }
}
