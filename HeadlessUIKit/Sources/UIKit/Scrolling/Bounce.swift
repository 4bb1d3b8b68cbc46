/// The way back of content that is beyond its edge (V3).
struct Bounce {
    /// The distance beyond the edge, in points.
    let distance: CGFloat
    /// Points per second.
    let velocity: CGFloat

    /// The distance at which it counts as being in place: recorded bounces end between 0.43 and 0.48 points from it.
    private static let precision: CGFloat = 0.45
    /// In milliseconds; no bounce takes longer.
    private static let limit = 3000

    func position(at time: TimeInterval) -> CGFloat {
        (distance + slope * CGFloat(time)) * CGFloat(exp(-11 * time))
    }

    private var isLetGoAtRest: Bool { velocity.magnitude <= Deceleration.slowest }
    /// Content that is released at rest starts at once, with 7.2 times its distance per second (Z8).
    private var slope: CGFloat { isLetGoAtRest ? 3.8 * distance : velocity + 11 * distance }

    /// The first millisecond after which it stays in place.
    var duration: TimeInterval {
        // It may overshoot and turn. Before and after that it only comes nearer.
        let turn = slope == 0 ? 0 : max(0, (slope - 11 * distance) / (11 * slope))
        let turning = Int(min(turn * 1000, CGFloat(Self.limit)).rounded(.up))
        let end = arrival(in: turning..<Self.limit)
        return Double(end > turning ? end : arrival(in: 0..<turning)) / 1000
    }

    /// Returns the first millisecond at which it is in place, in a range in which it comes nearer and nearer; the end
    /// if it is not.
    private func arrival(in milliseconds: Range<Int>) -> Int {
        var (low, high) = (milliseconds.lowerBound, milliseconds.upperBound)
        while low < high {
            let middle = (low + high) / 2
            let isThere = position(at: Double(middle) / 1000).magnitude <= Self.precision
            if isThere { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
