import UIKit

extension UIView {
    /// Makes UIKit look for the safe area of the content in this view again, and the content for its constraints. After
    /// a dismissal that was cancelled, and after a second one at the latest, UIKit is said to keep a safe area and a
    /// keyboard layout guide of the way (SA1, K4). It looks for them when a view around them moves, so this one moves
    /// there and back. Nobody sees that, and the content hears only of another safe area.
    func renewSurroundings(of content: UIView?) {
        UIView.performWithoutAnimation {
            let place = center
            center.y += 1
            center = place
        }
        content?.setNeedsUpdateConstraints()
        content?.setNeedsLayout()
    }
}
