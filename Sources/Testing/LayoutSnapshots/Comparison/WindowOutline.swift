/// The outline of a node in window points: a rectangle with rounded corners, which its own transform and those of its
/// ancestors may have turned, scaled and slanted.
struct WindowOutline: Hashable, Sendable {
    private let node: Node
    private let map: WindowMap

    /// `map` is the node's own.
    init(_ node: Node, _ map: WindowMap) {
        self.node = node
        self.map = map
    }

    /// The outline of a rectangle in the window itself.
    init(_ frame: Frame, _ corners: Corners? = nil) {
        var node = Node("", .view, frame)
        node.corners = corners
        self.init(node, WindowMap.window.entering(node))
    }

    /// Returns the window's point for a point in the node: (0, 0) is its top left corner, (1, 1) the opposite one.
    func point(atUnit x: Fraction, _ y: Fraction) -> PathPoint {
        map.point(node.frame.width.scaled(by: x), node.frame.height.scaled(by: y))
    }

    /// Clockwise from the top left, as the node itself sees it.
    var corners: [PathPoint] {
        [point(atUnit: 0, 0), point(atUnit: 1, 0), point(atUnit: 1, 1), point(atUnit: 0, 1)]
    }

    /// The smallest upright rectangle around it.
    var bounds: Frame {
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return Frame(left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
    }

    /// The greatest distance that a corner has moved, along the longer axis.
    func distance(to other: WindowOutline) -> Points {
        let distances = zip(corners, other.corners).map { old, new in
            Points(units: max(abs(new.x.units - old.x.units), abs(new.y.units - old.y.units)))
        }
        return distances.max() ?? 0
    }

    /// The outline itself. Quarter circles are cubics here, so that slanted ones can be drawn as well.
    var path: [PathElement] {
        let turns = Outline(node.frame.atOrigin, node.visibleCorners).turns
        var path = [PathElement.move(map.point(turns[3].end.x, turns[3].end.y))]
        for (corner, start, end) in turns {
            path.append(.line(map.point(start.x, start.y)))
            guard start != end else { continue }
            func handle(toward edge: PathPoint) -> PathPoint {
                map.point(
                    units: Double(corner.x.units) + Double((edge.x - corner.x).units) * Self.arcPull,
                    Double(corner.y.units) + Double((edge.y - corner.y).units) * Self.arcPull)
            }
            path.append(
                .cubic(control1: handle(toward: start), control2: handle(toward: end), to: map.point(end.x, end.y)))
        }
        return path + [.close]
    }

    /// The distance from the corner, in radii, of the handles of a cubic that looks like a quarter circle.
    private static let arcPull = 0.447_715
}
