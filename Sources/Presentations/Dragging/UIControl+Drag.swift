import UIKit

extension UIControl {
    /// Whether a finger that lands on the control may drag what the control is in.
    ///
    /// A control that is pressed gives its touch up when the finger moves. One whose value follows the finger keeps it: a
    /// slider, a switch, a date picker, the handle by which a table's row is moved; and so does a field in which text is
    /// selected. UIKit has no name for the difference; what a control reports tells it.
    var yieldsTouchToDrag: Bool {
        if self is UIButton { return true }
        if let field = self as? UITextField { return !field.isEditing }
        let presses: UIControl.Event = [.touchDown, .touchUpInside, .primaryActionTriggered]
        return !allControlEvents.contains(.valueChanged) && !allControlEvents.isDisjoint(with: presses)
    }
}

extension UIView {
    /// The nearest control that the view is, or is part of, below `limit`.
    func enclosingControl(below limit: UIView) -> UIControl? {
        sequence(first: self, next: \.superview).prefix { $0 !== limit }.lazy.compactMap { $0 as? UIControl }.first
    }

    /// The nearest scroll view that the view is, or is in, below `limit`, whose content can move along an axis.
    func enclosingScrollView(below limit: UIView, isVertical: Bool) -> UIScrollView? {
        sequence(first: self, next: \.superview).prefix { $0 !== limit }.lazy
            .compactMap { $0 as? UIScrollView }.first { $0.scrolls(isVertical: isVertical) }
    }
}

extension UIScrollView {
    /// Whether a finger can move the content along that axis.
    fileprivate func scrolls(isVertical: Bool) -> Bool {
        guard isScrollEnabled else { return false }
        let inset = adjustedContentInset
        return isVertical
            ? contentSize.height + inset.top + inset.bottom > bounds.height || bounces && alwaysBounceVertical
            : contentSize.width + inset.left + inset.right > bounds.width || bounces && alwaysBounceHorizontal
    }
}
