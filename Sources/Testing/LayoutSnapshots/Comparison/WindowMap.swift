/// The map from a node's own space, with its origin in the node's corner, to the window's.
///
/// Frames are relative to the parent. SVG combines the moves, turns and scales of all ancestors itself; this type does
/// so for code that needs a node's place on the screen. Perspective is ignored, since the result only marks changes.
struct WindowMap: Hashable, Sendable {
    private typealias Vector = SIMD2<Double>

    // The images of a step to the right, of a step down, and of the origin. In units, like the points that are mapped.
    private var right = Vector(1, 0)
    private var down = Vector(0, 1)
    private var origin = Vector(0, 0)

    /// The window's own space.
    static let window = WindowMap()

    /// Returns the map of a node whose parent has this one. As in `NodeWriter`, the node's transform acts about its
    /// centre.
    func entering(_ node: Node) -> WindowMap {
        let (frame, transform) = (node.frame, node.transform)
        let ownRight = Vector(transform.a.value, transform.b.value)
        let ownDown = Vector(transform.c.value, transform.d.value)
        let middle = Vector(Double(frame.midX.units), Double(frame.midY.units))
        let way = Vector(Double(transform.tx.units), Double(transform.ty.units))
        let toLeft = ownRight * Double(frame.width.half.units)
        let toTop = ownDown * Double(frame.height.half.units)
        var map = WindowMap()
        map.right = turned(ownRight)
        map.down = turned(ownDown)
        map.origin = turned(middle + way - toLeft - toTop) + origin
        return map
    }

    /// Returns a step turned and scaled as the window sees it.
    private func turned(_ step: Vector) -> Vector { right * step.x + down * step.y }

    func point(_ x: Points, _ y: Points) -> PathPoint {
        point(units: Double(x.units), Double(y.units))
    }

    /// Returns the place of a point that is given in possibly fractional units.
    func point(units x: Double, _ y: Double) -> PathPoint {
        let place = turned(Vector(x, y)) + origin
        return PathPoint(Self.points(place.x), Self.points(place.y))
    }

    /// A point that a transform has sent far beyond every screen is kept at the limit.
    private static func points(_ units: Double) -> Points {
        Points(rounding: min(max(units, -1e12), 1e12) / Double(Hundredths.unitsPerOne)) ?? 0
    }
}
