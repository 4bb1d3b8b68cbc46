import Foundation

/// The current path, whose points are transformed when they are added.
extension CGContext {
    public func beginPath() { current = CGMutablePath() }
    public func closePath() { current.closeSubpath() }
    public func move(to point: CGPoint) { current.move(to: point, transform: ctm) }
    public func addLine(to point: CGPoint) { current.addLine(to: point, transform: ctm) }
    public func addLines(between points: [CGPoint]) { current.addLines(between: points, transform: ctm) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        current.addQuadCurve(to: end, control: control, transform: ctm)
    }
    public func addRect(_ rect: CGRect) { current.addRect(rect, transform: ctm) }
    public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: ctm) }
    /// `clockwise` has the same meaning as in `CGMutablePath`.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        current.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: ctm)
    }
    public func addPath(_ path: CGPath) { current.addPath(path, transform: ctm) }

    public var isPathEmpty: Bool { current.isEmpty }
    /// The current path in the current coordinates; nil if it is empty.
    public var path: CGPath? {
        guard !current.isEmpty else { return nil }
        return withUnsafePointer(to: ctm.inverted()) { current.copy(using: $0) }
    }
    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    // MARK: Drawing without the current path

    public func fill(_ rect: CGRect) { fill([rect]) }
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }
    /// Draws lines from each point with an even index to the next one.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            addLines(between: [points[index], points[index + 1]])
        }
        strokePath()
    }
}

extension CGContext {
    /// Strokes with the fill colour.
    package func strokeInFillColor(_ rect: CGRect, width: CGFloat) {
        saveGState()
        state.stroke = state.fill
        stroke(rect, width: width)
        restoreGState()
    }

    package func multiplyAlpha(by alpha: CGFloat) {
        state.alpha *= min(1, max(0, alpha))
    }
}
