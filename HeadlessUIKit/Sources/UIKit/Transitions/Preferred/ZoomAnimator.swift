/// Lets a controller's view grow out of its source and shrink back into it.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let zoom: UIViewController.Transition.Zoom
    /// True in a presentation and in a push: the view grows.
    private let growsIn: Bool

    /// Chosen by eye, without a bounce.
    static let duration: TimeInterval = 0.5

    init(_ zoom: UIViewController.Transition.Zoom, growsIn: Bool) {
        self.zoom = zoom
        self.growsIn = growsIn
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transitionContext?.isAnimated == false ? 0 : Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let stage = makeStage(context) else { return context.completeTransition(!context.transitionWasCancelled) }
        stage.show(growsIn ? stage.geometry.zoomedOut : stage.geometry.zoomedIn)
        Self.move(stage, to: growsIn ? stage.geometry.zoomedIn : stage.geometry.zoomedOut) {
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    static func move(
        _ stage: ZoomStage, to placement: ZoomGeometry.Placement, completion: @escaping () -> Void
    ) {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: { stage.show(placement) },
            completion: { _ in
                stage.dismantle()
                completion()
            })
    }

    /// Puts both views in the container with their layout, the zoomed one in full size. Returns nil without an
    /// animation, when nothing else is to be done.
    func makeStage(_ context: any UIViewControllerContextTransitioning) -> ZoomStage? {
        let container = context.containerView
        guard let zoomed = context.viewController(forKey: growsIn ? .to : .from),
            let source = context.viewController(forKey: growsIn ? .from : .to),
            let view = context.view(forKey: growsIn ? .to : .from)
        else { return nil }
        if growsIn {
            view.frame = context.finalFrame(for: zoomed)
            container.addSubview(view)
        } else if let returning = context.view(forKey: .to) {
            returning.frame = context.finalFrame(for: source)
            container.insertSubview(returning, belowSubview: view)
        }
        guard context.isAnimated else { return nil }
        // The content to which the source's controller scrolls is in place when the source is requested.
        container.layoutIfNeeded()
        return ZoomStage(
            zoom, zoomed: zoomed, view: view, target: view.frame,
            source: zoom.sourceView(.init(source: source, zoomed: zoomed)), in: container)
    }
}
