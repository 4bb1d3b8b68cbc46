import UIKit

/// Layout by slicing: a screen starts with its bounds and cuts off one row or column after another.
extension CGRect {
    /// Removes `height` points from the top and returns them, and removes a gap. Never removes more than is left.
    mutating func cutTop(_ height: CGFloat, gap: CGFloat = 0) -> CGRect {
        let slice = CGRect(x: minX, y: minY, width: width, height: min(height, self.height))
        let taken = min(height + gap, self.height)
        self = CGRect(x: minX, y: minY + taken, width: width, height: self.height - taken)
        return slice
    }

    /// Removes `height` points from the bottom and returns them, and removes a gap.
    mutating func cutBottom(_ height: CGFloat, gap: CGFloat = 0) -> CGRect {
        let cut = min(height, self.height)
        let slice = CGRect(x: minX, y: maxY - cut, width: width, height: cut)
        size.height -= min(height + gap, self.height)
        return slice
    }

    /// Removes `width` points from the left and returns them, and removes a gap.
    mutating func cutLeft(_ width: CGFloat, gap: CGFloat = 0) -> CGRect {
        let slice = CGRect(x: minX, y: minY, width: min(width, self.width), height: height)
        let taken = min(width + gap, self.width)
        self = CGRect(x: minX + taken, y: minY, width: self.width - taken, height: height)
        return slice
    }

    /// Removes `width` points from the right and returns them, and removes a gap.
    mutating func cutRight(_ width: CGFloat, gap: CGFloat = 0) -> CGRect {
        let cut = min(width, self.width)
        let slice = CGRect(x: maxX - cut, y: minY, width: cut, height: height)
        size.width -= min(width + gap, self.width)
        return slice
    }

    /// Removes a column as wide as the view wants to be from the right, and returns the view's frame in its middle.
    @MainActor mutating func cutRight(_ view: UIView, gap: CGFloat = 0) -> CGRect {
        let wish = view.sizeThatFits(size)
        return cutRight(wish.width, gap: gap).centered(wish.width, wish.height)
    }

    /// The rectangle without `x` points on the left and right, and `y` points at the top and bottom.
    ///
    /// Unlike `insetBy`, it never returns the null rectangle, whose coordinates are infinite.
    func padded(_ x: CGFloat, _ y: CGFloat) -> CGRect {
        let (x, y) = (min(x, width / 2), min(y, height / 2))
        return CGRect(x: minX + x, y: minY + y, width: width - x * 2, height: height - y * 2)
    }

    /// A rectangle of the given size with the same centre, on whole or half points.
    func centered(_ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(
            x: ((midX - width / 2) * 2).rounded() / 2,
            y: ((midY - height / 2) * 2).rounded() / 2,
            width: width,
            height: height)
    }

    /// The rectangle, centred and at most `maximum` points wide.
    func column(_ maximum: CGFloat) -> CGRect {
        width <= maximum ? self : centered(maximum, height)
    }

    /// `count` rectangles of equal width side by side, `gap` points apart.
    func columns(_ count: Int, gap: CGFloat = 0) -> [CGRect] {
        let each = (width - gap * CGFloat(count - 1)) / CGFloat(count)
        return (0..<count).map { index in
            CGRect(x: minX + CGFloat(index) * (each + gap), y: minY, width: each, height: height)
        }
    }
}
