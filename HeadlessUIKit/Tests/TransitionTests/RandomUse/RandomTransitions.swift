import SeededRandom
import UIKit

@testable import TestSupport

/// Supplies animators of several kinds, some with an interactor that is driven later, and counts beginnings and ends.
@MainActor
final class RandomTransitions: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate
{
    private var random: SeededGenerator
    var begun = 0
    var completed = 0
    private(set) var interactors: [GuardedInteractor] = []

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
    }

    private func makeAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: nil
        case 1: VendingAnimator(self)
        default: PlainAnimator(self)
        }
    }

    private func makeInteractor(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard random.chance(50) else { return nil }
        let interactor = GuardedInteractor()
        interactor.wantsInteractiveStart = random.chance(80)
        interactors.append(interactor)
        return interactor
    }

    /// Moves or lifts a finger that may be down.
    func touch(lifting: Bool) {
        for interactor in interactors {
            if lifting {
                random.chance(50) ? interactor.finish() : interactor.cancel()
            } else if random.chance(20) {
                interactor.pause()
            } else {
                interactor.update(CGFloat.random(in: -0.2...1.2, using: &random))
            }
        }
        if lifting { interactors = [] }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = RandomPresentationController(presentedViewController: presented, presenting: presenting)
        controller.removes = random.chance(30)
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        makeAnimator()
    }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteractor(for: animator) }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteractor(for: animator) }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteractor(for: animationController) }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteractor(for: animationController) }
}

private final class RandomPresentationController: UIPresentationController {
    var removes = false
    private let dim = UIView()

    override var shouldRemovePresentersView: Bool { removes }
    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        dim.frame = containerView?.bounds ?? .zero
        containerView?.addSubview(dim)
        dim.alpha = 0
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dim] _ in dim.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [dim] _ in dim.alpha = 0 },
            completion: { [dim] context in if context.isCancelled { dim.alpha = 1 } })
    }
}

/// Fades the incoming view in, or the outgoing one out.
@MainActor
private struct Fade {
    let context: any UIViewControllerContextTransitioning
    let changes: () -> Void

    init(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
        let from = context.view(forKey: .from)
        guard let to = context.view(forKey: .to), let coming = context.viewController(forKey: .to) else {
            changes = { from?.alpha = 0 }
            return
        }
        to.frame = context.finalFrame(for: coming)
        if context.viewController(forKey: .from)?.isBeingDismissed == true {
            context.containerView.insertSubview(to, at: 0)
            changes = { from?.alpha = 0 }
        } else {
            context.containerView.addSubview(to)
            to.alpha = 0
            changes = { to.alpha = 1 }
        }
    }

    func end() {
        context.view(forKey: .from)?.alpha = 1
        context.view(forKey: .to)?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
    }
}

private final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let owner: RandomTransitions

    init(_ owner: RandomTransitions) {
        self.owner = owner
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transitionContext?.isAnimated == false ? 0 : 0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        owner.begun += 1
        let fade = Fade(context)
        guard context.isAnimated else {
            fade.changes()
            return fade.end()
        }
        UIView.animate(withDuration: 0.3, animations: fade.changes) { _ in fade.end() }
    }

    func animationEnded(_ transitionCompleted: Bool) { owner.completed += 1 }
}

private final class VendingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let owner: RandomTransitions
    private var animator: UIViewPropertyAnimator?

    init(_ owner: RandomTransitions) {
        self.owner = owner
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transitionContext?.isAnimated == false ? 0 : 0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard context.isAnimated else {
            owner.begun += 1
            let fade = Fade(context)
            fade.changes()
            return fade.end()
        }
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        owner.begun += 1
        let fade = Fade(context)
        let made = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut, animations: fade.changes)
        made.addCompletion { _ in fade.end() }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) {
        owner.completed += 1
        animator = nil
    }
}
