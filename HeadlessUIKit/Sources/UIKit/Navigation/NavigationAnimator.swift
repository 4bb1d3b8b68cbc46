/// The system's push and pop: the upper view slides by the whole width, the lower one by a part of it, dimmed.
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    private static let parallax: CGFloat = 0.3
    private static let dimming: CGFloat = 0.1
    /// The system's spring, and the time that it takes to settle (N16, N17).
    private static let spring = Spring(mass: 3, stiffness: 1000, damping: 500)
    private static let duration = spring.settlingDuration(velocity: 0)

    init(_ operation: UINavigationController.Operation) {
        isPush = operation != .pop
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transitionContext?.isAnimated == false ? 0 : Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let controller = context.viewController(forKey: .to)
        else {
            return context.completeTransition(true)
        }
        let area = context.finalFrame(for: controller)
        let container = context.containerView
        if isPush {
            container.addSubview(to)
        } else {
            container.insertSubview(to, belowSubview: from)
        }
        guard context.isAnimated else {
            to.frame = area
            return context.completeTransition(true)
        }
        // During a gesture the views follow the finger.
        let timing = context.isInteractive ? Timing.curve(.linear) : .spring(Self.spring, velocity: .zero)
        // The direction is that of the stack's view (Z37). The container in it has no attribute of its own.
        let stack: UIView = controller.navigationController?.view ?? container
        let isRightToLeft = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
        slide(
            upper: isPush ? to : from, lower: isPush ? from : to, area: area, in: container,
            isRightToLeft: isRightToLeft, timing: timing
        ) {
            let isCancelled = context.transitionWasCancelled
            // The view around the stack may have changed its size alongside.
            (isCancelled ? from : to).frame = container.bounds
            context.completeTransition(!isCancelled)
        }
    }

    private func slide(
        upper: UIView, lower: UIView, area: CGRect, in container: UIView, isRightToLeft: Bool, timing: Timing,
        completion: @escaping () -> Void
    ) {
        let outside = area.offsetBy(dx: isRightToLeft ? -area.width : area.width, dy: 0)
        let behind = area.offsetBy(dx: (isRightToLeft ? 1 : -1) * Self.parallax * area.width, dy: 0)
        let dim = UIView(frame: area)
        dim.backgroundColor = .black
        // The view around the stack may change its size alongside.
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dim.isUserInteractionEnabled = false
        dim.alpha = isPush ? 0 : Self.dimming
        container.insertSubview(dim, belowSubview: upper)
        upper.frame = isPush ? outside : area
        lower.frame = isPush ? area : behind
        ViewAnimation(
            timing: timing, duration: Self.duration, delay: 0, options: [], overridesInherited: true
        ).start {
            upper.frame = self.isPush ? area : outside
            lower.frame = self.isPush ? behind : area
            dim.alpha = self.isPush ? Self.dimming : 0
        } completion: { _ in
            dim.removeFromSuperview()
            completion()
        }
    }
}
