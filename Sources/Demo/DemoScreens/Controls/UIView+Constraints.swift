import UIKit

extension UIView {
    /// Adds a subview for layout with constraints.
    func addConstrained(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
    }

    /// Constrains the size to a constant.
    func constrain(width: CGFloat, height: CGFloat) {
        widthAnchor.constraint(equalToConstant: width).isActive = true
        heightAnchor.constraint(equalToConstant: height).isActive = true
    }

    /// Constrains the height to a minimum, so that small differences between fonts do not move the views below.
    func constrain(minimumHeight height: CGFloat) {
        heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
    }
}
