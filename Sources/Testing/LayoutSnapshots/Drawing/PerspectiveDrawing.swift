/// Draws a plane that is seen in perspective.
///
/// SVG has affine maps only. The plane is cut into triangles, each with the affine map that takes its three corners to where
/// they are seen: neighbours meet, and the outline of the whole is exact. The content is written once, and each triangle uses
/// it.
struct PerspectiveDrawing {
    /// How many parts a plane is cut into along the direction in which it gets deeper, and across.
    struct Slices {
        let along: Int
        let across: Int

        /// Inside a screen that has made half of a quarter turn nothing is off by more than a point and a half.
        static let still = Slices(along: 8, across: 6)
        /// Four times as much, for what is seen a 25th of a second. Every piece has a place in every frame, which makes long
        /// files.
        static let moving = Slices(along: 6, across: 2)
    }

    /// Triangles overlap a little, by more than a pixel of a small picture: between two that only meet one would see what is
    /// behind them.
    private static let overlap = 2.5

    private typealias Point = SIMD2<Double>

    /// A triangle with what belongs to it beyond the plane's edges.
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

    /// The content, and what uses it.
    func elements(_ content: [SVGElement]) -> [SVGElement] {
        let plane = ReferenceID.make(.plane, node.id)
        // What cuts the content off is in its plane.
        let clip = node.clips ? ReferenceID.url(.clip, node.id) : nil
        let inPlane = clip == nil ? content : [SVGElement("g", ["clip-path": clip], children: content)]
        // Words are not fitted to pixels, where pieces of them would not fit together.
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
                        // Drawn as a whole, and cut off then: else each figure in it would be mixed with those below it at
                        // the edge of the cut.
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
        // Shadows and whatever else leaves the plane.
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

    /// The two triangles of a rectangle: what is above the diagonal from its bottom left to its top right corner, and what is
    /// below.
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

    /// The part of a polygon in which a distance is positive.
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

    /// The affine map that takes three corners of a rectangle to where they are seen.
    private func map(origin: Point, right: (Point, Point), down: (Point, Point)) -> Transform {
        let across = (seen(right.1) - seen(right.0)) / (right.1.x - right.0.x)
        let along = (seen(down.1) - seen(down.0)) / (down.1.y - down.0.y)
        let way = seen(origin) - across * origin.x - along * origin.y
        return Transform(
            a: Self.factor(across.x), b: Self.factor(across.y), c: Self.factor(along.x), d: Self.factor(along.y),
            tx: Self.points(way.x), ty: Self.points(way.y))
    }

    /// Where a point of the plane is seen, both from the corner of the node's frame.
    private func seen(_ point: Point) -> Point {
        let transform = node.transform
        let middle = Point(node.frame.width.half.value, node.frame.height.half.value)
        let own = point - middle
        let depth = max(1 + own.x * perspective.x.value + own.y * perspective.y.value, Self.nearest)
        let x = own.x * transform.a.value + own.y * transform.c.value + transform.tx.value
        let y = own.x * transform.b.value + own.y * transform.d.value + transform.ty.value
        return Point(x, y) / depth + middle
    }

    /// What is level with the eye, or behind it, is drawn far away.
    private static let nearest = 0.05

    // Short numbers: nobody reads them, and there are many.
    private static func points(_ value: Double) -> Points {
        Points(rounding: (value * 10).rounded(.toNearestOrAwayFromZero) / 10) ?? 0
    }
    private static func factor(_ value: Double) -> Factor {
        Factor(rounding: (value * 10_000).rounded(.toNearestOrAwayFromZero) / 10_000) ?? 0
    }
}
