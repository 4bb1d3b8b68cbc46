import UIKit

extension UIView {
    /// Adds a view that is laid out by constraints.
    func addConstrained(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
    }

    /// A size of its own, for a view that has none.
    func constrain(width: CGFloat, height: CGFloat) {
        widthAnchor.constraint(equalToConstant: width).isActive = true
        heightAnchor.constraint(equalToConstant: height).isActive = true
    }

    /// At least that high: one line more or less of the text in it then makes no difference to what is below.
    func constrain(minimumHeight height: CGFloat) {
        heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
    }
}
