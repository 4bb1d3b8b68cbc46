import UIKit

/// The transition of a view that is added or removed as a child: UIKit's context to the animator, never interactive.
final class ContainedTransition: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    private let operation: TransitionAnimator.Operation
    private let controller: PresentationController
    private let onEnd: () -> Void
    private var alongside: [() -> Void] = []
    private var animator: TransitionAnimator?

    init(
        _ operation: TransitionAnimator.Operation, of controller: PresentationController, in container: UIView,
        animated: Bool, onEnd: @escaping () -> Void
    ) {
        self.operation = operation
        self.controller = controller
        self.onEnd = onEnd
        containerView = container
        isAnimated = animated
    }

    func animateAlongside(_ changes: @escaping () -> Void) { alongside.append(changes) }

    func begin() {
        let animator = controller.presentation.beginTransition(operation)
        self.animator = animator
        let changes = alongside
        alongside = []
        if isAnimated, let moving = animator.interruptibleAnimator(using: self) as? UIViewPropertyAnimator {
            moving.addAnimations { changes.forEach { $0() } }
        } else {
            UIView.performWithoutAnimation { changes.forEach { $0() } }
        }
        animator.animateTransition(using: self)
    }

    func completeTransition(_ didComplete: Bool) {
        animator?.animationEnded(true)
        animator = nil
        onEnd()
    }

    // MARK: The views

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == (operation == .forward ? .to : .from) ? controller.presentedViewController : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == (operation == .forward ? .to : .from) ? controller.presentedView : nil
    }

    func initialFrame(for viewController: UIViewController) -> CGRect {
        operation == .forward ? .zero : controller.frameOfPresentedViewInContainerView
    }

    func finalFrame(for viewController: UIViewController) -> CGRect {
        operation == .forward ? controller.frameOfPresentedViewInContainerView : .zero
    }

    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }

    // MARK: Interaction

    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
}
