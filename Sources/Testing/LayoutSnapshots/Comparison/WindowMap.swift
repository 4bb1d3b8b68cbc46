/// The way from a node's own space, with its origin in the node's corner, to the window's.
///
/// Frames are held relative to the parent. This is what a writer leaves to SVG, for those who need the result: which
/// place on the screen a node has after the moves, turns and scales of all its ancestors.
struct WindowMap: Hashable, Sendable {
    private var a = 1.0
    private var b = 0.0
    private var c = 0.0
    private var d = 1.0
    // In units, as the points that go in.
    private var tx = 0.0
    private var ty = 0.0

    /// The window's own space.
    static let window = WindowMap()

    /// The map of a node whose parent has this one. As in `NodeWriter`, the node's transform acts about its centre.
    func entering(_ node: Node) -> WindowMap {
        let transform = node.transform
        var own = WindowMap()
        (own.a, own.b) = (transform.a.value, transform.b.value)
        (own.c, own.d) = (transform.c.value, transform.d.value)
        let (halfWidth, halfHeight) = (Double(node.frame.width.half.units), Double(node.frame.height.half.units))
        own.tx = Double(node.frame.midX.units) + Double(transform.tx.units) - own.a * halfWidth - own.c * halfHeight
        own.ty = Double(node.frame.midY.units) + Double(transform.ty.units) - own.b * halfWidth - own.d * halfHeight
        return following(own)
    }

    /// This map after another one.
    private func following(_ inner: WindowMap) -> WindowMap {
        var map = WindowMap()
        map.a = a * inner.a + c * inner.b
        map.b = b * inner.a + d * inner.b
        map.c = a * inner.c + c * inner.d
        map.d = b * inner.c + d * inner.d
        map.tx = a * inner.tx + c * inner.ty + tx
        map.ty = b * inner.tx + d * inner.ty + ty
        return map
    }

    func point(_ x: Points, _ y: Points) -> PathPoint {
        point(units: Double(x.units), Double(y.units))
    }

    /// The place of a point that is given in units that need not be whole.
    func point(units x: Double, _ y: Double) -> PathPoint {
        PathPoint(Self.points(a * x + c * y + tx), Self.points(b * x + d * y + ty))
    }

    /// Where a transform has sent something beyond every screen, it stays there.
    private static func points(_ units: Double) -> Points {
        Points(rounding: min(max(units, -1e12), 1e12) / Double(Hundredths.unitsPerOne)) ?? 0
    }
}
