/// The rest of a motion from one share of its duration to another, taken as a whole of its own: 0 to 1.
struct TimingRest: Equatable, Sendable {
    let timing: Timing
    let duration: Double
    let from: Double
    let to: Double

    /// How far the rest has gone after `share` of its time.
    func progress(at share: Double) -> Double {
        let first = whole(from)
        let last = whole(to)
        guard abs(last - first) > 1e-12 else { return share }
        return (whole(from + (to - from) * share) - first) / (last - first)
    }

    private func whole(_ share: Double) -> Double { timing.progress(at: share * duration, of: duration) }
}
