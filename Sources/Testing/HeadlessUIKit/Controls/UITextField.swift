/// A field with one line of text, without a border. What is typed is added at the end: there is no selection.
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UIKeyInput {
    private let label = UILabel()

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
            updateText()
        }
    }

    open var placeholder: String? { didSet { updateText() } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { updateText() } }
    open var textColor: UIColor? = .label { didSet { updateText() } }
    open var textAlignment: NSTextAlignment = .natural { didSet { updateText() } }
    /// Shows a dot for every character.
    open var isSecureTextEntry = false { didSet { updateText() } }
    /// Follows changes of the text size, for fonts that were made for it.
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

    private var isEmpty: Bool { text?.isEmpty ?? true }

    // MARK: Editing

    private var ownInputAccessoryView: UIView?
    /// Shown above the keyboard from the next time on that the field becomes first responder, or after
    /// `reloadInputViews()`.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }
    open weak var delegate: (any UITextFieldDelegate)?
    /// Asks the delegate as the clear button of a device does.
    open var clearsOnBeginEditing = false
    open private(set) var isEditing = false

    open override var canBecomeFirstResponder: Bool { isEnabled && mayBeginEditing }
    open override var canResignFirstResponder: Bool { mayEndEditing }

    override func focusDidCome() {
        isEditing = true
        editingDidBegin()
    }

    override func focusDidGo() {
        isEditing = false
        editingDidEnd()
    }

    /// Lifting the finger inside begins editing.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, bounds.contains(touch.location(in: self)) { becomeFirstResponder() }
    }

    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

    package var hasText: Bool { !isEmpty }

    package func insertText(_ text: String) {
        self.text = (self.text ?? "") + text
        textDidChange()
    }

    package func deleteBackward() {
        guard hasText else { return }
        text?.removeLast()
        textDidChange()
    }

    private func updateText() {
        let shown = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
        label.text = isEmpty ? placeholder : shown
        label.font = font
        label.textColor = isEmpty ? .placeholderText : textColor
        label.textAlignment = textAlignment
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? label.text }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Layout

    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// As high as a line, whether there is text or not.
    open override var intrinsicContentSize: CGSize {
        let content = label.intrinsicContentSize
        return CGSize(width: content.width, height: max(content.height, label.font.lineHeight.rounded(.up)))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The line lies in the middle.
    override func baseline(_ end: TextBaseline.End) -> TextBaseline? {
        TextBaseline(fraction: 0.5, offset: label.font.ascender - label.font.lineHeight / 2)
    }
}
