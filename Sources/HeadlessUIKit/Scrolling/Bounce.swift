/// The way back of content that is past its edge (V3).
struct Bounce {
    /// Past the edge, in points.
    let distance: CGFloat
    /// Points per second.
    let velocity: CGFloat

    /// Nearer than this it is in its place.
    private static let precision: CGFloat = 0.1

    func position(at time: TimeInterval) -> CGFloat {
        if abs(velocity) <= Deceleration.slowest {
            // Let go at rest: what starts slowly ends slowly.
            let slow = CGFloat(exp(-9 * time))
            let fast = CGFloat(exp(-46 * time))
            return distance * (46 * slow - 9 * fast) / 37
        }
        let slope = velocity + 11 * distance
        return (distance + slope * CGFloat(time)) * CGFloat(exp(-11 * time))
    }

    /// The first millisecond after which it stays in its place.
    var duration: TimeInterval {
        var duration: TimeInterval = 0
        for millisecond in 0..<3000 where abs(position(at: Double(millisecond) / 1000)) > Self.precision {
            duration = Double(millisecond + 1) / 1000
        }
        return duration
    }
}
