import UIKit

extension UIView {
    /// The visible top edge of the view, in its superview's coordinates.
    var shownTop: CGFloat {
        let shown = layer.presentation() ?? layer
        return shown.position.y - shown.bounds.height / 2
    }
}
