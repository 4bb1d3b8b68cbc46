/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle to draw in. Empty until a renderer uses the format.
    open internal(set) var bounds = CGRect.zero

    public override required init() {
        super.init()
    }

    /// Makes a format for the main screen.
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

/// The settings of an image.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point. Defaults to the current traits' scale.
    open var scale: CGFloat = max(1, UITraitCollection.current.displayScale)
    /// True if the image covers what is behind it. Defaults to `false`; an opaque image is black where nothing is
    /// drawn.
    open var opaque = false

    /// Makes a format with the scale of the traits.
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
