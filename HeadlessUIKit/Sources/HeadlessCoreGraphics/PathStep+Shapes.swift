import Foundation

extension PathStep {
    /// The distance of the control points of a quarter circle with radius 1, as in Core Graphics.
    static let quarter: CGFloat = 0.5522847498307936

    static func rect(_ rect: CGRect) -> [PathStep] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)),
            .line(CGPoint(x: rect.minX, y: rect.maxY)),
            .close,
        ]
    }

    /// Starts at the middle of the right side, as Core Graphics does.
    static func ellipse(_ rect: CGRect) -> [PathStep] {
        let unit = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        let steps = [PathStep.move(CGPoint(x: 1, y: 0))] + arc(from: 0, sweep: 2 * .pi) + [.close]
        return steps.map { $0.applying(unit) }
    }

    /// Radii above half a side count as half a side.
    static func roundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) -> [PathStep] {
        let radius = CGSize(width: cornerWidth, height: cornerHeight)
        return roundedRect(rect, topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    /// A radius with a side of 0 leaves that corner square. Radii above half a side count as half a side.
    package static func roundedRect(
        _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomLeft: CGSize, bottomRight: CGSize
    ) -> [PathStep] {
        func fitted(_ radius: CGSize) -> CGSize {
            guard radius.width > 0, radius.height > 0 else { return .zero }
            return CGSize(width: min(radius.width, rect.width / 2), height: min(radius.height, rect.height / 2))
        }
        let corners: [(corner: CGPoint, radius: CGSize, inward: CGVector)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), fitted(topRight), CGVector(dx: -1, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), fitted(bottomRight), CGVector(dx: -1, dy: -1)),
            (CGPoint(x: rect.minX, y: rect.maxY), fitted(bottomLeft), CGVector(dx: 1, dy: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), fitted(topLeft), CGVector(dx: 1, dy: 1)),
        ]
        var steps: [PathStep] = [.move(CGPoint(x: rect.minX + fitted(topLeft).width, y: rect.minY))]
        for (index, (corner, radius, inward)) in corners.enumerated() {
            let alongX = CGPoint(x: corner.x + inward.dx * radius.width, y: corner.y)
            let alongY = CGPoint(x: corner.x, y: corner.y + inward.dy * radius.height)
            // Clockwise on screen: the top right and the bottom left corner are reached along x.
            let (start, end) = index.isMultiple(of: 2) ? (alongX, alongY) : (alongY, alongX)
            steps.append(.line(start))
            guard radius != .zero else { continue }
            func control(from point: CGPoint) -> CGPoint {
                CGPoint(x: point.x + (corner.x - point.x) * quarter, y: point.y + (corner.y - point.y) * quarter)
            }
            steps.append(.cubic(end, control1: control(from: start), control2: control(from: end)))
        }
        return steps + [.close]
    }

    /// Adds curves along the unit circle, one for each quarter turn or part of it; the pen is already at `start`.
    static func arc(from start: CGFloat, sweep: CGFloat) -> [PathStep] {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let angle = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(angle / 4)
        return (0..<count).map { index in
            let from = start + angle * CGFloat(index)
            let to = index == count - 1 ? start + sweep : from + angle
            return .cubic(
                CGPoint(x: cos(to), y: sin(to)),
                control1: CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
                control2: CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to))
            )
        }
    }
}
