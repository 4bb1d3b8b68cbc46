/// Counts how often a finger comes down at about the same point in quick succession.
struct TapCounter {
    /// The pause after which counting begins again.
    static let interval: TimeInterval = 0.35
    private static let intervalTicks = Instant.ticks(of: interval)
    /// The greatest distance between two touches.
    static let reach: CGFloat = 45

    private var last: (count: Int, point: CGPoint, end: Instant)?

    func count(at point: CGPoint, time: Instant) -> Int {
        guard let last, time.ticks(since: last.end) <= Self.intervalTicks, last.point.distance(to: point) <= Self.reach
        else { return 1 }
        return last.count + 1
    }

    mutating func touchEnded(_ count: Int, at point: CGPoint, time: Instant) {
        last = (count, point, time)
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
