import Presentations
import UIKit

/// Gives an animation of the library to a presentation of UIKit's own, which hands both views over.
final class ScreenTransition: NSObject, UIViewControllerTransitioningDelegate {
    private let animation: TransitionAnimation

    init(_ animation: TransitionAnimation) {
        self.animation = animation
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        TransitionAnimator(animation, .forward)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        TransitionAnimator(animation, .reverse)
    }
}
