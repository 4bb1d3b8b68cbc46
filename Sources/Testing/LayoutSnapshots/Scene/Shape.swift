/// A filled and stroked path, in the node's own drawing space.
package struct Shape: Hashable, Sendable {
    package var path: [PathElement]
    package var fill: Color?
    package var usesEvenOddRule = false
    package var stroke: Color?
    package var lineWidth: Points = 1
    package var lineCap = LineCap.butt
    package var lineJoin = LineJoin.miter
    /// Alternating lengths of line and gap, empty for an unbroken line.
    package var dashes: [Points] = []
    package var strokeStart: Fraction = 0
    package var strokeEnd: Fraction = 1

    package init(
        path: [PathElement], fill: Color? = nil, usesEvenOddRule: Bool = false, stroke: Color? = nil,
        lineWidth: Points = 1, lineCap: LineCap = LineCap.butt, lineJoin: LineJoin = LineJoin.miter,
        dashes: [Points] = [], strokeStart: Fraction = 0, strokeEnd: Fraction = 1
    ) {
        self.path = path
        self.fill = fill
        self.usesEvenOddRule = usesEvenOddRule
        self.stroke = stroke
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.dashes = dashes
        self.strokeStart = strokeStart
        self.strokeEnd = strokeEnd
    }

    package enum LineCap: String, CaseIterable, Sendable {
        case butt, round, square
    }

    package enum LineJoin: String, CaseIterable, Sendable {
        case miter, round, bevel
    }
}

/// One step of a path.
package enum PathElement: Hashable, Sendable {
    case move(PathPoint)
    case line(PathPoint)
    case quadratic(control: PathPoint, to: PathPoint)
    case cubic(control1: PathPoint, control2: PathPoint, to: PathPoint)
    case close
}

package struct PathPoint: Hashable, Sendable {
    package var x: Points
    package var y: Points

    package init(_ x: Points, _ y: Points) {
        self.x = x
        self.y = y
    }
}
