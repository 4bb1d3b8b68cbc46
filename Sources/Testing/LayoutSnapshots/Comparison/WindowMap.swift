/// The way from a node's own space, with its origin in the node's corner, to the window's.
///
/// Frames are held relative to the parent. This is what a writer leaves to SVG, for those who need the result: which
/// place on the screen a node has after the moves, turns and scales of all its ancestors. A perspective does not count: this
/// only marks what has changed.
struct WindowMap: Hashable, Sendable {
    private typealias Vector = SIMD2<Double>

    // What becomes of a step to the right, of a step down, and of the origin. In units, as the points that go in.
    private var right = Vector(1, 0)
    private var down = Vector(0, 1)
    private var origin = Vector(0, 0)

    /// The window's own space.
    static let window = WindowMap()

    /// The map of a node whose parent has this one. As in `NodeWriter`, the node's transform acts about its centre.
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

    /// Turns and scales a step as the window sees it.
    private func turned(_ step: Vector) -> Vector { right * step.x + down * step.y }

    func point(_ x: Points, _ y: Points) -> PathPoint {
        point(units: Double(x.units), Double(y.units))
    }

    /// The place of a point that is given in units that need not be whole.
    func point(units x: Double, _ y: Double) -> PathPoint {
        let place = turned(Vector(x, y)) + origin
        return PathPoint(Self.points(place.x), Self.points(place.y))
    }

    /// Where a transform has sent something beyond every screen, it stays there.
    private static func points(_ units: Double) -> Points {
        Points(rounding: min(max(units, -1e12), 1e12) / Double(Hundredths.unitsPerOne)) ?? 0
    }
}
