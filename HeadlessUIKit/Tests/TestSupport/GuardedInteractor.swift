import UIKit

/// Holds back calls that come too early until the transition has started.
final class GuardedInteractor: UIPercentDrivenInteractiveTransition {
    private var hasStarted = false
    private var verdict: Bool?

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        hasStarted = true
        switch verdict {
        case true?: super.finish()
        case false?: super.cancel()
        case nil: break
        }
    }

    override func finish() {
        verdict = true
        if hasStarted { super.finish() }
    }

    override func cancel() {
        verdict = false
        if hasStarted { super.cancel() }
    }
}
