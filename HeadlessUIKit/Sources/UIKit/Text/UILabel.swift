/// Text that cannot be edited. `LineBreaker` measures and breaks it; the picture writer draws `drawnLines`. The label
/// ignores touches unless `isUserInteractionEnabled` is set.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var storedFont: UIFont?
    private var storedTextColor: UIColor?
    /// The measured sizes of the current text: layouts ask for the same few again and again.
    private var textSizes: [TextRoom: CGSize] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    // MARK: Content

    static var defaultFontSize: CGFloat { UIFont.labelFontSize }

    /// Setting it drops the attributes of the text.
    open var text: String? {
        didSet {
            runs = nil
            if text != oldValue { contentDidChange() }
        }
    }

    /// The attributed text that was set. Nil if the text has no attributes of its own.
    var runs: NSAttributedString? { didSet { if runs != oldValue { contentDidChange() } } }

    /// Nil restores the default: the system's face at 17 points.
    open var font: UIFont! {
        get { storedFont ?? .systemFont(ofSize: Self.defaultFontSize) }
        set {
            let old = font
            storedFont = newValue
            runs = runs?.mapping(.font) { (_: UIFont?) in font }
            if font != old { contentDidChange() }
        }
    }

    /// Nil restores the default, `.label`.
    open var textColor: UIColor! {
        get { storedTextColor ?? .label }
        set {
            storedTextColor = newValue
            runs = runs?.mapping(.foregroundColor) { (_: UIColor?) in textColor }
        }
    }

    open var textAlignment: NSTextAlignment = .natural { didSet { changeParagraphs { $0.alignment = textAlignment } } }
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet {
            changeParagraphs { $0.lineBreakMode = lineBreakMode }
            if lineBreakMode != oldValue { contentDidChange() }
        }
    }

    private func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        runs = runs?.mapping(.paragraphStyle) { (old: NSParagraphStyle?) in
            let style = NSMutableParagraphStyle(old?.values ?? ParagraphValues())
            change(style)
            return NSParagraphStyle(style.values)
        }
    }

    /// 0 is as many lines as the text needs.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }
    /// The width at which `intrinsicContentSize` breaks lines; 0 leaves it unlimited.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
    }

    /// True if the text is drawn smaller, down to `minimumScaleFactor`, before it is truncated. The label's size is not
    /// affected.
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0

    /// True if it follows changes of the text size, for fonts of a text style.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = runs?.mapping(.font) { (old: UIFont?) in (old ?? font).adjusted(for: traitCollection) }
        let own = font.adjusted(for: traitCollection)
        if own != font { self.font = own }
        runs = adjusted
    }

    private func contentDidChange() {
        textSizes = [:]
        invalidateIntrinsicContentSize()
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize {
        fittingSize(width: preferredMaxLayoutWidth)
    }

    /// A label with one line never wraps, so it ignores the proposed width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width)
    }

    /// Only text with several lines depends on its width, and only if no preferred width is set.
    override func contentSize(forLayoutWidth width: CGFloat?) -> CGSize? {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
        // Without any width, as in a stack that hides it, text does not wrap.
        return fittingSize(width: width ?? 0)
    }

    override func baseline(_ end: TextBaseline.End) -> TextBaseline? {
        switch end {
        case .first: TextBaseline(fraction: 0, offset: roundedUp(font.ascender))
        case .last: TextBaseline(fraction: 1, offset: font.descender)
        }
    }

    private func fittingSize(width: CGFloat) -> CGSize {
        let limit = numberOfLines == 1 || width <= 0 ? CGFloat.greatestFiniteMagnitude : width
        let size = CGSize(width: limit, height: .greatestFiniteMagnitude)
        return textRect(forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: numberOfLines).size
    }

    /// Returns the rectangle of text with at most that many lines, from the top of the bounds. Rounded up to pixels.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = textSize(TextRoom(width: bounds.width, lines: numberOfLines))
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(roundedUp(size.width), bounds.width),
            height: min(roundedUp(size.height), bounds.height))
    }

    private func textSize(_ room: TextRoom) -> CGSize {
        if let known = textSizes[room] { return known }
        let size = TextLayout(styledText, width: room.width, maximumLines: room.lines).size
        textSizes[room] = size
        return size
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        // A rounding error must not cost a pixel.
        return ((length * scale - 0.0001).rounded(.up) / scale).withoutSignOfZero
    }
}

/// The parameters for breaking a text into lines.
private struct TextRoom: Hashable {
    let width: CGFloat
    /// 0 is as many as the text needs.
    let lines: Int
}
