/// Draws in its own context.
open class UIGraphicsRenderer: NSObject {
    open private(set) var format: UIGraphicsRendererFormat
    /// True if it makes images.
    open var allowsImageOutput: Bool { true }

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        let own = format.copy() as? UIGraphicsRendererFormat ?? format
        own.bounds = bounds
        self.format = own
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }
}

/// Draws images.
///
/// An image keeps the drawing as a display list, which image views and pictures show. Nothing is rasterised, so no
/// files can be written.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Returns an image of the drawing of `actions`, with the size and the scale of the renderer.
    @discardableResult
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let imageFormat = format as? UIGraphicsImageRendererFormat
        let context = CGContext(bounds: format.bounds, scale: imageFormat?.scale ?? 1)
        if imageFormat?.opaque == true { context.fill(format.bounds) }
        let own = UIGraphicsImageRendererContext(context, format)
        DrawingContexts.with(context) { actions(own) }
        return own.currentImage
    }
}
