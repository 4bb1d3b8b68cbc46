import Presentations
import UIKit

/// A transitioning delegate that animates a full-screen presentation of UIKit's with an animation of the kit.
///
/// A view controller does not keep its `transitioningDelegate` alive: keep the delegate for as long as the screen is presented.
public final class ScreenTransition: NSObject, UIViewControllerTransitioningDelegate {
    private let animation: TransitionAnimation

    /// Creates a delegate that presents with an animation and dismisses with the same one in reverse.
    public init(_ animation: TransitionAnimation) {
        self.animation = animation
        super.init()
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        TransitionAnimator(animation, .forward)
    }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        TransitionAnimator(animation, .reverse)
    }
}
