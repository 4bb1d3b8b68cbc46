import UIKit

/// One finger's drag of a presented view. The next finger has another one.
@MainActor
final class ActiveDrag {
    var model: DragModel
    /// The path at the beginning. The keyboard or new content may change the host's meanwhile.
    let path: DragPath
    /// The position of the view after the last step.
    var position: CGFloat
    /// Whether releasing dismisses after the last step.
    var isPastThreshold = false
    /// Whether the view has the visible size in every step; if not, it has its largest size further in than it rests.
    let resizes: Bool
    /// Whether the view has been prepared for other sizes than the one at rest.
    var isExtended = false
    /// Set where the finger moves the view in both axes.
    let zoom: ZoomDrag?

    var axis: DragAxis { path.axis }

    init(_ model: DragModel, on path: DragPath, resizing resizes: Bool, zoom: ZoomDrag? = nil) {
        self.model = model
        self.resizes = resizes || !path.corners.isEmpty
        self.zoom = zoom
        self.path = path
        position = model.start.position
    }

    /// The place at the position, for a finger that moves the view in both axes; `nil` for any other.
    func place(for translation: CGPoint) -> ZoomDrag.Place? {
        zoom?.place(distance: position - path.restingPosition, across: axis.across(translation))
    }

    /// Whether the view may have another size at a position than it rests with.
    func needsOtherSize(at position: CGFloat) -> Bool {
        position < path.restingPosition
            || resizes && position != path.restingPosition && position < path.positions.outermost
    }
}
