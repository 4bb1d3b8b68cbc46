/// The distance and the speed of fingers that move together, in the window's coordinates.
struct PanMotion {
    /// Fingers have to move further than this distance, which is not part of the translation (G9).
    static let slop: CGFloat = 10

    /// The whole movement since the fingers landed.
    private(set) var travel = CGPoint.zero
    /// The point of that movement at which the translation is zero.
    private var origin = CGPoint.zero
    private var x: RateOfChange
    private var y: RateOfChange

    init(startingAt time: Instant) {
        x = RateOfChange(from: 0, at: time)
        y = RateOfChange(from: 0, at: time)
    }

    var translation: CGPoint {
        get { CGPoint(x: travel.x - origin.x, y: travel.y - origin.y) }
        set { origin = CGPoint(x: travel.x - newValue.x, y: travel.y - newValue.y) }
    }

    /// The velocity of the last movement, however long the fingers have rested since (Z2).
    var velocity: CGPoint { CGPoint(x: x.perSecond, y: y.perSecond) }

    /// Up to this speed a pan counts as slow: a drag of 187.5 points a second was seen to report no velocity after a
    /// rest. The additional half point allows for rounding in a measured speed.
    static let slowest: CGFloat = 188

    /// Returns whether the fingers have rested for longer than the interval over which a velocity is measured.
    func rests(at now: Instant) -> Bool {
        guard let last = x.lastChange else { return false }
        return now.ticks(since: last) > RateOfChange.memory
    }

    /// Returns whether the fingers have moved slowly, and then rested.
    func restsAfterSlowMove(at now: Instant) -> Bool {
        rests(at: now) && velocity.distance(to: .zero) <= Self.slowest
    }

    mutating func move(by delta: CGPoint, at time: Instant) {
        travel.x += delta.x
        travel.y += delta.y
        x.note(travel.x, at: time)
        y.note(travel.y, at: time)
    }

    /// Makes the velocity zero from now on.
    mutating func stop(at time: Instant) {
        x = RateOfChange(from: travel.x, at: time)
        y = RateOfChange(from: travel.y, at: time)
    }

    func hasMoved(along axes: UIAxis) -> Bool { way(along: axes) != .zero }

    /// Returns whether the movement along the allowed axes is long enough.
    func exceedsSlop(along axes: UIAxis) -> Bool {
        way(along: axes).distance(to: .zero) > Self.slop
    }

    /// Subtracts the first ten points of the movement, in its direction (G9).
    mutating func absorbSlop(along axes: UIAxis) {
        let way = way(along: axes)
        let distance = way.distance(to: .zero)
        guard distance > 0 else { return }
        let share = min(1, Self.slop / distance)
        origin = CGPoint(x: way.x * share, y: way.y * share)
    }

    private func way(along axes: UIAxis) -> CGPoint {
        CGPoint(x: axes.contains(.horizontal) ? travel.x : 0, y: axes.contains(.vertical) ? travel.y : 0)
    }
}
