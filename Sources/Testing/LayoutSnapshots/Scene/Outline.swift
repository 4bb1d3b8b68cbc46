/// A rectangle with rounded corners whose radius fits into it.
struct Outline {
    var frame: Frame
    var radius: Points
    var rounded: Corners.Mask
    /// Further corners, with other radii.
    var others: [Corners] = []

    init(_ frame: Frame, _ corners: Corners? = nil, others: [Corners] = []) {
        self.frame = frame
        let limit = max(frame.smallerSide.half, 0)
        radius = (corners?.radius ?? 0).clamped(to: 0...limit)
        rounded = corners?.rounded ?? .all
        self.others = others.map {
            Corners(radius: $0.radius.clamped(to: 0...limit), rounded: $0.rounded, isContinuous: $0.isContinuous)
        }
    }

    /// The radius of one corner.
    private func radius(of corner: Corners.Mask) -> Points {
        rounded.contains(corner) ? radius : others.first { $0.rounded.contains(corner) }?.radius ?? 0
    }

    init(_ frame: Frame, radius: Points) {
        self.init(frame, Corners(radius: radius))
    }

    /// The corners clockwise from the top right one, each with the points where its curve begins and ends.
    var turns: [(corner: PathPoint, start: PathPoint, end: PathPoint)] {
        func turn(_ corner: Corners.Mask, _ x: Points, _ y: Points, from: (Int, Int), to: (Int, Int))
            -> (PathPoint, PathPoint, PathPoint)
        {
            let reach = radius(of: corner).units
            func point(_ way: (Int, Int)) -> PathPoint {
                PathPoint(x + Points(units: way.0 * reach), y + Points(units: way.1 * reach))
            }
            return (PathPoint(x, y), point(from), point(to))
        }
        return [
            turn(.topRight, frame.maxX, frame.y, from: (-1, 0), to: (0, 1)),
            turn(.bottomRight, frame.maxX, frame.maxY, from: (0, -1), to: (-1, 0)),
            turn(.bottomLeft, frame.x, frame.maxY, from: (1, 0), to: (0, -1)),
            turn(.topLeft, frame.x, frame.y, from: (0, 1), to: (1, 0)),
        ]
    }
}
