/// A field with one line of text. The caret is at its end until `selectedTextRange` is set.
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, TypingTarget, TextInputSettingsOwner {
    private let label = UILabel()
    let sides = TextFieldSides()
    var textInputSettings = TextInputSettings()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        label.isAccessibilityElement = false
        addSubview(label)
        isAccessibilityElement = true
        updateText()
    }

    // MARK: Text

    /// Never nil when read: an empty field has an empty text.
    open var text: String? = "" {
        didSet {
            if text == nil { text = "" }
            runs = nil
            caret = nil
            updateText()
        }
    }

    /// The selection; nil is the end of the text.
    private var caret: NSRange?

    /// The attributed text that was set; nil if the text has no attributes of its own.
    private var runs: NSAttributedString?

    /// Never nil when read. Setting it sets `text`, too; typed text continues the attributes of the last character.
    open var attributedText: NSAttributedString? {
        get { runs ?? NSAttributedString(string: text ?? "", attributes: defaultTextAttributes) }
        set {
            text = newValue?.string
            runs = newValue?.adding(defaultTextAttributes)
            updateText()
        }
    }

    /// Attributes of text without attributes of its own. `font`, `textColor` and `textAlignment` are among them.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            style.lineBreakMode = .byTruncatingTail
            let own: [NSAttributedString.Key: Any?] = [
                .font: font, .foregroundColor: textColor, .paragraphStyle: style.copy(),
            ]
            return own.compactMapValues { $0 }.merging(otherAttributes) { $1 }
        }
        set {
            otherAttributes = newValue.filter { ![.font, .foregroundColor].contains($0.key) }
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        }
    }

    private var otherAttributes: [NSAttributedString.Key: Any] = [:] { didSet { updateText() } }

    open var placeholder: String? {
        didSet {
            ownAttributedPlaceholder = nil
            updateText()
        }
    }

    private var ownAttributedPlaceholder: NSAttributedString?

    /// Characters without a colour are in `.placeholderText`. Setting it sets `placeholder`, too.
    open var attributedPlaceholder: NSAttributedString? {
        get { ownAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            placeholder = newValue?.string
            ownAttributedPlaceholder = newValue
            updateText()
        }
    }

    /// True if the text is drawn smaller, down to `minimumFontSize`, before it is truncated. Defaults to `false`.
    open var adjustsFontSizeToFitWidth = false { didSet { updateText() } }
    /// In points. Defaults to 0.
    open var minimumFontSize: CGFloat = 0 { didSet { updateText() } }

    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { updateText() } }
    open var textColor: UIColor? = .label { didSet { updateText() } }
    open var textAlignment: NSTextAlignment = .natural { didSet { updateText() } }
    /// Shows a dot for every character.
    open var isSecureTextEntry: Bool {
        get { textInputSettings.isSecureTextEntry }
        set {
            textInputSettings.isSecureTextEntry = newValue
            updateText()
        }
    }
    /// True if it follows changes of the text size, for fonts that support it.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorderColor()
        adjustFont()
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = font.adjusted(for: traitCollection)
        if adjusted != font { self.font = adjusted }
    }

    private var isEmpty: Bool { text?.isEmpty ?? true }

    // MARK: Editing

    private var ownInputAccessoryView: UIView?
    /// Shown above the keyboard the next time the field becomes first responder, or after `reloadInputViews()`.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    private var ownInputView: UIView?
    /// Shown instead of the keyboard the next time the field becomes first responder, or after `reloadInputViews()`
    /// (K8).
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open weak var delegate: (any UITextFieldDelegate)?
    /// The delegate is asked, as for the clear button of a device.
    open var clearsOnBeginEditing = false
    open private(set) var isEditing = false

    open override var canBecomeFirstResponder: Bool { isEnabled && mayBeginEditing }
    open override var canResignFirstResponder: Bool { mayEndEditing }

    override func focusDidCome() {
        isEditing = true
        setNeedsLayout()
        editingDidBegin()
    }

    override func focusDidGo() {
        isEditing = false
        setNeedsLayout()
        editingDidEnd()
    }

    /// Lifting the finger inside begins editing.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, bounds.contains(touch.location(in: self)) { becomeFirstResponder() }
    }

    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

    package var hasText: Bool { !isEmpty }

    package func insertText(_ text: String) { replaceText(in: selectionInText, with: text) }

    package func deleteBackward() {
        let range = rangeToDelete
        if range.length > 0 { replaceText(in: range, with: "") }
    }

    var positionedText: String { text ?? "" }

    var selectionInText: NSRange {
        get { caret ?? NSRange(location: positionedText.utf16.count, length: 0) }
        set {
            guard newValue != selectionInText else { return }
            caret = newValue
            delegate?.textFieldDidChangeSelection(self)
        }
    }

    func replaceText(in range: NSRange, with string: String) {
        if let runs, runs.length > 0 {
            let whole = NSMutableAttributedString(attributedString: runs)
            // Typed text takes the attributes of the character before it.
            let attributes = runs.attributes(at: max(0, range.location - 1), effectiveRange: nil)
            whole.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: attributes))
            attributedText = whole
        } else {
            text = (positionedText as NSString).replacingCharacters(in: range, with: string)
        }
        caret = NSRange(location: range.location + string.utf16.count, length: 0)
        textDidChange()
    }

    func rect(of range: NSRange) -> CGRect {
        layoutIfNeeded()
        let text = isEmpty ? StyledText("", font: label.font, paragraph: ParagraphValues()) : label.styledText
        let layout = TextLayout(text, width: label.bounds.width, maximumLines: 1, isRightToLeft: isRightToLeft)
        let first = layout.caret(at: range.location, in: text)
        let caret = first.union(layout.caret(at: range.location + range.length, in: text))
        return caret.offsetBy(dx: label.frame.minX, dy: label.frame.midY - caret.height / 2)
    }

    func location(at point: CGPoint) -> Int {
        guard !isEmpty else { return 0 }
        let text = label.styledText
        return TextLayout(text, width: label.bounds.width, maximumLines: 1, isRightToLeft: isRightToLeft)
            .location(at: CGPoint(x: point.x - label.frame.minX, y: 0), in: text)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func updateText() {
        let shown = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
        label.text = isEmpty ? placeholder : shown
        label.font = font
        label.textColor = isEmpty ? .placeholderText : textColor
        label.textAlignment = textAlignment
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth && !isEmpty
        label.minimumScaleFactor = label.font.pointSize > 0 ? minimumFontSize / label.font.pointSize : 0
        if isEmpty {
            if let ownAttributedPlaceholder { label.attributedText = ownAttributedPlaceholder }
        } else if !isSecureTextEntry, runs != nil || !otherAttributes.isEmpty {
            label.attributedText = attributedText
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? label.text }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Layout

    /// Returns the area of the text while it is not edited: inside the border, beside the visible views.
    open func textRect(forBounds bounds: CGRect) -> CGRect { sideLayout.textRect(in: bounds) }
    /// Returns the area of the text while it is edited. Defaults to the other area.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { sideLayout.textRect(in: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { sideLayout.clearButtonRect(in: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideLayout.leftViewRect(in: bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideLayout.rightViewRect(in: bounds) }

    /// Defaults to `.none`.
    open var borderStyle = BorderStyle.none { didSet { borderDidChange() } }
    /// Beside the text at its leading edge, as large as its frame.
    open var leftView: UIView? { didSet { sidesDidChange(from: oldValue) } }
    /// Beside the text at its trailing edge. While it is shown there is no clear button.
    open var rightView: UIView? { didSet { sidesDidChange(from: oldValue) } }
    /// Defaults to `.never`.
    open var leftViewMode = ViewMode.never { didSet { sidesDidChange(from: nil) } }
    /// Defaults to `.never`.
    open var rightViewMode = ViewMode.never { didSet { sidesDidChange(from: nil) } }
    /// A button that clears the field. It is shown only with text. Defaults to `.never`.
    open var clearButtonMode = ViewMode.never { didSet { sidesDidChange(from: nil) } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSides()
        let textFrame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        label.frame = isEmpty ? placeholderRect(forBounds: bounds) : textFrame
    }

    /// As high as a line, with or without text.
    open override var intrinsicContentSize: CGSize {
        let content = label.intrinsicContentSize
        let layout = sideLayout
        let width = content.width + 200 - layout.textRect(in: CGRect(x: 0, y: 0, width: 200, height: 0)).width
        let line = max(content.height, label.font.lineHeight.rounded(.up))
        return CGSize(width: width, height: line + layout.addedHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The line is vertically centred.
    override func baseline(_ end: TextBaseline.End) -> TextBaseline? {
        TextBaseline(fraction: 0.5, offset: label.font.ascender - label.font.lineHeight / 2)
    }
}
