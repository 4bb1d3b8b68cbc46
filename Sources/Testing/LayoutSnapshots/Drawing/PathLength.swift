/// The length of a path, for a stroke that starts or ends part of the way along it.
enum PathLength {
    private typealias Vector = SIMD2<Double>

    /// Returns one dash and one gap that show the part of the stroke between its start and its end, and the offset of
    /// the dash.
    static func dash(of shape: Shape) -> (array: String, offset: Points) {
        let length = points(shape.path)
        let start = length * Double(shape.strokeStart.units) / 1_000
        let end = length * Double(shape.strokeEnd.units) / 1_000
        let lengths = [max(end - start, 0), length].map { Points(rounding: $0) ?? 0 }
        return (lengths.text, Points(rounding: -start) ?? 0)
    }

    private static func points(_ path: [PathElement]) -> Double {
        var length = 0.0
        var first = Vector.zero
        var current = first
        for element in path {
            // Closing a path draws a straight line back.
            let points = element == .close ? [first] : element.points.map(vector)
            switch element {
            case .move: first = points[0]
            case .line, .close: length += distance(current, points[0])
            case .quadratic, .cubic: length += curve([current] + points)
            }
            current = points.last ?? current
        }
        return length
    }

    /// Returns the length of the curve with these control points, measured with sixteen chords.
    private static func curve(_ controls: [Vector]) -> Double {
        var length = 0.0
        var last = point(of: controls, 0)
        for step in 1...16 {
            let next = point(of: controls, Double(step) / 16)
            length += distance(last, next)
            last = next
        }
        return length
    }

    /// Returns a point of the curve, by interpolating between neighbours until one point is left.
    private static func point(of controls: [Vector], _ t: Double) -> Vector {
        guard controls.count > 1 else { return controls[0] }
        return point(of: zip(controls, controls.dropFirst()).map { $0 + ($1 - $0) * t }, t)
    }

    private static func vector(_ point: PathPoint) -> Vector {
        Vector(Double(point.x.units), Double(point.y.units)) / 100
    }

    private static func distance(_ a: Vector, _ b: Vector) -> Double {
        ((b - a) * (b - a)).sum().squareRoot()
    }
}
