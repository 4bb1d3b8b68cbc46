import UIKit

/// The spring on which a released view settles. It is critically damped, so it continues with the finger's velocity
/// and does not oscillate.
struct SettleSpring: Equatable, Sendable {
    /// The initial velocity, in UIKit's unit: distances to the target per second, positive toward the target.
    let initialVelocity: CGFloat

    /// Creates a spring from `place` to `target`, in points, with the finger's velocity along the same axis, in
    /// points per second.
    ///
    /// The initial velocity is limited to the frequency of the spring. A faster one would overshoot the target, and a
    /// gap would open at the edge of a sheet.
    init(from place: CGFloat, to target: CGFloat, velocity: CGFloat) {
        let way = target - place
        let relative = abs(way) < 0.01 ? 0 : velocity.usable / way
        initialVelocity = relative.isFinite ? min(relative, Self.frequency) : 0
    }

    /// The frequency of the spring, in radians per second.
    private static var frequency: CGFloat { PresentationDefaults.Drag.springStiffness.squareRoot() }

    /// Creates an animator with this spring. Its duration is the time in which the spring settles.
    ///
    /// - Parameter axis: The axis of the velocity, for a movement that does not follow one axis. Across it the movement
    ///   starts at rest and takes longer, so the initial velocity along it is limited to half of the frequency.
    ///   Defaults to `nil`: the movement has the direction of the velocity.
    @MainActor
    func makeAnimator(along axis: DragAxis? = nil) -> UIViewPropertyAnimator {
        var velocity = CGVector(dx: initialVelocity, dy: initialVelocity)
        if let axis {
            let along = min(initialVelocity, Self.frequency / 2)
            velocity = axis.isVertical ? CGVector(dx: 0, dy: along) : CGVector(dx: along, dy: 0)
        }
        let timing = UISpringTimingParameters(
            mass: 1, stiffness: PresentationDefaults.Drag.springStiffness, damping: 2 * Self.frequency,
            initialVelocity: velocity)
        return UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    }
}
