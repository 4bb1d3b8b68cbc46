/// How long a path is, for a stroke that starts or ends part of the way along it.
enum PathLength {
    /// One dash and one gap that show the part of the stroke between its start and its end, and where the dash
    /// begins.
    static func dash(of shape: Shape) -> (array: String, offset: Points) {
        let length = points(shape.path)
        let start = length * Double(shape.strokeStart.units) / 1_000
        let end = length * Double(shape.strokeEnd.units) / 1_000
        let lengths = [max(end - start, 0), length].map { Points(rounding: $0) ?? 0 }
        return (NumberList.text(lengths), Points(rounding: -start) ?? 0)
    }

    private static func points(_ path: [PathElement]) -> Double {
        var length = 0.0
        var first = Vector(x: 0, y: 0)
        var current = first
        for element in path {
            switch element {
            case .move(let point):
                current = Vector(point)
                first = current
            case .line(let point):
                length += current.distance(to: Vector(point))
                current = Vector(point)
            case .quadratic(let control, let point):
                let (from, to) = (current, Vector(point))
                length += arc { t in
                    let between = from.mixed(with: Vector(control), t)
                    return between.mixed(with: Vector(control).mixed(with: to, t), t)
                }
                current = to
            case .cubic(let control1, let control2, let point):
                let (from, to) = (current, Vector(point))
                length += arc { t in
                    let middle = Vector(control1).mixed(with: Vector(control2), t)
                    let left = from.mixed(with: Vector(control1), t).mixed(with: middle, t)
                    return left.mixed(with: middle.mixed(with: Vector(control2).mixed(with: to, t), t), t)
                }
                current = to
            case .close:
                length += current.distance(to: first)
                current = first
            }
        }
        return length
    }

    /// The length of a curve, from sixteen chords.
    private static func arc(_ point: (Double) -> Vector) -> Double {
        var length = 0.0
        var last = point(0)
        for step in 1...16 {
            let next = point(Double(step) / 16)
            length += last.distance(to: next)
            last = next
        }
        return length
    }

    private struct Vector {
        var x: Double
        var y: Double

        init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }

        init(_ point: PathPoint) {
            self.init(x: Double(point.x.units) / 100, y: Double(point.y.units) / 100)
        }

        func mixed(with other: Vector, _ t: Double) -> Vector {
            Vector(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
        }

        func distance(to other: Vector) -> Double {
            ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
        }
    }
}
