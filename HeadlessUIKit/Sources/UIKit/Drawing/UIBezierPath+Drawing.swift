/// Drawing in the current context; outside of one nothing is drawn.
extension UIBezierPath {
    public func fill() { fill(with: .normal, alpha: 1) }
    public func stroke() { stroke(with: .normal, alpha: 1) }

    /// Traps for any mode but `normal`.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        DrawingContexts.draw(blendMode, alpha: alpha) { context in
            addOnly(to: context)
            context.fillPath(using: fillRule)
        }
    }

    /// Traps for any mode but `normal`.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        DrawingContexts.draw(blendMode, alpha: alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashes)
            addOnly(to: context)
            context.strokePath()
        }
    }

    /// Clips further drawing to the path.
    public func addClip() {
        guard let context = DrawingContexts.stack.last else { return }
        addOnly(to: context)
        context.clip(using: fillRule)
    }

    private func addOnly(to context: CGContext) {
        context.beginPath()
        context.addPath(cgPath)
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
