import UIKit

extension UIControl {
    /// Whether a touch on the control may become a drag of a view around it.
    ///
    /// A control that is pressed yields the touch when the finger moves. A control whose value follows the finger
    /// keeps it: a slider, a switch, a date picker, the reorder handle of a table row. A text field keeps it while it
    /// is being edited. UIKit has no property for the difference; the events for which the control has actions show
    /// it.
    var yieldsTouchToDrag: Bool {
        if self is UIButton { return true }
        if let field = self as? UITextField { return !field.isEditing }
        let presses: UIControl.Event = [.touchDown, .touchUpInside, .primaryActionTriggered]
        return !allControlEvents.contains(.valueChanged) && !allControlEvents.isDisjoint(with: presses)
    }
}

extension UIView {
    /// Returns the nearest control below `limit` that is this view or contains it.
    func enclosingControl(below limit: UIView) -> UIControl? {
        sequence(first: self, next: \.superview).prefix { $0 !== limit }.lazy.compactMap { $0 as? UIControl }.first
    }
}
