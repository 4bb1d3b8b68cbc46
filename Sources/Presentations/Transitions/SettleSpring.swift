import UIKit

/// The spring by which something that a finger let go of comes to rest: critically damped, so that it takes over the
/// finger's velocity without swinging.
struct SettleSpring: Equatable, Sendable {
    /// The velocity at the start as UIKit takes it: ways to the target per second, positive toward it.
    let initialVelocity: CGFloat

    /// From `place` to `target`, in points, with the finger's velocity in points per second along the same axis.
    ///
    /// A spring that starts faster than its own frequency would fly past its target, and a sheet would show what is
    /// beneath it: it starts with that frequency instead.
    init(from place: CGFloat, to target: CGFloat, velocity: CGFloat) {
        let way = target - place
        let relative = abs(way) < 0.01 ? 0 : velocity.usable / way
        initialVelocity = relative.isFinite ? min(relative, Self.frequency) : 0
    }

    /// Radians per second.
    private static var frequency: CGFloat { PresentationDefaults.Drag.springStiffness.squareRoot() }

    /// An animator that moves by this spring, for as long as that takes.
    ///
    /// - Parameter axis: Along which the velocity goes, where the way does not. Across it the movement starts at rest, and
    ///   is not over as soon as along it: half of the frequency is the most to start with.
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
