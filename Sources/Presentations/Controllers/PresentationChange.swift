import UIKit

/// A change of the settings of a presentation, animated to the layout that it leads to.
///
/// Inside an animation the change becomes a part of it. Along with a transition of the content it becomes a part of the
/// transition, and follows its finger. Otherwise a spring animates it; with Reduce Motion it shows at once.
@MainActor
struct PresentationChange {
    /// The one that UIKit knows.
    private let controller: PresentationController

    init(of controller: PresentationController) {
        self.controller = controller.presentationGeometry.outermost ?? controller
    }

    /// Animates to the present settings. Returns the coordinator of the transition that the change is a part of; `nil` if
    /// there is none.
    ///
    /// - Parameter completion: Called once when the animation has ended, or at once where there is none.
    func animate(completion: (() -> Void)? = nil) -> (any UIViewControllerTransitionCoordinator)? {
        controller.presentationGeometry.invalidate()
        guard let container = controller.containerView, let components = controller.presentationComponents else {
            completion?()
            return nil
        }
        let coordinator = controller.presentedViewController.contentCoordinator
        if UIView.inheritedAnimationDuration > 0 {
            layOut(components, completion)
            return coordinator
        }
        guard !UIAccessibility.isReduceMotionEnabled else {
            components.layOut()
            completion?()
            return nil
        }
        let isTaken = coordinator?.animateAlongsideTransition(
            in: container, animation: { [weak components] _ in components?.layOut() },
            completion: completion.map { completion in { _ in completion() } })
        if isTaken == true { return coordinator }
        let animator = controller.presentationAppearance.motion.change.makeAnimator()
        animator.addAnimations { components.layOut() }
        if let completion { animator.addCompletion { _ in completion() } }
        animator.startAnimation()
        return nil
    }

    /// Lays out inside the animation that is running. Only a nested one tells when it has ended.
    private func layOut(_ components: PresentationComponents, _ completion: (() -> Void)?) {
        guard let completion else { return components.layOut() }
        UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
            components.layOut()
        } completion: { _ in
            completion()
        }
    }
}

extension UIViewController {
    /// The coordinator of the transition that is under way here, or in a container inside.
    var contentCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transitionCoordinator ?? children.reduce(nil) { $0 ?? $1.contentCoordinator }
    }
}
