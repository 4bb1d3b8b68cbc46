import UIKit

/// The pixels of a screen: places between two of them look blurred, so lengths and origins are put onto the grid.
struct PixelGrid: Equatable, Sendable {
    /// Pixels in a point.
    let scale: CGFloat

    /// A scale that is no positive number, as traits may carry outside of a window, counts as 1.
    init(scale: CGFloat) {
        self.scale = scale.usableLength ?? 1
    }

    /// The nearest place on the grid; halves go away from zero. At a scale of 2, 0.6 gives 0.5.
    func round(_ value: CGFloat) -> CGFloat {
        pixel(value) / scale
    }

    /// The nearest place on the grid.
    func round(_ point: CGPoint) -> CGPoint {
        CGPoint(x: round(point.x), y: round(point.y))
    }

    /// The nearest size on the grid. Layouts round a size before they place it: it is the same wherever the view stands, and
    /// a side that is placed on an edge of the screen lies on it.
    func round(_ size: CGSize) -> CGSize {
        CGSize(width: round(size.width), height: round(size.height))
    }

    /// The rectangle with each side on the grid. What lay on an edge of the screen still does, and a size that fits the
    /// grid stays as it is.
    func round(_ rect: CGRect) -> CGRect {
        let left = pixel(rect.minX)
        let top = pixel(rect.minY)
        return CGRect(
            x: left / scale, y: top / scale, width: (pixel(rect.maxX) - left) / scale,
            height: (pixel(rect.maxY) - top) / scale)
    }

    private func pixel(_ value: CGFloat) -> CGFloat {
        (value * scale).rounded()
    }
}
