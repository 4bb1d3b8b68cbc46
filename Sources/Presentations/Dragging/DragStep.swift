import UIKit

/// Everything that one movement of the finger changes. Positions are on the ``DragAxis``, in points.
struct DragStep: Equatable, Sendable {
    /// The position of the view.
    var position: CGFloat
    var content = Content.untouched
    var dismissal = Dismissal.none

    /// What happens to the scroll view under the finger. Distances are from its top, in points.
    enum Content: Equatable, Sendable {
        /// There is none.
        case untouched
        /// It stays at that distance while the view moves.
        case held(at: CGFloat)
        /// It scrolls from that distance on while the view stays.
        case released(at: CGFloat)
    }

    /// What happens to an interactive dismissal. A progress is 0…1 of the way out.
    enum Dismissal: Equatable, Sendable {
        case none
        case begins(progress: CGFloat)
        case continues(progress: CGFloat)
    }
}

/// Everything that the end of a drag changes. Rests are indices of ``SnapPositions``; velocities are outward, in points per
/// second.
enum DragRelease: Equatable, Sendable {
    /// The view settles at a rest.
    case settle(rest: Int, velocity: CGFloat)
    /// The view settles at a rest, and the delegate is told that the user attempted to dismiss.
    case refuseDismissal(rest: Int, velocity: CGFloat)
    /// The view settles at a rest, and the dismissal that has begun is cancelled.
    case cancelDismissal(rest: Int, velocity: CGFloat)
    /// The view leaves, and the dismissal that has begun is finished.
    case finishDismissal(velocity: CGFloat)
}

/// The answer to the question whether the user may dismiss.
enum DismissalPermission: Equatable, Sendable {
    case granted
    /// The content or the delegate refuses. The delegate hears of the attempt.
    case refused
    /// It cannot be done with this gesture, or not now.
    case unavailable
}
