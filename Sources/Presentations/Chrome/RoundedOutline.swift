import UIKit

/// A rectangle with some corners rounded. Its path always consists of the same elements: Core Animation interpolates two
/// paths smoothly only if their elements correspond.
struct RoundedOutline: Equatable {
    let rect: CGRect
    let radius: CGFloat
    let corners: CACornerMask

    /// The share of the radius between the end of a cubic curve and its control point with which the curve is nearest to a
    /// quarter of a circle.
    private static let control: CGFloat = 0.5523

    var path: CGPath {
        let path = UIBezierPath()
        let turns: [(CACornerMask, corner: CGPoint, in: CGVector, out: CGVector)] = [
            (
                .layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1),
                CGVector(dx: 1, dy: 0)
            ),
            (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (
                .layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1),
                CGVector(dx: -1, dy: 0)
            ),
            (
                .layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0),
                CGVector(dx: 0, dy: -1)
            ),
        ]
        for (index, turn) in turns.enumerated() {
            let radius = corners.contains(turn.0) ? radius : 0
            let start = turn.corner.moved(turn.in, by: -radius)
            if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
            let reach = radius * (1 - Self.control)
            path.addCurve(
                to: turn.corner.moved(turn.out, by: radius),
                controlPoint1: turn.corner.moved(turn.in, by: -reach),
                controlPoint2: turn.corner.moved(turn.out, by: reach))
        }
        path.close()
        return path.cgPath
    }
}

extension CGPoint {
    fileprivate func moved(_ direction: CGVector, by distance: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
    }
}
