/// The course of an animation: a curve stretched over the duration, or a spring that runs in its own seconds.
indirect enum Timing: Equatable, Sendable {
    case curve(CubicBezier)
    case spring(Spring, velocity: CGVector)
    /// A spring whose time follows a curve.
    case composed(CubicBezier, Spring, velocity: CGVector)
    /// A curve that gradually takes over from another motion (P10).
    case blended(TimingRest, into: CubicBezier)

    /// The component of a spring's velocity that applies (N12).
    enum Axis: Sendable {
        case x, y
    }

    /// Returns the progress `elapsed` seconds after the start: 0 before it, exactly 1 from `duration` on (N9).
    func progress(at elapsed: Double, of duration: Double, axis: Axis = .x) -> Double {
        if elapsed <= 0 { return 0 }
        if elapsed >= duration { return 1 }
        switch self {
        case .curve(let curve):
            return curve.progress(at: elapsed / duration)
        case .spring(let spring, let velocity):
            return spring.position(at: elapsed, velocity: velocity.along(axis))
        case .composed(let curve, let spring, let velocity):
            let passed = curve.progress(at: elapsed / duration) * duration
            return spring.position(at: passed, velocity: velocity.along(axis))
        case .blended(let rest, let curve):
            let share = elapsed / duration
            // Smooth at both ends: it begins with the old motion's velocity and ends with the new one's.
            let weight = share * share * (3 - 2 * share)
            return (1 - weight) * rest.progress(at: share) + weight * curve.progress(at: share)
        }
    }

    /// Returns the same motion in another time. A curve is stretched anyway; a spring becomes stiffer or softer.
    func fitted(from duration: Double, to other: Double) -> Timing {
        guard duration != other, duration > 0, other > 0, other.isFinite else { return self }
        let pace = duration / other
        switch self {
        case .spring(let spring, let velocity):
            return .spring(spring.passing(at: pace), velocity: velocity.scaled(by: pace))
        case .composed(let curve, let spring, let velocity):
            return .composed(curve, spring.passing(at: pace), velocity: velocity.scaled(by: pace))
        case .curve, .blended:
            return self
        }
    }

    /// True if x and y move separately (N12).
    var movesAxesApart: Bool {
        switch self {
        case .spring(_, let velocity), .composed(_, _, let velocity): velocity.dx != velocity.dy
        case .curve, .blended: false
        }
    }

    /// Returns the seconds after the start at which the progress first is `progress`.
    func elapsed(at progress: Double, of duration: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return duration }
        switch self {
        case .curve(let curve):
            return curve.fraction(at: progress) * duration
        case .spring, .composed, .blended:
            return firstCrossing(of: progress, duration: duration)
        }
    }

    /// Springs pass a value more than once; scrubbing refers to the first time.
    private func firstCrossing(of progress: Double, duration: Double) -> Double {
        let steps = 256
        var low = 0.0
        var high = duration
        for step in 1...steps where self.progress(at: duration * Double(step) / Double(steps), of: duration) >= progress
        {
            high = duration * Double(step) / Double(steps)
            low = duration * Double(step - 1) / Double(steps)
            break
        }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

extension CGVector {
    fileprivate func along(_ axis: Timing.Axis) -> Double { Double(axis == .x ? dx : dy) }
    fileprivate func scaled(by factor: Double) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }
}
