/// A movement of a layer's time from one moment to another along a curve.
///
/// Afterwards, time goes on at its natural pace if the movement was forward, and stands still if it was backward.
struct LayerTimeCourse: Equatable, Sendable {
    /// The beginning in the superlayer's time.
    var start: LayerMoment
    var duration: Double
    var from: LayerMoment
    var to: LayerMoment
    var curve: CubicBezier
    /// The direction in which it leads if there is no way left.
    var leadsBack = false

    /// Moments within this distance are equal: sums of seconds keep no more digits.
    private static let tolerance = 1e-9

    private var way: Double { to - from }
    private var isForward: Bool { way > 0 || way == 0 && !leadsBack }

    func local(_ parent: LayerMoment) -> LayerMoment {
        let passed = parent - start
        if passed >= duration { return isForward ? to + (passed - duration) : to }
        return from + way * curve.progress(at: passed / duration)
    }

    func parent(_ local: LayerMoment) -> LayerMoment {
        let beyond = local - to
        if abs(beyond) <= Self.tolerance { return start + duration }
        if isForward, beyond > 0 { return start + (duration + beyond) }
        let share = (local - from) / way
        return start + ((0...1).contains(share) ? duration * curve.fraction(at: share) : .infinity)
    }

    func direction(at parent: LayerMoment) -> Double { isForward ? 1 : -1 }
}
