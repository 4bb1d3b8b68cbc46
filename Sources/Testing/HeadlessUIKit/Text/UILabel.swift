/// Text that cannot be edited. What it shows is measured and broken by `LineBreaker`; the picture writer draws
/// `drawnLines`. Touches pass it by unless `isUserInteractionEnabled` is set.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var storedFont: UIFont?
    private var storedTextColor: UIColor?
    /// What the text has been found to take up, as long as it is this one: every layout asks for the same few again.
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

    /// Nil brings back the default: the system's face at 17 points.
    open var font: UIFont! {
        get { storedFont ?? .systemFont(ofSize: Self.defaultFontSize) }
        set {
            let old = font
            storedFont = newValue
            runs = runs?.mapping(.font) { (_: UIFont?) in font }
            if font != old { contentDidChange() }
        }
    }

    /// Nil brings back the default, `.label`.
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

    /// Draws the text smaller, down to `minimumScaleFactor`, before truncating it. The label's size is not affected.
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0

    /// Follows changes of the text size, for fonts that were made for a text style.
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

    /// A label of one line never wraps, so it ignores the width that is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width)
    }

    /// Only text of several lines depends on its width, and only where nobody has said at which to break it.
    override func contentSize(forLayoutWidth width: CGFloat?) -> CGSize? {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
        // Where there is no width at all, as in a stack that hides it, text does not wrap.
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

    /// Where text of at most that many lines lies if it starts at the top of the bounds. Rounded up to pixels.
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
        // Sums of doubles must not cost a pixel.
        return ((length * scale - 0.0001).rounded(.up) / scale).withoutSignOfZero
    }
}

/// What text is broken into lines for.
private struct TextRoom: Hashable {
    let width: CGFloat
    /// 0 is as many as the text needs.
    let lines: Int
}
