/// Text of any length that scrolls (TX3) and can be edited. A label inside draws it, at (5, 8) with the default insets
/// (TX1).
///
/// The caret is not drawn. A text view that is not editable does not become first responder.
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, TypingTarget, TextInputSettingsOwner {
    let label = UILabel()
    var textInputSettings = TextInputSettings()
    /// The text with all its attributes.
    var content = NSAttributedString(string: "")
    var storage: ViewTextStorage?
    var selection = NSRange(location: 0, length: 0)
    var isEditing = false

    /// - Parameter textContainer: Nil makes one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
        super.init(frame: frame)
        prepare()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.isAccessibilityElement = false
        addSubview(label)
        isAccessibilityElement = true
        textContainer.onChange = { [weak self] in self?.layoutDidChange() }
        let tap = CaretTapGestureRecognizer()
        tap.textView = self
        tap.onAction = { [weak self, weak tap] in tap.map { self?.tapped($0) } }
        addGestureRecognizer(tap)
    }

    // A text view's delegate is that of the scroll view (TX3).
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    // MARK: Text

    /// Never nil when read. Setting it keeps `font`, `textColor` and `textAlignment`, drops other attributes, and moves
    /// the caret to the end. The delegate is not called.
    open var text: String! {
        get { content.string }
        set { attributedText = NSAttributedString(string: newValue ?? "", attributes: baseAttributes) }
    }

    /// Never nil when read. The first character's font, colour and alignment become those of the text view.
    open var attributedText: NSAttributedString! {
        get { content }
        set {
            content = (newValue ?? NSAttributedString(string: "")).adding(baseAttributes)
            if content.length > 0 { adoptStyle(of: content.attributes(at: 0, effectiveRange: nil)) }
            typingAttributes = baseAttributes
            selection = NSRange(location: content.length, length: 0)
            layoutDidChange()
        }
    }

    private var storedFont: UIFont?
    private var storedTextColor: UIColor?
    private var storedAlignment = NSTextAlignment.natural

    /// Nil until it is set: then text has 12 points (TX1). Setting it changes the whole text.
    open var font: UIFont? {
        get { storedFont }
        set {
            storedFont = newValue
            restyle(.font, layoutFont)
        }
    }

    /// Nil until it is set: then text has the colour of labels. Setting it changes the whole text.
    open var textColor: UIColor? {
        get { storedTextColor }
        set {
            storedTextColor = newValue
            restyle(.foregroundColor, newValue ?? .label)
        }
    }

    /// Defaults to `.natural`. Setting it changes the whole text.
    open var textAlignment: NSTextAlignment {
        get { storedAlignment }
        set {
            storedAlignment = newValue
            restyle(.paragraphStyle, ownParagraphStyle)
        }
    }

    /// The attributes of the next typed character. Defaults to the text view's own font, colour and alignment.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { storedTypingAttributes ?? baseAttributes }
        set { storedTypingAttributes = newValue }
    }

    private var storedTypingAttributes: [NSAttributedString.Key: Any]?

    var layoutFont: UIFont { storedFont ?? .systemFont(ofSize: 12) }

    private var ownParagraphStyle: NSParagraphStyle {
        var values = ParagraphValues()
        values.alignment = storedAlignment
        return NSParagraphStyle(values)
    }

    private var baseAttributes: [NSAttributedString.Key: Any] {
        [.font: layoutFont, .foregroundColor: storedTextColor ?? UIColor.label, .paragraphStyle: ownParagraphStyle]
    }

    private func restyle(_ key: NSAttributedString.Key, _ value: some NSObject) {
        content = content.mapping(key) { (_: NSObject?) in value }
        typingAttributes[key] = value
        layoutDidChange()
    }

    private func adoptStyle(of attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont, font != layoutFont { storedFont = font }
        if let color = attributes[.foregroundColor] as? UIColor, color != .label { storedTextColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { storedAlignment = style.alignment }
    }

    /// True if it follows changes of the text size, for fonts of a text style. Defaults to `false`.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = font.adjusted(for: traitCollection)
        if adjusted != font { self.font = adjusted }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? content.string }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Layout

    /// Defaults to 8 points above and below the text (TX1).
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { layoutDidChange() } }
    /// The region of the text. Its padding of 5 points lies on both sides of each line (TX1).
    public let textContainer: NSTextContainer

    /// Without scrolling the text view is as high as its text at its width (TX2).
    open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { layoutDidChange() } } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutText()
    }

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return textSize(width: .greatestFiniteMagnitude)
    }

    override func contentSize(forLayoutWidth width: CGFloat?) -> CGSize? {
        isScrollEnabled ? nil : textSize(width: width ?? .greatestFiniteMagnitude)
    }

    /// Returns the size of the text at that width, with its insets, at most as wide as proposed.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    // MARK: Editing

    /// Defaults to `true`.
    open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
    /// True if a tap begins editing. Defaults to `true`.
    open var isSelectable = true

    /// The caret, or the text that the next key replaces; in UTF-16 units, clamped to the text. Setting it calls the
    /// delegate.
    open var selectedRange: NSRange {
        get { selection }
        set { select(newValue) }
    }

    private var ownInputAccessoryView: UIView?
    /// Shown above the keyboard the next time the text view becomes first responder, or after `reloadInputViews()`.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    private var ownInputView: UIView?
    /// Shown instead of the keyboard the next time the text view becomes first responder, or after `reloadInputViews()`
    /// (K8).
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    open override var canBecomeFirstResponder: Bool {
        isEditable && (delegate?.textViewShouldBeginEditing(self) ?? true)
    }
    open override var canResignFirstResponder: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

    override func focusDidCome() { editingDidBegin() }
    override func focusDidGo() { editingDidEnd() }

    /// Scrolls the first line of a range, or as much of it as fits, into the visible area. Without an animation.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutText()
        let rect = rect(of: range)
        if isScrollEnabled { scrollRectToVisible(rect, animated: false) }
    }
}
