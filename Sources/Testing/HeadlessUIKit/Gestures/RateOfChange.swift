/// How fast a number changes: the mean of the last 100 ms, a rest included, so that it is zero after a rest of that
/// length (G11).
struct RateOfChange {
    static let memory: TimeInterval = 0.1

    private var samples: [Sample]
    private var now: TimeInterval

    private struct Sample {
        let time: TimeInterval
        let value: CGFloat
    }

    init(from value: CGFloat, at time: TimeInterval) {
        now = time
        samples = [Sample(time: time, value: value)]
    }

    mutating func note(_ value: CGFloat, at time: TimeInterval) {
        now = time
        samples = samples.filter { $0.time < time && isRecent($0) } + [Sample(time: time, value: value)]
    }

    /// Time has passed, as it does until a resting finger is lifted.
    mutating func rest(until time: TimeInterval) {
        now = time
    }

    var perSecond: CGFloat {
        guard let first = samples.first(where: isRecent), let last = samples.last, now > first.time else { return 0 }
        return (last.value - first.value) / CGFloat(now - first.time)
    }

    private func isRecent(_ sample: Sample) -> Bool {
        sample.time >= now - Self.memory - 1e-6
    }
}
