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
