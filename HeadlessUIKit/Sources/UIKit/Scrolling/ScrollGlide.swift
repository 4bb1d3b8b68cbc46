/// The motion of content along one axis after the finger has released it: it slows down, and if it meets its edge it
/// goes beyond it and comes back.
struct ScrollGlide {
    private let start: CGFloat
    private let deceleration: Deceleration
    /// The edge that it meets, and the time of that.
    private let edge: (position: CGFloat, time: TimeInterval, bounce: Bounce?)?
    /// The seconds until it is at rest.
    let duration: TimeInterval

    /// - Parameter target: The offset at which it has to come to rest; nil lets it run.
    init(
        from start: CGFloat, velocity: CGFloat, target: CGFloat? = nil, in range: ClosedRange<CGFloat>,
        rate: UIScrollView.DecelerationRate, bounces: Bool
    ) {
        let nearest = min(max(start, range.lowerBound), range.upperBound)
        if nearest != start {
            let bounce = Bounce(distance: start - nearest, velocity: velocity)
            self.init(
                start: start, deceleration: Deceleration(velocity: 0, rate: rate),
                edge: (nearest, 0, bounces ? bounce : nil))
            return
        }
        if let target {
            self.init(start: start, deceleration: Deceleration(distance: target - start, rate: rate))
            return
        }
        let deceleration = Deceleration(velocity: velocity, rate: rate)
        let rest = start + deceleration.distance
        let end = min(max(rest, range.lowerBound), range.upperBound)
        guard end != rest else {
            self.init(start: start, deceleration: deceleration)
            return
        }
        let time = deceleration.time(at: end - start)
        let bounce = Bounce(distance: 0, velocity: deceleration.velocity(at: time))
        self.init(start: start, deceleration: deceleration, edge: (end, time, bounces ? bounce : nil))
    }

    private init(
        start: CGFloat, deceleration: Deceleration,
        edge: (position: CGFloat, time: TimeInterval, bounce: Bounce?)? = nil
    ) {
        self.start = start
        self.deceleration = deceleration
        self.edge = edge
        duration = edge.map { $0.time + ($0.bounce?.duration ?? 0) } ?? deceleration.duration
    }

    /// Returns the offset at which it would come to rest without edges.
    static func rest(from start: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate) -> CGFloat {
        start + Deceleration(velocity: velocity, rate: rate).distance
    }

    func position(at time: TimeInterval) -> CGFloat {
        guard let edge, time >= edge.time else { return start + deceleration.position(at: time) }
        guard let bounce = edge.bounce, time < duration else { return edge.position }
        return edge.position + bounce.position(at: time - edge.time)
    }
}
