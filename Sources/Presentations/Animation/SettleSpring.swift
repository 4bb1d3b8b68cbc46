import UIKit

/// The movement of a released view to its place. A spring continues with the finger's velocity. The default spring is
/// critically damped, so it does not oscillate.
struct SettleSpring: Equatable, Sendable {
    /// The initial velocity, in UIKit's unit: distances to the target per second, positive toward the target.
    let initialVelocity: CGFloat
    private let timing: TransitionTiming

    /// Creates a movement from `place` to `target`, in points, with the finger's velocity along the same axis, in
    /// points per second.
    ///
    /// The initial velocity is limited to the frequency of the spring. With a higher velocity a critically damped
    /// spring would overshoot, and a gap would open at the edge of a sheet. A curve has no initial velocity.
    init(
        from place: CGFloat, to target: CGFloat, velocity: CGFloat,
        timing: TransitionTiming = PresentationDefaults.Motion.settling
    ) {
        self.timing = timing
        let distance = target - place
        let relative = abs(distance) < 0.01 ? 0 : velocity.usable / distance
        initialVelocity = relative.isFinite ? min(relative, timing.frequency ?? 0) : 0
    }

    /// Creates an animator with a spring on both axes, each with the finger's velocity along it, in points per second.
    @MainActor
    static func makeAnimator(
        from place: CGPoint, to target: CGPoint, velocity: CGPoint,
        timing: TransitionTiming = PresentationDefaults.Motion.settling
    ) -> UIViewPropertyAnimator {
        let x = SettleSpring(from: place.x, to: target.x, velocity: velocity.x, timing: timing)
        let y = SettleSpring(from: place.y, to: target.y, velocity: velocity.y, timing: timing)
        // Both axes settle together, so neither may be much faster than the other.
        let limit = (timing.frequency ?? 0) / 2
        return x.makeAnimator(CGVector(dx: min(x.initialVelocity, limit), dy: min(y.initialVelocity, limit)))
    }

    /// Creates an animator with this movement. The duration of a spring is the time until it has settled.
    ///
    /// - Parameter axis: The axis of the velocity, for a movement that does not follow one axis. Across it the movement
    ///   starts at rest and takes longer, so the initial velocity along it is limited to half of the frequency.
    ///   Defaults to `nil`: the movement has the direction of the velocity.
    @MainActor
    func makeAnimator(along axis: DragAxis? = nil) -> UIViewPropertyAnimator {
        var velocity = CGVector(dx: initialVelocity, dy: initialVelocity)
        if let axis {
            let along = min(initialVelocity, (timing.frequency ?? 0) / 2)
            velocity = axis.isVertical ? CGVector(dx: 0, dy: along) : CGVector(dx: along, dy: 0)
        }
        return makeAnimator(velocity)
    }

    @MainActor
    private func makeAnimator(_ velocity: CGVector) -> UIViewPropertyAnimator {
        guard let frequency = timing.frequency, case .spring(let dampingRatio, _) = timing else {
            return timing.makeAnimator()
        }
        let ratio = TransitionTiming.usable(dampingRatio)
        guard ratio == 1 else {
            return UIViewPropertyAnimator(
                duration: timing.duration,
                timingParameters: UISpringTimingParameters(dampingRatio: ratio, initialVelocity: velocity))
        }
        // The same movement, for which UIKit computes the duration with that velocity.
        let parameters = UISpringTimingParameters(
            mass: 1, stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: velocity)
        return UIViewPropertyAnimator(duration: 0, timingParameters: parameters)
    }
}
