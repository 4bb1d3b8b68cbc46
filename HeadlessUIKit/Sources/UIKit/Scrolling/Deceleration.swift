/// The deceleration of content after the finger has released it: each millisecond it keeps the same part of its speed,
/// and it stops when it is slow (V1).
struct Deceleration {
    /// Points per second.
    static let slowest: CGFloat = 10

    let velocity: CGFloat
    private let rate: Double

    init(velocity: CGFloat, rate: UIScrollView.DecelerationRate) {
        self.velocity = velocity
        self.rate = Double(rate.rawValue)
    }

    /// The deceleration that comes to rest after `distance`.
    init(distance: CGFloat, rate: UIScrollView.DecelerationRate) {
        let factor = Self.factor(Double(rate.rawValue))
        let excess: CGFloat = distance > 0 ? Self.slowest : distance < 0 ? -Self.slowest : 0
        self.init(velocity: distance / factor + excess, rate: rate)
    }

    /// The distance for each point per second of speed that is lost.
    private static func factor(_ rate: Double) -> CGFloat { CGFloat(rate / (1 - rate) / 1000) }

    var isMoving: Bool { abs(velocity) > Self.slowest }

    /// The distance from the start to the end.
    var distance: CGFloat {
        guard isMoving else { return 0 }
        return (velocity - (velocity > 0 ? Self.slowest : -Self.slowest)) * Self.factor(rate)
    }

    var duration: TimeInterval { isMoving ? time(untilSpeed: Self.slowest) : 0 }

    func position(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return distance }
        return (velocity - velocity(at: time)) * Self.factor(rate)
    }

    func velocity(at time: TimeInterval) -> CGFloat { velocity * CGFloat(pow(rate, 1000 * time)) }

    /// Returns the time at which it has gone `distance`, which must be on its way.
    func time(at distance: CGFloat) -> TimeInterval {
        time(untilSpeed: abs(velocity - distance / Self.factor(rate)))
    }

    private func time(untilSpeed speed: CGFloat) -> TimeInterval {
        log(Double(abs(velocity) / max(speed, Self.slowest))) / (-1000 * log(rate))
    }
}
