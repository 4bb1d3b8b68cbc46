/// The outline of a node in window points: a rectangle with rounded corners, which the transforms of its ancestors and
/// its own may have turned, scaled and slanted.
struct WindowOutline: Hashable, Sendable {
    private let node: Node
    private let map: WindowMap

    /// `map` is the node's own.
    init(_ node: Node, _ map: WindowMap) {
        self.node = node
        self.map = map
    }

    /// The outline of something that is placed in the window itself.
    init(_ frame: Frame, _ corners: Corners? = nil) {
        var node = Node("", .view, frame)
        node.corners = corners
        self.init(node, WindowMap.window.entering(node))
    }

    /// A place in the node: 0 0 is its top left corner, 1 1 the opposite one.
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

    /// How far the corner that is farthest from where it was has gone, along the worse axis.
    func distance(to other: WindowOutline) -> Points {
        let distances = zip(corners, other.corners).map { old, new in
            Points(units: max(abs(new.x.units - old.x.units), abs(new.y.units - old.y.units)))
        }
        return distances.max() ?? 0
    }

    /// The outline itself. A quarter of a circle is a cubic here, so that a slanted one can be drawn as well.
    var path: [PathElement] {
        let outline = Outline(node.frame.atOrigin, node.visibleCorners)
        let width = Double(node.frame.width.units)
        let height = Double(node.frame.height.units)
        func radius(_ corner: Corners.Mask) -> Double {
            outline.rounded.contains(corner) ? Double(outline.radius.units) : 0
        }
        let (topLeft, topRight) = (radius(.topLeft), radius(.topRight))
        let (bottomRight, bottomLeft) = (radius(.bottomRight), radius(.bottomLeft))
        var path = [PathElement.move(map.point(units: topLeft, 0)), .line(map.point(units: width - topRight, 0))]
        func turn(_ radius: Double, at corner: (x: Double, y: Double), from: (Double, Double), to: (Double, Double)) {
            guard radius > 0 else { return }
            func toward(_ direction: (Double, Double), _ reach: Double) -> PathPoint {
                map.point(units: corner.x + direction.0 * reach, corner.y + direction.1 * reach)
            }
            let pull = radius * Self.arcPull
            path.append(
                .cubic(control1: toward(from, pull), control2: toward(to, pull), to: toward(to, radius)))
        }
        turn(topRight, at: (width, 0), from: (-1, 0), to: (0, 1))
        path.append(.line(map.point(units: width, height - bottomRight)))
        turn(bottomRight, at: (width, height), from: (0, -1), to: (-1, 0))
        path.append(.line(map.point(units: bottomLeft, height)))
        turn(bottomLeft, at: (0, height), from: (1, 0), to: (0, -1))
        path.append(.line(map.point(units: 0, topLeft)))
        turn(topLeft, at: (0, 0), from: (0, 1), to: (1, 0))
        return path + [.close]
    }

    /// How near to the corner, in radii, the handles of a cubic are that looks like a quarter of a circle.
    private static let arcPull = 0.447_715
}
