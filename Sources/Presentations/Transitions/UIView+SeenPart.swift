import UIKit

extension UIView {
    /// Returns the visible part of a rectangle, in the view's coordinates: the part inside everything that clips it.
    /// `nil` if there is none, or if the view or one around it is hidden.
    func seenPart(of rect: CGRect) -> CGRect? {
        guard window != nil, !isHidden else { return nil }
        var (inner, seen) = (self, rect)
        while let outer = inner.superview {
            if outer.isHidden { return nil }
            seen = inner.convert(seen, to: outer)
            if outer.clipsToBounds || outer is UIWindow {
                seen = seen.intersection(outer.bounds)
                guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
            }
            inner = outer
        }
        return inner.convert(seen, to: self)
    }
}
