import Presentations
import UIKit

/// Supplies UIKit with the kit's animator and interaction for every kind of transition, and records how each ended.
@MainActor
final class TransitionConductor: NSObject {
    let animation: TransitionAnimation
    /// The interaction of the next transition; `nil` for one that runs on its own.
    var interaction: TransitionInteraction?
    /// True for each finished transition that was completed.
    private(set) var ends: [Bool] = []

    init(_ animation: TransitionAnimation) {
        self.animation = animation
    }

    func forgetEnds() { ends = [] }

    private func animator(_ operation: TransitionAnimator.Operation) -> any UIViewControllerAnimatedTransitioning {
        Witness(TransitionAnimator(animation, operation)) { [weak self] in self?.ends.append($0) }
    }
}

/// Wraps an animator, and records how its transition ended.
private final class Witness: NSObject, UIViewControllerAnimatedTransitioning {
    private let animator: TransitionAnimator
    private let onEnd: (Bool) -> Void

    init(_ animator: TransitionAnimator, _ onEnd: @escaping (Bool) -> Void) {
        self.animator = animator
        self.onEnd = onEnd
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        animator.transitionDuration(using: context)
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        animator.animateTransition(using: context)
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        animator.interruptibleAnimator(using: context)
    }

    func animationEnded(_ completed: Bool) {
        animator.animationEnded(completed)
        onEnd(completed)
    }
}

extension TransitionConductor: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(operation == .push ? .forward : .reverse) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension TransitionConductor: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let controllers = tabBarController.viewControllers ?? []
        let isForward = (controllers.firstIndex(of: fromVC) ?? 0) < (controllers.firstIndex(of: toVC) ?? 0)
        return animator(isForward ? .forward : .reverse)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension TransitionConductor: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.forward) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.reverse) }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
