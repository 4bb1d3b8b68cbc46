/// The way back of content that is past its edge (V3).
struct Bounce {
    /// Past the edge, in points.
    let distance: CGFloat
    /// Points per second.
    let velocity: CGFloat

    /// Nearer than this it is in its place.
    private static let precision: CGFloat = 0.1
    /// In milliseconds; nothing bounces longer.
    private static let limit = 3000

    func position(at time: TimeInterval) -> CGFloat {
        if isLetGoAtRest {
            // What starts slowly ends slowly.
            let slow = CGFloat(exp(-9 * time))
            let fast = CGFloat(exp(-46 * time))
            return distance * (46 * slow - 9 * fast) / 37
        }
        return (distance + slope * CGFloat(time)) * CGFloat(exp(-11 * time))
    }

    private var isLetGoAtRest: Bool { velocity.magnitude <= Deceleration.slowest }
    private var slope: CGFloat { velocity + 11 * distance }

    /// The first millisecond after which it stays in its place.
    var duration: TimeInterval {
        // It may go through its place and turn. After that, as before, it only comes nearer.
        let turn = isLetGoAtRest || slope == 0 ? 0 : max(0, velocity / (11 * slope))
        let turning = Int(min(turn * 1000, CGFloat(Self.limit)).rounded(.up))
        let end = arrival(in: turning..<Self.limit)
        return Double(end > turning ? end : arrival(in: 0..<turning)) / 1000
    }

    /// The first of milliseconds in which it comes nearer and nearer at which it is in its place; the end if it is not.
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
