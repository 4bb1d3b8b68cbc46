/// The rate of change of a number: the mean of the 100 ms before its last change (G11). A rest afterwards does not
/// count (Z2).
struct RateOfChange {
    static let memory = Instant.ticks(of: 0.1)

    private var samples: [Sample]

    private struct Sample {
        let time: Instant
        let value: CGFloat
    }

    init(from value: CGFloat, at time: Instant) {
        samples = [Sample(time: time, value: value)]
    }

    mutating func note(_ value: CGFloat, at time: Instant) {
        while let last = samples.last, last.time >= time { samples.removeLast() }
        let start = time.advanced(byTicks: -Self.memory)
        if let last = samples.last, last.time < start {
            // After a rest the number is where it was when the 100 ms began.
            samples = [Sample(time: start, value: last.value)]
        } else if let first = samples.firstIndex(where: { $0.time >= start }), first > 0 {
            samples.removeFirst(first)
        }
        samples.append(Sample(time: time, value: value))
    }

    /// The time at which the number last changed, or was set.
    var lastChange: Instant? { samples.last?.time }

    var perSecond: CGFloat {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return 0 }
        return (last.value - first.value) / CGFloat(last.time.seconds(since: first.time))
    }
}
