/// A timing curve through (0, 0) and (1, 1) with two control points.
struct CubicBezier: Equatable, Sendable {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    // Control points by N8.
    static let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    static let easeIn = CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    static let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    static let linear = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    static let coreAnimation = CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    /// Returns the eased progress for a fraction of the duration in 0…1.
    func progress(at fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        if self == .linear { return fraction }
        return Self.component(y1, y2, parameter(x: fraction))
    }

    /// Returns the fraction of the duration at which the eased progress is `progress`.
    func fraction(at progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        if self == .linear { return progress }
        let parameter = Self.bisect { Self.component(y1, y2, $0) - progress }
        return Self.component(x1, x2, parameter)
    }

    private func parameter(x: Double) -> Double {
        Self.bisect { Self.component(x1, x2, $0) - x }
    }

    private static func component(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    /// Returns the root of a rising function in 0…1, to the last significant bit.
    private static func bisect(_ function: (Double) -> Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if function(middle) < 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
