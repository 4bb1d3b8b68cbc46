/// The context of a renderer.
open class UIGraphicsRendererContext: NSObject {
    open private(set) var cgContext: CGContext
    open private(set) var format: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
    }

    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }
    /// Traps for any mode but `normal`.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
    }

    /// Draws a line one point wide just inside the rectangle.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
    /// Traps for any mode but `normal`.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context of an image.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The drawing so far.
    open var currentImage: UIImage { cgContext.image(of: format) }
}

extension CGContext {
    /// Returns the drawing as an image of the format.
    func image(of format: UIGraphicsRendererFormat) -> UIImage {
        UIImage(.drawing(ImageDrawing(drawing: drawing, bounds: format.bounds)), scale: scale)
    }
}
