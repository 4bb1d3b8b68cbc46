import UIKit

extension UINavigationController {
    /// Puts the stack back after a cancelled transition. UIKit may show the old view, and leave the list changed.
    func restore(_ step: StackStep) {
        // Another list is the app's.
        guard viewControllers.elementsEqual(step.new, by: ===) else { return }
        setViewControllers(step.old, animated: false)
    }
}
