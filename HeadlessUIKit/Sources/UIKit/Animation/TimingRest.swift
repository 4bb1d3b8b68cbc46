/// The rest of a motion from one fraction of its duration to another, rescaled to 0…1.
struct TimingRest: Equatable, Sendable {
    let timing: Timing
    let duration: Double
    let from: Double
    let to: Double

    /// Returns the progress of the rest after `share` of its time.
    func progress(at share: Double) -> Double {
        let first = whole(from)
        let last = whole(to)
        guard abs(last - first) > 1e-12 else { return share }
        return (whole(from + (to - from) * share) - first) / (last - first)
    }

    private func whole(_ share: Double) -> Double { timing.progress(at: share * duration, of: duration) }
}
