import UIKit

/// A change of the settings of a presentation, animated to the layout that it leads to.
///
/// Inside an animation the change becomes a part of it. Along with a transition of the content it becomes a part of the
/// transition, and follows its finger. Otherwise a spring animates it; with Reduce Motion it shows at once.
@MainActor
struct PresentationChange {
    private let controller: PresentationController

    init(of controller: PresentationController) {
        self.controller = controller
    }

    /// Animates to the present settings. Returns the coordinator of the transition that the change is a part of; `nil` if
    /// there is none.
    func animate() -> (any UIViewControllerTransitionCoordinator)? {
        controller.presentationGeometry.invalidate()
        guard let container = controller.containerView, let components = controller.presentationComponents else {
            return nil
        }
        let coordinator = controller.presentedViewController.contentCoordinator
        if UIView.inheritedAnimationDuration > 0 {
            components.layOut()
            return coordinator
        }
        guard !UIAccessibility.isReduceMotionEnabled else {
            components.layOut()
            return nil
        }
        let isTaken = coordinator?.animateAlongsideTransition(
            in: container, animation: { [weak components] _ in components?.layOut() }, completion: nil)
        if isTaken == true { return coordinator }
        let animator = controller.presentationAppearance.motion.change.makeAnimator()
        animator.addAnimations { components.layOut() }
        animator.startAnimation()
        return nil
    }
}

extension UIViewController {
    /// The coordinator of the transition that is under way here, or in a container inside.
    fileprivate var contentCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transitionCoordinator ?? children.lazy.compactMap(\.contentCoordinator).first
    }
}
