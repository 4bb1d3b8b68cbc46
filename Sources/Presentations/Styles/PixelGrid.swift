import UIKit

/// The grid of a screen's pixels. Edges between two pixels look blurred, so layouts round their frames to the grid.
struct PixelGrid: Equatable, Sendable {
    let scale: CGFloat

    /// Creates a grid. An unusable scale counts as 1: a view that is not in a window may have one.
    init(scale: CGFloat) { self.scale = scale.usableLength ?? 1 }

    /// Returns the nearest value on the grid, in points. Halves are rounded away from zero.
    func round(_ value: CGFloat) -> CGFloat { pixel(value) / scale }

    func round(_ point: CGPoint) -> CGPoint { CGPoint(x: round(point.x), y: round(point.y)) }

    /// Returns the nearest size on the grid. Round a size before you place it, so that it does not depend on the place.
    func round(_ size: CGSize) -> CGSize {
        CGSize(width: round(size.width), height: round(size.height))
    }

    /// Returns the rectangle with each side on the grid. A side at an edge of the screen stays there, and a size that
    /// is on the grid does not change.
    func round(_ rect: CGRect) -> CGRect {
        let left = pixel(rect.minX)
        let top = pixel(rect.minY)
        return CGRect(
            x: left / scale, y: top / scale, width: (pixel(rect.maxX) - left) / scale,
            height: (pixel(rect.maxY) - top) / scale)
    }

    private func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() }
}

/// The check whether a layer can draw with a number, for all options of the styles and all sizes of the content. Layers
/// accept neither infinity nor a number that becomes infinite in a multiplication. A product, such as a fraction of a
/// length, is checked after the multiplication.
extension CGFloat {
    /// The magnitude beyond which a number counts as infinite: a hundred of the largest screens, or a day in seconds.
    static let usableLimit: CGFloat = 100_000

    /// Whether the number is not NaN and within the limit.
    var isUsable: Bool { magnitude <= Self.usableLimit }

    var usable: CGFloat { isUsable ? self : 0 }

    /// The length, or `nil` if it is zero, negative or unusable.
    var usableLength: CGFloat? { isUsable && self > 0 ? self : nil }
}

extension CGSize {
    /// The size with 0 in place of each length that is negative or unusable.
    var usable: CGSize { CGSize(width: width.usableLength ?? 0, height: height.usableLength ?? 0) }
}

extension CGRect {
    var isUsable: Bool { [origin.x, origin.y, size.width, size.height].allSatisfy(\.isUsable) }
}
