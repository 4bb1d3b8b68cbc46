import UIKit

extension UIView {
    /// Returns the nearest scroll view, inside `limit`, that is this view or contains it and that can scroll along an
    /// axis.
    func enclosingScrollView(below limit: UIView, isVertical: Bool) -> UIScrollView? {
        sequence(first: self, next: \.superview).prefix { $0 !== limit }.lazy
            .compactMap { $0 as? UIScrollView }.first { $0.scrolls(isVertical: isVertical) }
    }
}

extension UIScrollView {
    /// Returns whether a finger can move the content along an axis.
    fileprivate func scrolls(isVertical: Bool) -> Bool {
        guard isScrollEnabled else { return false }
        let inset = adjustedContentInset
        return isVertical
            ? contentSize.height + inset.top + inset.bottom > bounds.height || bounces && alwaysBounceVertical
            : contentSize.width + inset.left + inset.right > bounds.width || bounces && alwaysBounceHorizontal
    }
}
