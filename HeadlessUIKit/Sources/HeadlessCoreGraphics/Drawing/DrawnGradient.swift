import Foundation

/// A gradient in a rectangle, from its top edge to its bottom edge, and the position of that rectangle in the drawing.
package struct DrawnGradient: Hashable, Sendable {
    /// Their positions are fractions of the rectangle's height.
    package var stops: [CGGradient.Stop]
    package var size: CGSize
    /// The transform from the rectangle with this size at the origin to the drawing: rotated, moved and perhaps
    /// stretched.
    package var transform: DrawnTransform

    /// Returns the rectangle across `area` that a gradient from `start` to `end` paints. Nil if nothing is painted, for
    /// example if the two points are equal.
    ///
    /// - Parameters:
    ///   - transform: The transform of the points to the drawing.
    ///   - area: The visible area of the drawing.
    init?(
        _ gradient: CGGradient, from start: CGPoint, to end: CGPoint, options: CGGradientDrawingOptions,
        transform: CGAffineTransform, area: CGRect
    ) {
        let length = hypot(end.x - start.x, end.y - start.y)
        guard length > 0, transform.a * transform.d - transform.b * transform.c != 0, !area.isEmpty else { return nil }
        // Here the gradient runs down from the origin.
        let down = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
        let upright = CGAffineTransform(a: down.dy, b: -down.dx, c: down.dx, d: down.dy, tx: start.x, ty: start.y)
            .concatenating(transform)
        let seen = area.applying(upright.inverted())
        let top = options.contains(.drawsBeforeStartLocation) ? min(0, seen.minY) : 0
        let bottom = options.contains(.drawsAfterEndLocation) ? max(length, seen.maxY) : length
        stops = gradient.stops.map {
            CGGradient.Stop(color: $0.color, location: ($0.location * length - top) / (bottom - top))
        }
        size = CGSize(width: seen.width, height: bottom - top)
        self.transform = DrawnTransform(
            CGAffineTransform(translationX: seen.minX, y: top).concatenating(upright))
    }
}

extension CGContext {
    /// Paints a gradient across the whole clip area, with lines of one colour at right angles to the line from start to
    /// end. Beyond both ends nothing is painted unless the options say so.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let drawn = DrawnGradient(
            gradient, from: startPoint, to: endPoint, options: options, transform: ctm, area: bounds)
        if let drawn { draw(.gradient(drawn)) }
    }
}
