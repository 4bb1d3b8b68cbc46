import UIKit

extension PresentationController {
    /// Makes changes to what layout and look depend on, and animates to the result.
    ///
    /// Everything is laid out when the call returns; the movement follows. Before the presentation has begun, and during
    /// a dismissal, the changes are only made. While Reduce Motion is on they show at once.
    public func animatePresentation(_ changes: () -> Void) {
        changes()
        forgetLayout()
        guard containerView != nil else { return }
        guard !UIAccessibility.isReduceMotionEnabled else { return layOutPresentedView() }
        let animator = PresentationDefaults.Motion.change.makeAnimator()
        animator.addAnimations { self.layOutPresentedView() }
        animator.startAnimation()
    }

    /// Applies layout and look now, inside the animation that is running, if any.
    func layOutPresentedView() {
        containerView?.setNeedsLayout()
        containerView?.layoutIfNeeded()
    }
}
