/// Dismisses a zoomed view under a finger.
///
/// The finger may have moved on, and lifted, before the transition begins.
final class ZoomInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    private let animator: ZoomAnimator
    private var context: (any UIViewControllerContextTransitioning)?
    private var stage: ZoomStage?
    private var translation = CGPoint.zero
    private var isCancelled: Bool?

    init(_ animator: ZoomAnimator) {
        self.animator = animator
        super.init()
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let stage = animator.makeStage(transitionContext) else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.stage = stage
        context = transitionContext
        update(translation)
        if let isCancelled { end(isCancelled: isCancelled) }
    }

    func update(_ translation: CGPoint) {
        self.translation = translation
        guard let stage, let context, context.isInteractive else { return }
        stage.show(stage.geometry.dragged(by: translation))
        context.updateInteractiveTransition(stage.geometry.distance(of: translation))
    }

    /// Moves the view on to its source, or back to its place.
    func end(isCancelled: Bool) {
        self.isCancelled = isCancelled
        guard let stage, let context, context.isInteractive else { return }
        if isCancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
        let end = isCancelled ? stage.geometry.zoomedIn : stage.geometry.zoomedOut
        ZoomAnimator.move(stage, to: end) { context.completeTransition(!isCancelled) }
        self.stage = nil
        self.context = nil
    }
}
