import Foundation

/// Records drawing as a display list: paths with their colours, under transforms and clips. There is no rasteriser, so
/// there are no pixels to read, and nothing that needs them: blend modes, shadows, clearing.
public class CGContext {
    package private(set) var drawing = Drawing()
    /// Pixels per point.
    package let scale: CGFloat
    let bounds: CGRect
    var state = DrawingState()
    private var saved: [DrawingState] = []
    var current = CGMutablePath()

    /// - Parameter bounds: The rectangle to draw in; the drawing is stored in its coordinates.
    package init(bounds: CGRect, scale: CGFloat) {
        self.scale = scale
        self.bounds = bounds
    }

    /// In pixels.
    public var width: Int { Int((bounds.width * scale).rounded(.up)) }
    public var height: Int { Int((bounds.height * scale).rounded(.up)) }

    /// The rectangle around the area that the clips leave.
    public var boundingBoxOfClipPath: CGRect {
        let left = state.clips.reduce(bounds) { $0.intersection(CGPath(steps: $1).boundingBoxOfPath) }
        return left.isNull ? .zero : left.applying(ctm.inverted())
    }

    // MARK: State

    public func saveGState() {
        saved.append(state)
    }

    /// Restores the state at the matching `saveGState()`.
    public func restoreGState() {
        guard let last = saved.popLast() else {
            preconditionFailure("restoreGState() has no saveGState() that it belongs to.")
        }
        state = last
    }

    /// The transform from the current coordinates to those at the beginning.
    public var ctm: CGAffineTransform { state.transform }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public func setFillColor(_ color: CGColor) { state.fill = color }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }

    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

    /// Sets the opacity of everything that is drawn from now on, separately for each item.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(1, max(0, alpha)) }
    /// Traps for any mode except `normal`.
    public func setBlendMode(_ mode: CGBlendMode) {
        precondition(mode == .normal, "There is no rasteriser here that could blend a drawing with what is below it.")
    }

    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashPhase = phase
        state.line.dashes = lengths
    }

    // MARK: Clips

    /// Clips further drawing to the current path, and clears the path. If the path crosses itself, pictures clip at its
    /// outer outline, whatever the rule.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append(takePath())
    }

    public func clip(to rect: CGRect) {
        state.clips.append(PathStep.rect(rect).map { $0.applying(ctm) })
    }

    // MARK: Painting

    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    public func strokePath() {
        drawPath(using: .stroke)
    }

    /// Paints the current path, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let steps = takePath()
        guard !steps.isEmpty else { return }
        var path = DrawnPath(steps: steps)
        path.usesEvenOddRule = mode == .eoFill || mode == .eoFillStroke
        if mode != .stroke { path.fill = state.fill }
        if mode != .fill, mode != .eoFill {
            path.stroke = state.stroke
            path.line = state.line.scaled(by: ctm)
        }
        draw(.path(path))
    }

    /// Draws an object with its own look.
    package func draw(_ object: any AnyObject & Sendable, in rect: CGRect) {
        draw(.object(DrawnObject(object), rect, DrawnTransform(ctm)))
    }

    /// Draws a display list of another context that has the same coordinates.
    package func draw(_ other: Drawing) {
        for item in other.applying(ctm).items {
            var item = item
            item.clips = state.clips + item.clips
            item.alpha *= state.alpha
            drawing.items.append(item)
        }
    }

    func draw(_ content: Drawing.Content) {
        drawing.items.append(Drawing.Item(content: content, clips: state.clips, alpha: state.alpha))
    }

    private func takePath() -> [PathStep] {
        defer { current = CGMutablePath() }
        return current.steps
    }
}
