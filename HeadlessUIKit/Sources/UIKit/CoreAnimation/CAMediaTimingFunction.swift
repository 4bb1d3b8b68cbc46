/// A pacing curve: a cubic Bézier from (0, 0) to (1, 1) with two free controls, kept in `Float` as Core Animation does.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as Apple's is; its own state never changes.
    private let c1: (x: Float, y: Float)
    private let c2: (x: Float, y: Float)

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        c1 = (c1x, c1y)
        c2 = (c2x, c2y)
    }

    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: preconditionFailure("There is no timing function named \(name.rawValue).")
        }
    }

    /// Writes x and y of a point, from 0, the start, to 3, the end.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points: [(x: Float, y: Float)] = [(0, 0), c1, c2, (1, 1)]
        precondition(points.indices.contains(idx), "A timing function has control points 0 to 3, not \(idx).")
        ptr[0] = points[idx].x
        ptr[1] = points[idx].y
    }

    var bezier: CubicBezier {
        CubicBezier(x1: Double(c1.x), y1: Double(c1.y), x2: Double(c2.x), y2: Double(c2.y))
    }

    /// Returns the progress at the fraction `x` of the duration.
    package func value(at x: Double) -> Double { bezier.progress(at: x) }

    /// Returns the fraction of the duration at which the progress is `y`: the inverse of `value(at:)`, for scrubbing.
    package func time(at y: Double) -> Double { bezier.fraction(at: y) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return c1 == other.c1 && c2 == other.c2
    }

    open override var hash: Int {
        var hasher = Hasher()
        for value in [c1.x, c1.y, c2.x, c2.y] {
            hasher.combine(value)
        }
        return hasher.finalize()
    }
}
