/// How far and how fast fingers have moved together, in the window's coordinates.
struct PanMotion {
    /// Fingers have to move further than this; as much of the way is not part of the translation (G9).
    static let slop: CGFloat = 10
    /// Velocity is measured over this much of the past (G11).
    static let memory: TimeInterval = 0.1

    /// The whole way since the fingers landed.
    private(set) var travel = CGPoint.zero
    /// Where on that way the translation is zero.
    private var origin = CGPoint.zero
    private var samples: [Sample]
    private var now: TimeInterval

    private struct Sample {
        let time: TimeInterval
        let travel: CGPoint
    }

    init(startingAt time: TimeInterval) {
        now = time
        samples = [Sample(time: time, travel: .zero)]
    }

    var exceedsSlop: Bool { travel.distance(to: .zero) > Self.slop }

    var translation: CGPoint {
        get { CGPoint(x: travel.x - origin.x, y: travel.y - origin.y) }
        set { origin = CGPoint(x: travel.x - newValue.x, y: travel.y - newValue.y) }
    }

    mutating func move(by delta: CGPoint, at time: TimeInterval) {
        travel.x += delta.x
        travel.y += delta.y
        now = time
        samples.removeAll { $0.time == time || $0.time < time - Self.memory - 1e-6 }
        samples.append(Sample(time: time, travel: travel))
    }

    /// Time has passed, as it does until a resting finger is lifted.
    mutating func rest(until time: TimeInterval) {
        now = time
    }

    /// The first ten points of the way are given up, in the direction of the way (G9).
    mutating func absorbSlop() {
        let distance = travel.distance(to: .zero)
        guard distance > 0 else { return }
        let share = min(1, Self.slop / distance)
        origin = CGPoint(x: travel.x * share, y: travel.y * share)
    }

    /// The mean of the last 100 ms, a rest included, so that it is zero once the fingers have rested that long (G11).
    var velocity: CGPoint {
        let recent = samples.filter { $0.time >= now - Self.memory - 1e-6 }
        guard let first = recent.first, now > first.time else { return .zero }
        let time = CGFloat(now - first.time)
        return CGPoint(x: (travel.x - first.travel.x) / time, y: (travel.y - first.travel.y) / time)
    }
}
