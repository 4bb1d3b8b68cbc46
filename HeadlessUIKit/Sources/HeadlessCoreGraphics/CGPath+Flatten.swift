import Foundation

extension CGPath {
    /// The points that bound the drawn line: ends, and the extrema of curves.
    var extremes: [CGPoint] {
        var result: [CGPoint] = []
        var pen = CGPoint.zero
        for step in steps {
            switch step {
            case .move(let end), .line(let end):
                result.append(end)
            case .quad(let end, let control):
                let raised = CubicCurve(from: pen, quadratic: control, to: end)
                result += raised.turningPoints + [end]
            case .cubic(let end, let control1, let control2):
                result += CubicCurve(start: pen, control1: control1, control2: control2, end: end).turningPoints + [end]
            case .close:
                break
            }
            pen = step.points.last ?? pen
        }
        return result
    }

    /// Returns the path as closed polygons.
    package func polygons(chords: Int = 32) -> [[CGPoint]] {
        var result: [[CGPoint]] = []
        var current: [CGPoint] = []
        func finish() {
            if current.count > 1 { result.append(current) }
        }
        func append(_ curve: CubicCurve) {
            for chord in 1...chords { current.append(curve.point(at: CGFloat(chord) / CGFloat(chords))) }
        }
        for step in steps {
            let pen = current.last ?? .zero
            switch step {
            case .move(let end):
                finish()
                current = [end]
            case .line(let end):
                current.append(end)
            case .quad(let end, let control):
                append(CubicCurve(from: pen, quadratic: control, to: end))
            case .cubic(let end, let control1, let control2):
                append(CubicCurve(start: pen, control1: control1, control2: control2, end: end))
            case .close:
                let start = current.first
                finish()
                current = start.map { [$0] } ?? []
            }
        }
        finish()
        return result
    }

    func windingAndCrossings(around point: CGPoint, transform: CGAffineTransform) -> (winding: Int, crossings: Int) {
        var winding = 0
        var crossings = 0
        for polygon in polygons() {
            guard var start = polygon.last?.applying(transform) else { continue }
            for corner in polygon {
                let end = corner.applying(transform)
                defer { start = end }
                guard (start.y <= point.y) != (end.y <= point.y) else { continue }
                let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                guard x > point.x else { continue }
                winding += end.y > start.y ? 1 : -1
                crossings += 1
            }
        }
        return (winding, crossings)
    }
}

/// A cubic Bézier curve.
struct CubicCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    init(from start: CGPoint, quadratic control: CGPoint, to end: CGPoint) {
        func between(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        self.init(start: start, control1: between(start), control2: between(end), end: end)
    }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        func mix(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
            u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3
        }
        return CGPoint(
            x: mix(start.x, control1.x, control2.x, end.x), y: mix(start.y, control1.y, control2.y, end.y))
    }

    /// The points at which the curve is horizontal or vertical, without its ends.
    var turningPoints: [CGPoint] {
        [\CGPoint.x, \CGPoint.y].flatMap { axis -> [CGPoint] in
            let p0 = start[keyPath: axis]
            let p1 = control1[keyPath: axis]
            let p2 = control2[keyPath: axis]
            let p3 = end[keyPath: axis]
            return Self.roots(a: p3 - 3 * p2 + 3 * p1 - p0, b: 2 * (p2 - 2 * p1 + p0), c: p1 - p0)
                .filter { $0 > 0 && $0 < 1 }
                .map(point(at:))
        }
    }

    private static func roots(a: CGFloat, b: CGFloat, c: CGFloat) -> [CGFloat] {
        if abs(a) < 1e-12 {
            return b == 0 ? [] : [-c / b]
        }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
}
