import UIKit

extension UIView {
    /// The upper edge of the view where it is to be seen now, in its superview's coordinates.
    var shownTop: CGFloat {
        let shown = layer.presentation() ?? layer
        return shown.position.y - shown.bounds.height / 2
    }
}
