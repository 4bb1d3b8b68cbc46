import UIKit

/// The axis along which the user drags a presented view outward, to the edge at which it is dismissed, and back. A
/// *position* on the axis is one number, in points: the coordinate of the view's inner end, which increases outward.
/// This holds at every edge, so no other code depends on the edge. At the bottom it is the y of the view's top.
struct DragAxis: Equatable, Sendable {
    let isVertical: Bool
    /// Whether coordinates increase outward, as at the bottom and at the right edge.
    let isFar: Bool

    init(_ edge: PresentationEdge, direction: UITraitEnvironmentLayoutDirection) {
        isVertical = edge.isVertical
        isFar = edge.isFar(in: direction)
    }

    /// Whether positions are the distances of the view's top edge from the container's.
    var isTowardBottom: Bool { isVertical && isFar }

    var outerEdge: CGRectEdge { isVertical ? (isFar ? .maxYEdge : .minYEdge) : (isFar ? .maxXEdge : .minXEdge) }

    private var sign: CGFloat { isFar ? 1 : -1 }

    func outward(_ vector: CGPoint) -> CGFloat { sign * (isVertical ? vector.y : vector.x) }

    /// Returns the translation by a number of points outward.
    func vector(_ length: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: sign * length) : CGPoint(x: sign * length, y: 0)
    }

    func across(_ vector: CGPoint) -> CGFloat { isVertical ? vector.x : vector.y }

    func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    func position(of frame: CGRect) -> CGFloat {
        isFar ? (isVertical ? frame.minY : frame.minX) : -(isVertical ? frame.maxY : frame.maxX)
    }

    func hidden(in container: CGSize) -> CGFloat { isFar ? length(of: container) : 0 }

    /// Returns the position of a view with a length that is just outside a container at the opposite edge.
    func hiddenInward(in container: CGSize, length: CGFloat) -> CGFloat {
        hidden(in: container) - self.length(of: container) - length
    }

    /// Returns the initial position of a view that expands from another one. Its inner end is aligned with that of the
    /// other view, if that is clearly further out than the view at rest. Otherwise the view starts out of sight,
    /// together with its shadow, which reaches `shadowOutset` points beyond it.
    func expansionStart(from source: CGRect?, to rest: CGRect, in container: CGSize, shadowOutset: CGFloat) -> CGFloat {
        let hidden = hidden(in: container)
        guard let start = source.map(position(of:)), start <= hidden,
            start - position(of: rest) >= PresentationDefaults.minimumLength
        else { return hidden + shadowOutset }
        return start
    }

    /// Returns the centre of a view at a position. The coordinate across the axis is that of `center`.
    func center(at position: CGFloat, size: CGSize, from center: CGPoint) -> CGPoint {
        let along = sign * (position + length(of: size) / 2)
        return isVertical ? CGPoint(x: center.x, y: along) : CGPoint(x: along, y: center.y)
    }

    /// Returns insets with a length at the edge at which the view is dismissed, and zero at the other edges.
    func outwardInsets(_ length: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: isVertical && !isFar ? length : 0, left: !isVertical && !isFar ? length : 0,
            bottom: isVertical && isFar ? length : 0, right: !isVertical && isFar ? length : 0)
    }
}

enum AxisPlacement: Equatable, Sendable {
    case start, center, end

    func origin(of length: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
        switch self {
        case .start: start
        case .center: start + (end - start - length) / 2
        case .end: end - length
        }
    }
}
