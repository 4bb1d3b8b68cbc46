import UIKit

/// A change of the settings of a presentation, animated to the resulting layout.
///
/// Inside an animation the change becomes a part of it. If a transition of the content is about to begin, it becomes a
/// part of that, which may be interactive. Otherwise a spring animates it. With Reduce Motion it takes effect
/// immediately.
@MainActor
struct PresentationChange {
    private let presentation: Presentation

    init(of presentation: Presentation) {
        self.presentation = presentation
    }

    /// Animates to the current settings, and returns the coordinator of the transition that the change is a part of;
    /// `nil` if there is none.
    ///
    /// - Parameter completion: Called once when the animation has ended, or immediately if there is none.
    func animate(completion: (() -> Void)? = nil) -> (any UIViewControllerTransitionCoordinator)? {
        presentation.geometry.invalidate()
        guard let controller = presentation.controller, controller.containerView != nil,
            controller.presentation.components != nil
        else {
            completion?()
            return nil
        }
        let content = presentation.geometry.content
        let coordinator = controller.presentedViewController.contentCoordinator
        if UIView.inheritedAnimationDuration > 0 {
            layOut(content, completion)
            return coordinator
        }
        guard !UIAccessibility.isReduceMotionEnabled else {
            content.layOut()
            completion?()
            return nil
        }
        if let coordinator, content.layOut(along: coordinator, completion: completion) { return coordinator }
        let animator = controller.presentation.appearance.motion.change.makeAnimator()
        animator.addAnimations { content.layOut() }
        if let completion { animator.addCompletion { _ in completion() } }
        animator.startAnimation()
        return nil
    }

    /// Lays out inside the running animation. Only a nested animation can report its end.
    private func layOut(_ content: PresentedContent, _ completion: (() -> Void)?) {
        guard let completion else { return content.layOut() }
        UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
            content.layOut()
        } completion: { _ in
            completion()
        }
    }
}
