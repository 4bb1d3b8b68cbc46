/// Remembers the end of the gesture: the finger may have lifted before the transition began.
final class PopInteractor: UIPercentDrivenInteractiveTransition {
    private var isUnderWay = false
    private var isCancelled: Bool?

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        isUnderWay = true
        if let isCancelled { end(isCancelled: isCancelled) }
    }

    func end(isCancelled: Bool) {
        self.isCancelled = isCancelled
        guard isUnderWay else { return }
        if isCancelled { cancel() } else { finish() }
    }
}
