/// A stretch of a layer's time that goes from one moment to another along a curve.
///
/// After it, time goes on at its natural pace when the course led forward, and stands still when it led back.
struct LayerTimeCourse: Equatable, Sendable {
    /// Where it begins in the superlayer's time.
    var start: Double
    var duration: Double
    var from: Double
    var to: Double
    var curve: CubicBezier
    /// Which way it leads when nothing of the way is left.
    var leadsBack = false

    /// Moments this near are the same: sums of seconds keep no more digits than that.
    private static let tolerance = 1e-9

    private var isForward: Bool { to > from || to == from && !leadsBack }

    func local(_ parent: Double) -> Double {
        let passed = parent - start
        if passed >= duration { return isForward ? to + passed - duration : to }
        return from + (to - from) * curve.progress(at: passed / duration)
    }

    func parent(_ local: Double) -> Double {
        if abs(local - to) <= Self.tolerance { return start + duration }
        if isForward, local > to { return start + duration + local - to }
        let share = (local - from) / (to - from)
        return (0...1).contains(share) ? start + duration * curve.fraction(at: share) : .infinity
    }

    func direction(at parent: Double) -> Double { isForward ? 1 : -1 }
}
