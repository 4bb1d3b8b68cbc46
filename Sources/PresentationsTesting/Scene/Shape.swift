/// A filled and stroked path, in the node's own drawing space.
struct Shape: Hashable, Sendable {
    var path: [PathElement]
    var fill: Color?
    var usesEvenOddRule = false
    var stroke: Color?
    var lineWidth: Points = 1
    var lineCap = LineCap.butt
    var lineJoin = LineJoin.miter
    /// Alternating lengths of line and gap, empty for an unbroken line.
    var dashes: [Points] = []
    var strokeStart: Fraction = 0
    var strokeEnd: Fraction = 1

    enum LineCap: String, CaseIterable, Sendable {
        case butt, round, square
    }

    enum LineJoin: String, CaseIterable, Sendable {
        case miter, round, bevel
    }
}

/// One step of a path.
enum PathElement: Hashable, Sendable {
    case move(PathPoint)
    case line(PathPoint)
    case quadratic(control: PathPoint, to: PathPoint)
    case cubic(control1: PathPoint, control2: PathPoint, to: PathPoint)
    case close
}

struct PathPoint: Hashable, Sendable {
    var x: Points
    var y: Points

    init(_ x: Points, _ y: Points) {
        self.x = x
        self.y = y
    }
}
