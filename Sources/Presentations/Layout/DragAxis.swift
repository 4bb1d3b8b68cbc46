import UIKit

/// The axis along which a finger moves a presented view, and which way on it is out.
///
/// A place on it is one number, the *position*: how far the view's inner end is toward the edge by which it leaves.
/// Positions grow outward at every edge, so that nothing else has to know which edge it is. At the bottom the position is
/// the y of the view's top.
struct DragAxis: Equatable, Sendable {
    let isVertical: Bool
    /// Whether the way out is where coordinates grow to.
    let isFar: Bool

    init(_ edge: PresentationEdge, direction: UITraitEnvironmentLayoutDirection) {
        isVertical = edge.axis == .vertical
        isFar = edge.isFar(in: direction)
    }

    private var sign: CGFloat { isFar ? 1 : -1 }

    /// The part of a translation or a velocity that goes outward.
    func outward(_ vector: CGPoint) -> CGFloat {
        sign * (isVertical ? vector.y : vector.x)
    }

    /// The translation by that many points outward.
    func vector(_ length: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: sign * length) : CGPoint(x: sign * length, y: 0)
    }

    /// The part that goes across.
    func across(_ vector: CGPoint) -> CGFloat {
        isVertical ? vector.x : vector.y
    }

    func length(of size: CGSize) -> CGFloat {
        isVertical ? size.height : size.width
    }

    /// The position of a view in that frame.
    func position(of frame: CGRect) -> CGFloat {
        isFar ? (isVertical ? frame.minY : frame.minX) : -(isVertical ? frame.maxY : frame.maxX)
    }

    /// The position of a view whose inner end has just left a container.
    func hidden(in container: CGSize) -> CGFloat {
        isFar ? length(of: container) : 0
    }

    /// The centre of a view at that position; the other coordinate is kept.
    func center(at position: CGFloat, size: CGSize, from center: CGPoint) -> CGPoint {
        let along = sign * (position + length(of: size) / 2)
        return isVertical ? CGPoint(x: center.x, y: along) : CGPoint(x: along, y: center.y)
    }

    /// Insets with that length at the edge by which the view leaves.
    func outwardInsets(_ length: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: isVertical && !isFar ? length : 0, left: !isVertical && !isFar ? length : 0,
            bottom: isVertical && isFar ? length : 0, right: !isVertical && isFar ? length : 0)
    }
}
