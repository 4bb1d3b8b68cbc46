import UIKit

/// Layout by slicing: a screen starts with its bounds and cuts off one row or column after the other.
extension CGRect {
    /// Cuts `height` points off the top, then `gap` points of nothing. Never cuts off more than there is.
    mutating func cutTop(_ height: CGFloat, gap: CGFloat = 0) -> CGRect {
        let slice = CGRect(x: minX, y: minY, width: width, height: min(height, self.height))
        let taken = min(height + gap, self.height)
        self = CGRect(x: minX, y: minY + taken, width: width, height: self.height - taken)
        return slice
    }

    /// Cuts `height` points off the bottom, then `gap` points of nothing.
    mutating func cutBottom(_ height: CGFloat, gap: CGFloat = 0) -> CGRect {
        let cut = min(height, self.height)
        let slice = CGRect(x: minX, y: maxY - cut, width: width, height: cut)
        size.height -= min(height + gap, self.height)
        return slice
    }

    /// Cuts `width` points off the left, then `gap` points of nothing.
    mutating func cutLeft(_ width: CGFloat, gap: CGFloat = 0) -> CGRect {
        let slice = CGRect(x: minX, y: minY, width: min(width, self.width), height: height)
        let taken = min(width + gap, self.width)
        self = CGRect(x: minX + taken, y: minY, width: self.width - taken, height: height)
        return slice
    }

    /// Cuts `width` points off the right, then `gap` points of nothing.
    mutating func cutRight(_ width: CGFloat, gap: CGFloat = 0) -> CGRect {
        let cut = min(width, self.width)
        let slice = CGRect(x: maxX - cut, y: minY, width: cut, height: height)
        size.width -= min(width + gap, self.width)
        return slice
    }

    /// Leaves `x` points free on the left and right, and `y` at the top and bottom.
    ///
    /// Unlike `insetBy`, which makes a small rectangle null and its coordinates infinite, this stops at nothing left.
    func padded(_ x: CGFloat, _ y: CGFloat) -> CGRect {
        let (x, y) = (min(x, width / 2), min(y, height / 2))
        return CGRect(x: minX + x, y: minY + y, width: width - x * 2, height: height - y * 2)
    }

    /// A rectangle of the given size with the same middle, on whole or half points.
    func centered(_ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(
            x: ((midX - width / 2) * 2).rounded() / 2,
            y: ((midY - height / 2) * 2).rounded() / 2,
            width: width,
            height: height)
    }

    /// The same height, at most `maximum` wide, in the middle.
    func column(_ maximum: CGFloat) -> CGRect {
        width <= maximum ? self : centered(maximum, height)
    }

    /// `count` rectangles side by side, equally wide, `gap` apart.
    func columns(_ count: Int, gap: CGFloat = 0) -> [CGRect] {
        let each = (width - gap * CGFloat(count - 1)) / CGFloat(count)
        return (0..<count).map { index in
            CGRect(x: minX + CGFloat(index) * (each + gap), y: minY, width: each, height: height)
        }
    }
}
