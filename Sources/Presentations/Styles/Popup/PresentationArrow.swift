import UIKit

/// An arrow at an edge of the presented view, outside of its frame, but a part of it for the shadow and for touches. A
/// style of your own gives it to its layout:
///
/// ```swift
/// let tip = environment.source?.midX ?? frame.midX
/// return PresentationLayout(
///     frame: frame,
///     arrow: PresentationArrow(
///         edge: .minYEdge, position: tip - frame.minX))
/// ```
public struct PresentationArrow: Equatable, Sendable {
    /// The edge of the view that has the arrow.
    public var edge: CGRectEdge
    /// The distance of the tip from the left or upper end of the edge, in points. Near a corner it moves or narrows.
    public var position: CGFloat
    /// The width of the arrow at the view, and its length (the height), in points. Defaults to `26` and `13`.
    public var size: CGSize

    /// Creates an arrow. Each parameter is the property of its name.
    public init(edge: CGRectEdge, position: CGFloat, size: CGSize = PresentationDefaults.Popup.arrowSize) {
        self.edge = edge
        self.position = position
        self.size = size
    }

    /// Returns a point at a height above the edge of a view with a rectangle, and at a distance from the tip along it.
    private func point(height: CGFloat, along distance: CGFloat, beside rect: CGRect) -> CGPoint {
        switch edge {
        case .minXEdge: CGPoint(x: rect.minX - height, y: rect.minY + position + distance)
        case .maxXEdge: CGPoint(x: rect.maxX + height, y: rect.minY + position - distance)
        case .minYEdge: CGPoint(x: rect.minX + position - distance, y: rect.minY - height)
        case .maxYEdge: CGPoint(x: rect.minX + position + distance, y: rect.maxY + height)
        }
    }

    func tip(beside rect: CGRect) -> CGPoint { point(height: size.height, along: 0, beside: rect) }

    func tip(fromMiddleOf size: CGSize) -> CGPoint {
        tip(beside: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }

    func frame(beside rect: CGRect) -> CGRect {
        let base = point(height: 0, along: -size.width / 2, beside: rect)
        let top = point(height: size.height, along: size.width / 2, beside: rect)
        return CGRect(
            x: min(base.x, top.x), y: min(base.y, top.y), width: abs(base.x - top.x), height: abs(base.y - top.y))
    }

    /// Returns the arrow moved away from the corners, or narrower; `nil` if there is no room for it.
    func drawable(beside size: CGSize, cornerRadius: CGFloat) -> PresentationArrow? {
        let numbers = [position, self.size.width, self.size.height]
        guard numbers.allSatisfy(\.isUsable), self.size.height > 0 else { return nil }
        let length = edge.isHorizontal ? size.width : size.height
        var arrow = self
        arrow.size.width = min(self.size.width, length - 2 * cornerRadius)
        guard arrow.size.width > 0 else { return nil }
        let inset = cornerRadius + arrow.size.width / 2
        arrow.position = min(max(position, inset), length - inset)
        return arrow
    }

    /// Returns the outline over the tip, which is open at the base and reaches into the view by the overlap.
    @MainActor
    func path(beside rect: CGRect, overlap: CGFloat = 0) -> UIBezierPath {
        // The fraction of the length that the rounded tip takes.
        let rounding: CGFloat = 0.3
        // The sides meet beyond the tip, so that the curve between them touches it.
        let apex = size.height / (1 - rounding / 2)
        func point(_ height: CGFloat, _ side: CGFloat) -> CGPoint {
            let distance = side * size.width / 2 * (1 - max(0, height) / apex)
            return self.point(height: height, along: distance, beside: rect)
        }
        let path = UIBezierPath()
        path.move(to: point(-overlap, 1))
        path.addLine(to: point(0, 1))
        path.addLine(to: point(apex * (1 - rounding), 1))
        path.addQuadCurve(to: point(apex * (1 - rounding), -1), controlPoint: point(apex, 0))
        path.addLine(to: point(0, -1))
        path.addLine(to: point(-overlap, -1))
        return path
    }
}

extension CGRectEdge {
    var isHorizontal: Bool { self == .minYEdge || self == .maxYEdge }
}
