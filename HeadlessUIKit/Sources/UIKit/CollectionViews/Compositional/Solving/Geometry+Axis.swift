extension CGSize {
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Insets that are larger than the size make it the difference (CC3).
    func reduced(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: abs(width - insets.leading - insets.trailing), height: abs(height - insets.top - insets.bottom))
    }
}

extension CGPoint {
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
}

/// Leading means left here: the layout of a right-to-left view is mirrored as a whole.
extension CGRect {
    func span(_ axis: NSLayoutConstraint.Axis) -> Span {
        Span(start: origin[axis], height: size[axis])
    }

    func reduced(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            origin: CGPoint(x: minX + insets.leading, y: minY + insets.top), size: size.reduced(by: insets))
    }

    func moved(by offset: CGPoint) -> CGRect { offsetBy(dx: offset.x, dy: offset.y) }
}

extension NSDirectionalEdgeInsets {
    func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? leading : top }
    func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

    /// Only the insets along an axis.
    func only(_ axis: NSLayoutConstraint.Axis) -> NSDirectionalEdgeInsets {
        axis == .horizontal
            ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
            : NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    }

    /// The larger one on each side.
    func union(_ other: Self) -> Self {
        Self(
            top: max(top, other.top), leading: max(leading, other.leading), bottom: max(bottom, other.bottom),
            trailing: max(trailing, other.trailing))
    }

    static func + (left: Self, right: Self) -> Self {
        Self(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }
}
