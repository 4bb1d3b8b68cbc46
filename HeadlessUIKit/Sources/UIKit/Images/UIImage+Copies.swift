extension UIImage {
    private func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
        var changed = attributes
        change(&changed)
        return UIImage(source, scale: scale, configuration: configurationValues, attributes: changed)
    }

    // MARK: Colour

    /// Defaults to `automatic`.
    public var renderingMode: UIImage.RenderingMode { attributes.renderingMode }

    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns the image in one colour. An image view still shows it in its own tint if the image is a template, as
    /// symbols are by default.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// Returns the image in one colour. `alwaysOriginal` keeps the colour in every view.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    // MARK: Resizing

    /// Zero by default.
    public var capInsets: UIEdgeInsets { attributes.capInsets.insets }
    /// Defaults to `tile`.
    public var resizingMode: UIImage.ResizingMode { attributes.resizingMode }

    /// An image whose edges keep their size while the middle is tiled. The picture writer stretches it as a whole.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// An image whose edges keep their size while the middle grows. The picture writer stretches it as a whole.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        with {
            $0.capInsets = ImageAttributes.Edges(capInsets)
            $0.resizingMode = resizingMode
        }
    }

    // MARK: Direction

    /// True if an image view whose layout runs from right to left mirrors the image. Defaults to false. Pictures mirror
    /// drawings of a renderer; a file is not decoded, and a symbol has no glyph that could be mirrored.
    public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    // MARK: Preparation

    /// Returns the image, which needs no decoding. Nil without content.
    public func preparingForDisplay() -> UIImage? { size == .zero ? nil : self }

    /// Passes on the image, which needs no decoding, soon, on the main queue. Nil without content.
    @preconcurrency public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.main.async { [self] in completionHandler(preparingForDisplay()) }
    }

    /// Returns the image in another size, in pixels of one point each. Nil without content or size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    /// Passes on the image in another size soon, on the main queue. Nil without content or size.
    @preconcurrency
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.main.async { [self] in completionHandler(preparingThumbnail(of: size)) }
    }

    // MARK: Alignment

    /// The edges of the image that layouts ignore. Zero by default.
    public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentInsets.insets }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentInsets = ImageAttributes.Edges(alignmentInsets) }
    }

    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baseline = .offset(baselineOffset) }
    }

    public func imageWithoutBaseline() -> UIImage {
        with { $0.baseline = ImageAttributes.Baseline.none }
    }
}
