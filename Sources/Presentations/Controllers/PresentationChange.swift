import UIKit

/// A change of the settings of a presentation, animated to the resulting layout.
///
/// Inside an animation the change becomes a part of it. During a transition of the content it becomes a part of the
/// transition, which may be interactive. Otherwise a spring animates it. With Reduce Motion it takes effect
/// immediately.
@MainActor
struct PresentationChange {
    /// The controller that UIKit knows.
    private let controller: PresentationController

    init(of controller: PresentationController) {
        self.controller = controller.presentationGeometry.outermost ?? controller
    }

    /// Animates to the current settings, and returns the coordinator of the transition that the change is a part of;
    /// `nil` if there is none.
    ///
    /// - Parameter completion: Called once when the animation has ended, or immediately if there is none.
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

    /// Lays out inside the running animation. Only a nested animation can report its end.
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
    /// The coordinator of the running transition of this view controller, or of one inside.
    var contentCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transitionCoordinator ?? children.reduce(nil) { $0 ?? $1.contentCoordinator }
    }
}
