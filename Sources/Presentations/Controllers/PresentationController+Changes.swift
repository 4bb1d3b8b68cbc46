import UIKit

extension PresentationController {
    /// Makes changes to what layout and look depend on, and animates to the result.
    ///
    /// Everything is laid out when the call returns; the movement follows. Inside an animation the changes become a part of
    /// it. Alongside a transition of the content they become a part of the transition, and follow its finger; if that has
    /// not begun yet, everything is laid out when it begins. Before the presentation has begun, and during a dismissal, the changes
    /// are only made. While Reduce Motion is on they show at once.
    public func animatePresentation(_ changes: () -> Void) {
        changes()
        _ = animateToLayout()
    }

    /// Changes a style, and animates to the result. If the change is a part of a transition that is cancelled, it is undone,
    /// unless the style has been changed again since.
    func animateChanges<Controller: PresentationController, Style: Equatable>(
        of style: ReferenceWritableKeyPath<Controller, Style>, in controller: Controller,
        _ changes: (inout Style) -> Void
    ) {
        let old = controller[keyPath: style]
        changes(&controller[keyPath: style])
        let new = controller[keyPath: style]
        _ = animateToLayout()?.animate(alongsideTransition: nil) { [weak controller] context in
            guard context.isCancelled, let controller, controller[keyPath: style] == new else { return }
            controller[keyPath: style] = old
        }
    }

    /// Returns the coordinator of the transition that the movement is a part of; `nil` if there is none.
    private func animateToLayout() -> (any UIViewControllerTransitionCoordinator)? {
        forgetLayout()
        guard let containerView else { return nil }
        let coordinator = presentedViewController.contentCoordinator
        if UIView.inheritedAnimationDuration > 0 {
            layOutPresentedView()
            return coordinator
        }
        guard !UIAccessibility.isReduceMotionEnabled else {
            layOutPresentedView()
            return nil
        }
        let isTaken = coordinator?.animateAlongsideTransition(
            in: containerView, animation: { [weak self] _ in self?.layOutPresentedView() }, completion: nil)
        if isTaken == true { return coordinator }
        let animator = PresentationDefaults.Motion.change.makeAnimator()
        animator.addAnimations { self.layOutPresentedView() }
        animator.startAnimation()
        return nil
    }

    /// Applies layout and look now, inside the animation that is running, if any.
    func layOutPresentedView() {
        containerView?.setNeedsLayout()
        containerView?.layoutIfNeeded()
    }
}

extension UIViewController {
    /// The coordinator of the transition that is under way here, or in a container inside.
    fileprivate var contentCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transitionCoordinator ?? children.lazy.compactMap(\.contentCoordinator).first
    }
}
