import UIKit

/// What a step of the finger asks of whoever applies it. Places are positions on the ``DragAxis``, in points; a progress is
/// 0…1 of the way out of sight.
enum DragDecision: Equatable, Sendable {
    /// Put the view there.
    case move(to: CGFloat)
    /// The view stays there, and the content under the finger scrolls by itself.
    case leaveToScrollView(at: CGFloat)
    /// Put the view there, and begin to dismiss it interactively.
    case beginDismissal(at: CGFloat, progress: CGFloat)
    /// Put the view there; so much of the dismissal that has begun is done.
    case updateDismissal(at: CGFloat, progress: CGFloat)
}

/// What the end of a drag asks of whoever applies it. Velocities are outward, in points per second.
enum DragRelease: Equatable, Sendable {
    /// Let the view come to rest at one of the track's rests.
    case settle(rest: Int, velocity: CGFloat)
    /// The same, and the user has to be told that the view cannot be dismissed.
    case refuseDismissal(rest: Int, velocity: CGFloat)
    /// The same, and the dismissal that has begun is off.
    case cancelDismissal(rest: Int, velocity: CGFloat)
    /// Let the view leave.
    case finishDismissal(velocity: CGFloat)
}
