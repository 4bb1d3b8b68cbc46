import UIKit

extension CGRect {
    /// Returns whether another rectangle is the same one, apart from rounding.
    ///
    /// ```swift
    /// let frame = try #require(stage.visibleFrame(of: title))
    /// #expect(
    ///     frame.isEqual(
    ///         to: CGRect(x: 24, y: 83, width: 345, height: 21), within: 0.01))
    /// ```
    ///
    /// A position in the middle of a screen with three pixels in a point is often a third of a point, and one in the
    /// middle of an animation is any number.
    ///
    /// - Parameters:
    ///   - other: The expected rectangle.
    ///   - tolerance: The distance that `minX`, `minY`, the width and the height may each have from the expected ones, in
    ///     points. Defaults to half a point.
    public func isEqual(to other: CGRect, within tolerance: CGFloat = 0.5) -> Bool {
        self == other
            || abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
                && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }
}
