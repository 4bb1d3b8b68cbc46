import UIKit

/// One drag of a presented view, from the touch to the release.
@MainActor
final class ActiveDrag {
    var model: DragModel
    /// The path at the beginning. The keyboard or new content may change that of the host meanwhile.
    let path: DragPath
    /// The position of the view after the last step.
    var position: CGFloat
    /// Whether a release after the last step dismisses.
    var isPastThreshold = false
    /// Whether each step gives the view the visible size. Otherwise it has its largest size further in than at rest.
    let resizes: Bool
    /// Whether the view has been prepared for sizes other than the one at rest.
    var isExtended = false
    /// Set if the finger moves the view on both axes.
    let zoom: ZoomDrag?

    var axis: DragAxis { path.axis }

    init(_ model: DragModel, on path: DragPath, resizing resizes: Bool, zoom: ZoomDrag? = nil) {
        self.model = model
        self.resizes = resizes || !path.corners.isEmpty
        self.zoom = zoom
        self.path = path
        position = model.start.position
    }

    /// Returns the place at the position for a drag on both axes; `nil` for any other drag.
    func place(for translation: CGPoint) -> ZoomDrag.Place? {
        zoom?.place(distance: position - path.restingPosition, across: axis.across(translation))
    }

    /// Returns whether the view may have another size at a position than at rest.
    func needsOtherSize(at position: CGFloat) -> Bool {
        position < path.restingPosition
            || resizes && position != path.restingPosition && position < path.positions.outermost
    }
}
