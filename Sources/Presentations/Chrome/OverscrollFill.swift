import UIKit

/// The background beyond a presented view that a finger or a spring resizes: it fills the gap at an edge that the view is
/// pulled away from.
///
/// With it the view has one length all the while, so no step of a drag makes another outline for the shadow. It is beside the
/// clip and not a larger clip, in which the content would lose its safe area (S1).
struct OverscrollFill: Equatable, Sendable {
    /// It is on the outer side along this axis.
    let axis: DragAxis
    /// The length of the view and the fill together, in points.
    let length: CGFloat
    /// How far it reaches behind the view, in points: as far as the outer corners are round. Defaults to 0.
    var overlap: CGFloat = 0

    /// Returns the rectangle that a view and the fill cover.
    func outside(_ bounds: CGRect) -> CGRect {
        let insets = axis.outwardInsets(max(0, length - axis.length(of: bounds.size)))
        return bounds.inset(by: .zero - insets)
    }

    /// Returns the part of it that is beyond the view.
    func frame(beside bounds: CGRect) -> CGRect {
        let outside = outside(bounds)
        let bounds = bounds.inset(by: axis.outwardInsets(overlap))
        return CGRect(
            x: outside.minX < bounds.minX || axis.isVertical ? outside.minX : bounds.maxX,
            y: outside.minY < bounds.minY || !axis.isVertical ? outside.minY : bounds.maxY,
            width: axis.isVertical ? bounds.width : outside.width - bounds.width,
            height: axis.isVertical ? outside.height - bounds.height : bounds.height)
    }
}
