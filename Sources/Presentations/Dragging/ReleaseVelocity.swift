import UIKit

/// The velocity with which a finger lifts, which is zero if the finger has rested. A recogniser keeps reporting the
/// velocity of the last movement, however long the finger has rested since (Z2).
@MainActor
struct ReleaseVelocity {
    private var translation: CGPoint?
    private var lastMovement: CFTimeInterval = 0

    /// Notes the position of the finger. Call it for each action of the pan.
    ///
    /// - Parameter isFirst: Whether this is the first action of the gesture.
    mutating func note(_ translation: CGPoint, isFirst: Bool) {
        guard isFirst || translation != self.translation else { return }
        self.translation = translation
        lastMovement = CACurrentMediaTime()
    }

    /// Returns the velocity, in points per second.
    func velocity(of pan: UIPanGestureRecognizer, in view: UIView) -> CGPoint {
        // UIKit measures velocities over a tenth of a second. Any two events are more than half a millisecond apart.
        let hasRested = CACurrentMediaTime() - lastMovement + 0.0005 > 0.1
        return hasRested ? .zero : pan.velocity(in: view)
    }
}
