import UIKit

/// Everything that one movement of the finger changes. Positions are on the ``DragAxis``, in points.
struct DragStep: Equatable, Sendable {
    /// The position of the view.
    var position: CGFloat
    var content = Content.untouched
    var dismissal = Dismissal.none
    /// Whether releasing a finger at rest dismisses here.
    var isPastThreshold = false

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
