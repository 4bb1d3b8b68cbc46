import Foundation

public class CGMutablePath: CGPath {
    public convenience init() {
        self.init(steps: [])
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.append(.move(point.applying(transform)))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.line(point)], transform)
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 {
                move(to: point, transform: transform)
            } else {
                addLine(to: point, transform: transform)
            }
        }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append([.quad(end, control: control)], transform)
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append([.cubic(end, control1: control1, control2: control2)], transform)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(PathStep.rect(rect), transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(PathStep.ellipse(rect), transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(PathStep.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform)
    }

    /// Joins the arc to the current point by a line. `clockwise` refers to Core Graphics' y-up plane, so that false
    /// runs clockwise on screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = endAngle - startAngle
        if clockwise, sweep > 0 || sweep < -2 * .pi {
            sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi)
            sweep -= sweep > 0 ? 2 * .pi : 0
        } else if !clockwise, sweep < 0 || sweep > 2 * .pi {
            sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi)
            sweep += sweep < 0 ? 2 * .pi : 0
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
    }

    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
            .concatenating(transform)
        let start = CGPoint(x: cos(startAngle), y: sin(startAngle))
        append([isEmpty ? .move(start) : .line(start)], circle)
        guard delta != 0 else { return }
        append(PathStep.arc(from: startAngle, sweep: delta), circle)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.steps, transform)
    }

    public func closeSubpath() {
        guard let last = steps.last, last != .close else { return }
        steps.append(.close)
    }

    /// Core Graphics refuses a line or a curve without a current point.
    private func append(_ added: [PathStep], _ transform: CGAffineTransform) {
        guard let first = added.first else { return }
        precondition(
            !isEmpty || first.type == .moveToPoint,
            "A path starts with move(to:): it has no current point to draw from.")
        steps += added.map { $0.applying(transform) }
    }
}
