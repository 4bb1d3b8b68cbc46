import UIKit

/// An interactor that does nothing itself: the test calls the context.
final class HandInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let to = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.insertSubview(to, at: 0)
    }
}
