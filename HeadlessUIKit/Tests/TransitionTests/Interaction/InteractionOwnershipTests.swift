import Testing
import UIKit

@testable import TestSupport

/// The objects that UIKit retains for an interaction, and for how long.
@MainActor
struct InteractionOwnershipTests {
    @Test("An animator and an interactor that keep the context are let go with the transition (C64)")
    func keepers() {
        weak var animatorLeft: KeepingAnimator?
        weak var interactorLeft: KeepingInteractor?
        weak var contextLeft: NSObject?
        let phone = Phone()
        do {
            let delegate = KeepingDelegate()
            let presented = UIViewController()
            presented.modalPresentationStyle = .custom
            presented.transitioningDelegate = delegate
            phone.root.present(presented, animated: true)
            MainLoop.current.turn()
            animatorLeft = delegate.animator
            interactorLeft = delegate.interactor
            contextLeft = delegate.interactor?.kept as? NSObject
            #expect(contextLeft != nil)
            delegate.interactor?.finish()
            MainLoop.current.settle()
            #expect(phone.root.presentedViewController === presented)
        }
        #expect(animatorLeft == nil)
        #expect(interactorLeft == nil)
        #expect(contextLeft == nil)
    }

    @Test("UIKit alone keeps an interactive transition alive (C64)")
    func keptAlive() {
        let phone = Phone()
        weak var interactor: KeepingInteractor?
        let presented = UIViewController()
        presented.modalPresentationStyle = .custom
        do {
            let delegate = KeepingDelegate()
            presented.transitioningDelegate = delegate
            phone.root.present(presented, animated: true)
            MainLoop.current.turn()
            interactor = delegate.interactor
        }
        MainLoop.current.advance(by: 5)
        #expect(presented.isBeingPresented)
        #expect(interactor != nil)
        interactor?.finish()
        MainLoop.current.settle()
        #expect(!presented.isBeingPresented)
        #expect(interactor == nil)
    }
}

private final class KeepingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private(set) weak var animator: KeepingAnimator?
    private(set) weak var interactor: KeepingInteractor?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let made = KeepingAnimator()
        animator = made
        return made
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let made = KeepingInteractor()
        interactor = made
        return made
    }
}

private final class KeepingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var kept: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        kept = context
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.25) {
            view.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

private final class KeepingInteractor: UIPercentDrivenInteractiveTransition {
    private(set) var kept: (any UIViewControllerContextTransitioning)?

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        kept = transitionContext
        super.startInteractiveTransition(transitionContext)
    }
}
