import UIKit

extension UIPercentDrivenInteractiveTransition {
    /// Pauses the transition, and returns the progress at which it is on the screen, 0…1. After a pause UIKit's
    /// percentage may be an older one, so it is set to that of the animator.
    func pause(_ fractionComplete: () -> CGFloat) -> CGFloat {
        pause()
        let progress = fractionComplete()
        update(progress)
        return progress
    }
}
