import UIKit

/// The velocity with which a finger lifts. A recogniser goes on reporting the velocity of the last movement however long the
/// finger has rested since (Z2): after a rest it is zero.
@MainActor
struct ReleaseVelocity {
    private var translation: CGPoint?
    private var lastMovement: CFTimeInterval = 0

    /// Notes where the finger is. Call it for each action of the pan.
    ///
    /// - Parameter isFirst: Whether the gesture begins with it.
    mutating func note(_ translation: CGPoint, isFirst: Bool) {
        guard isFirst || translation != self.translation else { return }
        self.translation = translation
        lastMovement = CACurrentMediaTime()
    }

    /// The velocity, in points per second.
    func velocity(of pan: UIPanGestureRecognizer, in view: UIView) -> CGPoint {
        // Half a millisecond is less than any two events are apart.
        let hasRested = CACurrentMediaTime() - lastMovement + 0.0005 > PresentationDefaults.Drag.rest
        return hasRested ? .zero : pan.velocity(in: view)
    }
}
