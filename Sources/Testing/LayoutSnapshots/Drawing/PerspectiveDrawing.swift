/// Draws a plane in perspective.
///
/// SVG has only affine maps. So the plane is cut into triangles, each with the affine map that takes its three corners
/// to their places on the screen: neighbours meet, and the outline of the whole is exact. The content is written once,
/// and each triangle uses it.
struct PerspectiveDrawing {
    /// The number of parts into which a plane is cut along the direction of its depth, and across.
    struct Slices {
        let along: Int
        let across: Int

        /// With these numbers, no point of a screen that has turned by 45° is off by more than 1.5 points.
        static let still = Slices(along: 8, across: 6)
        /// The tolerance is four times as large for frames that are visible for a 25th of a second. Every piece has
        /// values in every frame, which makes files long.
        static let moving = Slices(along: 6, across: 2)
    }

    /// Triangles overlap by slightly more than a pixel of a small picture. Without the overlap, the background would
    /// show between them.
    private static let overlap = 2.5

    private typealias Point = SIMD2<Double>

    /// A triangle with the area beyond the plane's edges that belongs to it.
    private struct Piece {
        let outline: [Point]
        let map: Transform
    }

    private let node: Node
    private let perspective: Perspective
    private let slices: Slices

    /// Nil for a node without perspective.
    init?(_ node: Node, in slices: Slices = .still) {
        guard let perspective = node.perspective else { return nil }
        self.node = node
        self.perspective = perspective
        self.slices = slices
    }

    /// The content, and the elements that use it.
    func elements(_ content: [SVGElement]) -> [SVGElement] {
        let plane = ReferenceID.make(.plane, node.id)
        // The clip of the content is in its plane.
        let clip = node.clips ? ReferenceID.url(.clip, node.id) : nil
        let inPlane = clip == nil ? content : [SVGElement("g", ["clip-path": clip], children: content)]
        // Text is not fitted to pixels, since pieces of it would not match.
        let group = SVGElement("g", ["id": plane, "text-rendering": "geometricPrecision"], children: inPlane)
        var elements = [SVGElement("defs", children: [group])]
        for (index, piece) in pieces.enumerated() where !piece.map.isEdgeOn {
            let name = "\(node.id)/\(index)"
            let words = piece.outline.map { PathPoint(Self.points($0.x), Self.points($0.y)).text }
            let outline = SVGElement("path", ["d": "M " + words.joined(separator: " L ") + " Z"])
            elements.append(SVGElement("clipPath", ["id": ReferenceID.make(.piece, name)], children: [outline]))
            elements.append(
                SVGElement(
                    "use",
                    [
                        "href": "#" + plane, "transform": "matrix(\(piece.map.text))",
                        // Drawn as a whole and then clipped. Otherwise each figure would be mixed with those below it
                        // at the edge of the clip.
                        "opacity": "0.999", "clip-path": ReferenceID.url(.piece, name),
                    ]))
        }
        return elements
    }

    // MARK: Cutting

    private var size: Point { Point(node.frame.width.value, node.frame.height.value) }

    private var pieces: [Piece] {
        let size = size
        guard size.x > 0, size.y > 0 else { return [] }
        let columns = perspective.x == 0 ? slices.across : slices.along
        let rows = perspective.y == 0 ? slices.across : slices.along
        // Extends beyond shadows and everything else outside of the plane.
        let margin = max(size.x, size.y)
        return (0..<rows).flatMap { row in
            (0..<columns).flatMap { column in
                let from = Point(size.x * Double(column), size.y * Double(row)) / Point(Double(columns), Double(rows))
                let to = from + size / Point(Double(columns), Double(rows))
                let low = Point(column == 0 ? -margin : from.x, row == 0 ? -margin : from.y)
                let high = Point(
                    column == columns - 1 ? size.x + margin : to.x + Self.overlap,
                    row == rows - 1 ? size.y + margin : to.y + Self.overlap)
                return pieces(from: from, to: to, low: low, high: high)
            }
        }
    }

    /// The two triangles of a rectangle: above and below the diagonal from its bottom left to its top right corner.
    private func pieces(from: Point, to: Point, low: Point, high: Point) -> [Piece] {
        let outline = [low, Point(high.x, low.y), high, Point(low.x, high.y)]
        let side = to - from
        // Positive below the diagonal, in points from it.
        let length = (side * side).sum().squareRoot()
        func distance(_ point: Point) -> Double {
            ((point.x - from.x) * side.y + (point.y - to.y) * side.x) / length
        }
        let (topRight, bottomLeft) = (Point(to.x, from.y), Point(from.x, to.y))
        return [
            Piece(
                outline: Self.cut(outline) { Self.overlap - distance($0) },
                map: map(origin: from, right: (from, topRight), down: (from, bottomLeft))),
            Piece(
                outline: Self.cut(outline, distance),
                map: map(origin: to, right: (bottomLeft, to), down: (topRight, to))),
        ]
    }

    /// Returns the part of a polygon in which a distance is positive.
    private static func cut(_ polygon: [Point], _ distance: (Point) -> Double) -> [Point] {
        var part: [Point] = []
        for (index, point) in polygon.enumerated() {
            let next = polygon[(index + 1) % polygon.count]
            let (own, other) = (distance(point), distance(next))
            if own >= 0 { part.append(point) }
            if own * other < 0 { part.append(point + (next - point) * (own / (own - other))) }
        }
        return part
    }

    // MARK: Mapping

    /// Returns the affine map that takes three corners of a rectangle to their places on the screen.
    private func map(origin: Point, right: (Point, Point), down: (Point, Point)) -> Transform {
        let across = (seen(right.1) - seen(right.0)) / (right.1.x - right.0.x)
        let along = (seen(down.1) - seen(down.0)) / (down.1.y - down.0.y)
        let way = seen(origin) - across * origin.x - along * origin.y
        return Transform(
            a: Self.factor(across.x), b: Self.factor(across.y), c: Self.factor(along.x), d: Self.factor(along.y),
            tx: Self.points(way.x), ty: Self.points(way.y))
    }

    /// Returns the place on the screen of a point of the plane, both relative to the corner of the node's frame.
    private func seen(_ point: Point) -> Point {
        let transform = node.transform
        let middle = Point(node.frame.width.half.value, node.frame.height.half.value)
        let own = point - middle
        let depth = max(1 + own.x * perspective.x.value + own.y * perspective.y.value, Self.nearest)
        let x = own.x * transform.a.value + own.y * transform.c.value + transform.tx.value
        let y = own.x * transform.b.value + own.y * transform.d.value + transform.ty.value
        return Point(x, y) / depth + middle
    }

    /// A point level with the eye, or behind it, is drawn far away.
    private static let nearest = 0.05

    // Short numbers: nobody reads them, and the file has many.
    private static func points(_ value: Double) -> Points {
        Points(rounding: (value * 10).rounded(.toNearestOrAwayFromZero) / 10) ?? 0
    }
    private static func factor(_ value: Double) -> Factor {
        Factor(rounding: (value * 10_000).rounded(.toNearestOrAwayFromZero) / 10_000) ?? 0
    }
}
