import UIKit

/// The result of a release. Rests are indices of ``SnapPositions``. Velocities are outward, in points per second.
enum DragRelease: Equatable, Sendable {
    /// The view settles at a snap position.
    case settle(rest: Int, velocity: CGFloat)
    /// The view settles at a snap position, and the delegate is told about the attempt to dismiss.
    case refuseDismissal(rest: Int, velocity: CGFloat)
    /// The view settles at a snap position, and the dismissal that has begun is cancelled.
    case cancelDismissal(rest: Int, velocity: CGFloat)
    /// The view moves out in a direction, and the dismissal that has begun is finished.
    case finishDismissal(DragDirection, velocity: CGFloat)
}
