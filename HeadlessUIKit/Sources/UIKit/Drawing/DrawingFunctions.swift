/// The stack of drawing contexts: the last one is the current one.
enum DrawingContexts {
    // As on Apple's platforms the functions belong to no actor; here they are used on the main thread only.
    nonisolated(unsafe) static var stack: [CGContext] = []

    static func with(_ context: CGContext, _ body: () -> Void) {
        stack.append(context)
        body()
        stack.removeLast()
    }

    /// Traps for a blend mode that needs pixels; see `CGContext.setBlendMode(_:)`.
    static func draw(_ blendMode: CGBlendMode = .normal, alpha: CGFloat = 1, _ body: (CGContext) -> Void) {
        guard let context = stack.last else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.multiplyAlpha(by: alpha)
        body(context)
        context.restoreGState()
    }
}

/// Returns nil outside of `draw(_:)` of a view and of the closures of a renderer.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.stack.last }

public func UIGraphicsPushContext(_ context: CGContext) { DrawingContexts.stack.append(context) }

public func UIGraphicsPopContext() { _ = DrawingContexts.stack.popLast() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { DrawingContexts.stack.last?.fill(rect) }

/// Draws a line one point wide just inside a rectangle, with the fill colour.
public func UIRectFrame(_ rect: CGRect) {
    DrawingContexts.draw { context in
        context.strokeInFillColor(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }
}

/// Clips further drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { DrawingContexts.stack.last?.clip(to: rect) }

extension UIColor {
    /// Sets the colour of fills and of strokes in the current context.
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { DrawingContexts.stack.last?.setFillColor(cgColor) }
    public func setStroke() { DrawingContexts.stack.last?.setStrokeColor(cgColor) }
}
