import UIKit

/// One finger's hold on a presented view. Another finger has another one.
@MainActor
final class ActiveDrag {
    var model: DragModel
    let track: SnapPositions
    let axis: DragAxis
    let grid: PixelGrid
    /// Further inward than that the view is larger than it is laid out at rest.
    let extensionLine: CGFloat
    var isExtended = false
    /// What was said when the view got beyond its outermost rest.
    var permission: DismissalPermission?

    init(_ model: DragModel, on track: SnapPositions, _ axis: DragAxis, _ grid: PixelGrid, extensionLine: CGFloat) {
        self.model = model
        self.track = track
        self.axis = axis
        self.grid = grid
        self.extensionLine = extensionLine
    }
}
