import UIKit

/// Everything that the end of a drag changes. Rests are indices of ``SnapPositions``; velocities are outward, in points per
/// second.
enum DragRelease: Equatable, Sendable {
    /// The view settles at a rest.
    case settle(rest: Int, velocity: CGFloat)
    /// The view settles at a rest, and the delegate is told that the user attempted to dismiss.
    case refuseDismissal(rest: Int, velocity: CGFloat)
    /// The view settles at a rest, and the dismissal that has begun is cancelled.
    case cancelDismissal(rest: Int, velocity: CGFloat)
    /// The view leaves in a direction, and the dismissal that has begun is finished.
    case finishDismissal(DragDirection, velocity: CGFloat)
}
