import Foundation

/// A gradient in a rectangle, from its upper edge to its lower one, and where that rectangle is in the drawing.
package struct DrawnGradient: Hashable, Sendable {
    /// Their places are shares of the rectangle's height.
    package var stops: [CGGradient.Stop]
    package var size: CGSize
    /// Takes the rectangle with this size at the origin to the drawing: turned, moved and perhaps stretched.
    package var transform: DrawnTransform

    /// The rectangle across `area` that a gradient from `start` to `end` paints. Nil when nothing is painted, as where the two
    /// points are one.
    ///
    /// - Parameters:
    ///   - transform: Takes the points to the drawing.
    ///   - area: What can be seen of the drawing.
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
    /// Paints a gradient across everything that the clips leave, with lines of one colour at right angles to the way from start to
    /// end. Beyond both ends nothing is painted unless the options say so.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let drawn = DrawnGradient(
            gradient, from: startPoint, to: endPoint, options: options, transform: ctm, area: bounds)
        if let drawn { draw(.gradient(drawn)) }
    }
}
