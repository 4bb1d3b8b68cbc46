/// The arithmetic that nothing can do without: for each view and frame one point of a cubic Bézier and three values
/// between two ends, in flat arrays, with no layer and no clock.
struct Floor {
    let count: Int

    func play() -> Double {
        var sum = 0.0
        for frame in 0..<1_200 {
            for view in 0..<count {
                // Every view at its own moment, or the compiler would ask for the curve once a frame.
                let progress = Self.ease(Double(frame) / Double(1_200 + view))
                sum += Double(view) + 100 * progress
                sum += 1 - 0.5 * progress
                sum += 0.5 * progress
            }
        }
        return sum
    }

    /// Ease in and out, (0.42, 0) and (0.58, 1), by eight halvings.
    @inline(never)
    private static func ease(_ x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<8 {
            let t = (low + high) / 2
            let u = 1 - t
            if 3 * u * u * t * 0.42 + 3 * u * t * t * 0.58 + t * t * t < x { low = t } else { high = t }
        }
        let t = (low + high) / 2
        return 3 * (1 - t) * t * t + t * t * t
    }
}
