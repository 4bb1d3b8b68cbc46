/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle to draw in. Empty until a renderer has taken the format over.
    open internal(set) var bounds = CGRect.zero

    public override required init() {
        super.init()
    }

    /// For the main screen.
    open class func `default`() -> Self { Self() }
    /// The same as the default.
    open class func preferred() -> Self { Self() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.take(self)
        return copy
    }

    func take(_ other: UIGraphicsRendererFormat) {
        bounds = other.bounds
    }
}

/// How an image is drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point. Defaults to the current traits' scale.
    open var scale: CGFloat = max(1, UITraitCollection.current.displayScale)
    /// Whether the image covers what is below it. Defaults to `false`; an opaque image is black where nothing is drawn.
    open var opaque = false

    /// With the scale of the traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = max(1, traitCollection.displayScale)
    }

    override func take(_ other: UIGraphicsRendererFormat) {
        super.take(other)
        guard let other = other as? UIGraphicsImageRendererFormat else { return }
        scale = other.scale
        opaque = other.opaque
    }
}
