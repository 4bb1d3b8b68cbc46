import UIKit

/// The result of one movement of the finger. Positions are on the ``DragAxis``, in points.
struct DragStep: Equatable, Sendable {
    /// The position of the view.
    var position: CGFloat
    var content = Content.untouched
    var dismissal = Dismissal.none
    /// Whether a release without velocity dismisses here.
    var isPastThreshold = false

    /// The effect on the scroll view under the finger. Distances are from its top, in points.
    enum Content: Equatable, Sendable {
        /// There is no scroll view.
        case untouched
        /// It stays at a distance while the view moves.
        case held(at: CGFloat)
        /// It scrolls from a distance on while the view stays.
        case released(at: CGFloat)
    }

    /// The effect on an interactive dismissal. The progress is 0…1 of the way out.
    enum Dismissal: Equatable, Sendable {
        case none
        case begins(progress: CGFloat)
        case continues(progress: CGFloat)
    }
}

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

/// A direction on the ``DragAxis``.
enum DragDirection: Equatable, Sendable {
    /// Toward the edge at which the view is dismissed.
    case outward
    /// Away from it: further in, or out at the opposite edge if that is allowed.
    case inward
}

/// The answer to the question whether the user may dismiss.
enum DismissalPermission: Equatable, Sendable {
    case granted
    /// The content or the delegate refuses. The delegate is told about the attempt.
    case refused
    /// The view can be dismissed after something in front of it has gone, which the finger can wait for.
    case later
    /// This gesture cannot dismiss, or cannot dismiss now.
    case unavailable
}
