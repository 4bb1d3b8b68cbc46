/// Drawing an image in the current context; outside of one nothing is drawn.
extension UIImage {
    /// Draws the image in its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image stretched to the rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Traps for any mode but `normal`.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Traps for any mode but `normal`.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard size.width > 0, size.height > 0 else { return }
        DrawingContexts.draw(blendMode, alpha: alpha) { context in
            guard case .drawing(let own) = source else { return context.draw(self, in: rect) }
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
            context.translateBy(x: -own.bounds.minX, y: -own.bounds.minY)
            context.draw(own.drawing)
        }
    }
}

extension UIImageView {
    /// A drawing becomes layers of the view; the picture writer shows every other image.
    func updateDrawnImage() {
        guard let image = shownImage, case .drawing(let own) = image.source else { return layer.drawn = nil }
        let drawing = shownTint.map { own.tinted($0.cgColor) } ?? own
        let isMirrored =
            image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        layer.drawn = DrawnContent(drawing.drawing, bounds: drawing.bounds, isMirrored: isMirrored)
    }
}
