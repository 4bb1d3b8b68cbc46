import UIKit

/// What a touch on a view means for a drag of a view around it.
extension UIView {
    private func hierarchy(below limit: UIView) -> [UIView] {
        sequence(first: self, next: \.superview).prefix { $0 !== limit }
    }

    /// Returns the scroll views that are this view or contain it, inside `limit`, innermost first.
    func scrollViews(below limit: UIView) -> [UIScrollView] {
        hierarchy(below: limit).compactMap { $0 as? UIScrollView }
    }

    /// Returns whether a touch may become a drag of a view around it: no control or picker inside `limit` keeps it.
    func yieldsTouchToDrag(below limit: UIView) -> Bool {
        guard !isInPicker(below: limit) else { return false }
        let control = hierarchy(below: limit).lazy.compactMap { $0 as? UIControl }.first
        return control?.yieldsTouchToDrag != false
    }

    /// Returns whether the view is in a picker's wheel inside `limit`. A finger and a trackpad turn it.
    func isInPicker(below limit: UIView) -> Bool {
        hierarchy(below: limit).contains { $0 is UIPickerView }
    }

    /// Returns whether a tap on the view may do something, in the view or in one around it inside `limit`.
    func mayActOnTap(below limit: UIView) -> Bool {
        hierarchy(below: limit).contains {
            $0 is UIControl || $0 is UITableViewCell || $0 is UICollectionViewCell
                || $0.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } == true
        }
    }
}

extension UIControl {
    /// Whether a touch on the control may become a drag of a view around it. A pressed control yields the touch when
    /// the finger moves. One whose value follows the finger keeps it: a slider, a switch, a date picker, the reorder
    /// handle of a table row. So does an edited field. UIKit does not say, so the events with actions decide.
    var yieldsTouchToDrag: Bool {
        if self is UIButton { return true }
        if let field = self as? UITextField { return !field.isEditing }
        let presses: UIControl.Event = [.touchDown, .touchUpInside, .primaryActionTriggered]
        return !allControlEvents.contains(.valueChanged) && !allControlEvents.isDisjoint(with: presses)
    }
}

extension UIScrollView {
    func scrolls(isVertical: Bool) -> Bool {
        guard isScrollEnabled else { return false }
        let (first, last) = ends(isVertical: isVertical)
        return last > first || bounces && (isVertical ? alwaysBounceVertical : alwaysBounceHorizontal)
    }

    /// Returns whether an outward movement on an axis can reveal more content. Less than a pixel does not count.
    func canScroll(with axis: DragAxis) -> Bool {
        guard isScrollEnabled else { return false }
        let pixel = 1 / max(1, traitCollection.displayScale)
        let offset = axis.isVertical ? contentOffset.y : contentOffset.x
        let (first, last) = ends(isVertical: axis.isVertical)
        return (axis.isFar ? offset - first : last - offset) > pixel
    }

    /// The offsets at the two ends of the content.
    private func ends(isVertical: Bool) -> (first: CGFloat, last: CGFloat) {
        let inset = adjustedContentInset
        return isVertical
            ? (-inset.top, contentSize.height + inset.bottom - bounds.height)
            : (-inset.left, contentSize.width + inset.right - bounds.width)
    }
}
