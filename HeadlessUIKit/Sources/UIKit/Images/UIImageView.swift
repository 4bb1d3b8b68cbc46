/// Shows an image, placed by `contentMode`. It ignores touches unless `isUserInteractionEnabled` is set.
open class UIImageView: UIView {
    open var image: UIImage? { didSet { imageDidChange() } }
    /// Replaces `image` while the view is highlighted.
    open var highlightedImage: UIImage? { didSet { imageDidChange() } }
    /// True if `highlightedImage` is shown, if there is one.
    open var isHighlighted = false { didSet { imageDidChange() } }
    /// The default configuration of symbols.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageDidChange() } }

    private var shownSize: CGSize?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Makes a view as big as the image.
    public init(image: UIImage?) {
        super.init(frame: .zero)
        take(image)
    }

    /// Makes a view as big as the image that is shown first.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: .zero)
        self.highlightedImage = highlightedImage
        take(image)
    }

    private func take(_ image: UIImage?) {
        self.image = image
        imageDidChange()
        frame.size = shownImage?.size ?? .zero
        isUserInteractionEnabled = false
    }

    // MARK: Display

    /// The current image, with its symbol configuration completed by the view's.
    package var shownImage: UIImage? {
        let image = isHighlighted ? highlightedImage ?? image : image
        return image?.shown(preferring: preferredSymbolConfiguration, in: traitCollection)
    }

    /// The colour in which the image is drawn as a template. Nil if it is drawn in its own colours.
    package var shownTint: UIColor? {
        guard let image = shownImage else { return nil }
        return image.tint(in: self)?.resolvedColor(with: traitCollection)
    }

    private func imageDidChange() {
        updateDrawnImage()
        let size = shownImage?.size
        guard size != shownSize else { return }
        shownSize = size
        invalidateIntrinsicContentSize()
        superview?.contentDidChange(of: self)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateDrawnImage()
    }

    /// The view needs layout after a change of its direction.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if shownImage?.flipsForRightToLeftLayoutDirection == true { updateDrawnImage() }
    }

    /// Symbols in a text style follow the text size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        imageDidChange()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? size }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    override func baseline(_ end: TextBaseline.End) -> TextBaseline? {
        shownImage?.baselineOffsetFromBottom.map { TextBaseline(fraction: 1, offset: -$0) }
    }
}

extension UIImage {
    /// Returns the colour in which an image view draws the image as a template.
    ///
    /// The colours of a symbol's configuration have priority. A template takes the view's tint. Everything else has the
    /// tint colour that was applied to it, and a symbol without one is black.
    @MainActor
    fileprivate func tint(in view: UIView) -> UIColor? {
        if isSymbolImage, let color = configurationValues.ownColor { return color }
        switch renderingMode {
        case .alwaysTemplate: return view.tintColor
        case .automatic: return isSymbolImage ? view.tintColor : attributes.tint
        case .alwaysOriginal: return attributes.tint ?? (isSymbolImage ? .black : nil)
        }
    }
}
