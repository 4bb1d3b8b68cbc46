import UIKit

extension UIViewPropertyAnimator {
    /// Adds an invisible view to a container for the animator to move, and returns it. While a finger moves the
    /// presented view, the animator may move nothing else, and UIKit may then not run the animations alongside.
    func addCompanion(in container: UIView) -> UIView {
        let companion = UIView()
        companion.isHidden = true
        companion.isUserInteractionEnabled = false
        companion.accessibilityElementsHidden = true
        container.insertSubview(companion, at: 0)
        addAnimations { companion.center.x = 1 }
        addCompletion { _ in companion.removeFromSuperview() }
        return companion
    }
}
