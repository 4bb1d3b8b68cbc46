import UIKit

/// A rectangle with rounded corners and an optional arrow.
struct RoundedOutline: Equatable {
    let rect: CGRect
    let radius: CGFloat
    let corners: CACornerMask
    /// The radii of corners that differ.
    var unequal: CornerRadii?
    var arrow: PresentationArrow?

    @MainActor
    var path: CGPath {
        let path = unequal.map(roundedRect) ?? roundedRect
        if let arrow = arrow?.path(beside: rect) {
            arrow.close()
            path.append(arrow)
        }
        return path.cgPath
    }

    @MainActor
    private var roundedRect: UIBezierPath {
        // Both option sets number the corners in the same way.
        let rounded = UIRectCorner(rawValue: UIRectCorner.RawValue(corners.rawValue))
        let radii = CGSize(width: radius, height: radius)
        return UIBezierPath(roundedRect: rect, byRoundingCorners: rounded, cornerRadii: radii)
    }

    /// Returns circular arcs. In the blur of a shadow the difference to the clip's curves is not visible.
    @MainActor
    private func roundedRect(_ radii: CornerRadii) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX + radii.topLeft, y: rect.minY))
        let quarter = CGFloat.pi / 2
        let corners: [(x: CGFloat, y: CGFloat, inward: CGPoint, radius: CGFloat)] = [
            (rect.maxX, rect.minY, CGPoint(x: -1, y: 1), radii.topRight),
            (rect.maxX, rect.maxY, CGPoint(x: -1, y: -1), radii.bottomRight),
            (rect.minX, rect.maxY, CGPoint(x: 1, y: -1), radii.bottomLeft),
            (rect.minX, rect.minY, CGPoint(x: 1, y: 1), radii.topLeft),
        ]
        for (index, corner) in corners.enumerated() {
            guard corner.radius > 0 else {
                path.addLine(to: CGPoint(x: corner.x, y: corner.y))
                continue
            }
            let start = CGFloat(index - 1) * quarter
            path.addArc(
                withCenter: CGPoint(
                    x: corner.x + corner.inward.x * corner.radius, y: corner.y + corner.inward.y * corner.radius),
                radius: corner.radius, startAngle: start, endAngle: start + quarter, clockwise: true)
        }
        path.close()
        return path
    }
}
