import UIKit

/// The velocity with which a finger lifts, which is zero if the finger has rested. A recogniser keeps reporting the
/// velocity of the last movement, however long the finger has rested since (Z2).
@MainActor
struct ReleaseVelocity {
    private var translation: CGPoint?
    private var lastMovement: CFTimeInterval = 0

    /// Notes the position of the finger. Call it for each action of the pan.
    ///
    /// - Parameter isFirst: Whether this is the first action of the gesture.
    mutating func note(_ translation: CGPoint, isFirst: Bool) {
        guard isFirst || translation != self.translation else { return }
        self.translation = translation
        lastMovement = CACurrentMediaTime()
    }

    /// Returns the velocity, in points per second.
    func velocity(of pan: UIPanGestureRecognizer, in view: UIView) -> CGPoint {
        // UIKit measures velocities over a tenth of a second. Any two events are more than half a millisecond apart.
        let hasRested = CACurrentMediaTime() - lastMovement + 0.0005 > 0.1
        return hasRested ? .zero : pan.velocity(in: view)
    }
}

extension UIControl {
    /// Whether a touch on the control may become a drag of a view around it.
    ///
    /// A control that is pressed yields the touch when the finger moves. A control whose value follows the finger keeps
    /// it: a slider, a switch, a date picker, the reorder handle of a table row. A text field keeps it while it is
    /// being edited. UIKit has no property for the difference, so it is derived from the events for which the control
    /// has actions.
    var yieldsTouchToDrag: Bool {
        if self is UIButton { return true }
        if let field = self as? UITextField { return !field.isEditing }
        let presses: UIControl.Event = [.touchDown, .touchUpInside, .primaryActionTriggered]
        return !allControlEvents.contains(.valueChanged) && !allControlEvents.isDisjoint(with: presses)
    }
}

extension UIView {
    /// Returns whether a touch on the view may become a drag of a view around it, that is, neither a control nor a
    /// picker's wheel inside `limit` keeps it.
    func yieldsTouchToDrag(below limit: UIView) -> Bool {
        guard !isInPicker(below: limit) else { return false }
        let control = sequence(first: self, next: \.superview).prefix { $0 !== limit }.lazy
            .compactMap { $0 as? UIControl }.first
        return control?.yieldsTouchToDrag != false
    }

    /// Returns whether the view is in a picker's wheel inside `limit`. A wheel can be turned by a finger and by a
    /// trackpad.
    func isInPicker(below limit: UIView) -> Bool {
        sequence(first: self, next: \.superview).prefix { $0 !== limit }.contains { $0 is UIPickerView }
    }
}
