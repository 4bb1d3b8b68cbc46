/// The field of a search bar: a magnifying glass, the text, and a clear button beside it. Its return key searches.
///
/// It has no tokens.
open class UISearchTextField: UITextField {
    /// The distance between the leading edge and the text (SB1).
    private static let textInset: CGFloat = 39.5
    /// The distance between the text and the trailing edge without a clear button, chosen by eye.
    private static let trailingInset: CGFloat = 8

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .tertiarySystemFill
        leftView = MagnifyingGlass(frame: CGRect(x: 0, y: 0, width: 18, height: 18))
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        accessibilityTraits = .searchField
    }

    open override func layoutSubviews() {
        let mode = bookmarkButton == nil || hasText ? ViewMode.never : .always
        if rightViewMode != mode { rightViewMode = mode }
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    /// A button at the trailing edge. The clear button replaces it while there is text.
    private(set) var bookmarkButton: UIButton?

    /// - Parameter action: Nil removes the button.
    func showBookmarks(_ action: (() -> Void)?) {
        bookmarkButton = action.map { action in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            button.setImage(UIImage(systemName: "book"), for: .normal)
            button.accessibilityLabel = "Bookmarks"
            button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
            return button
        }
        rightView = bookmarkButton
        setNeedsLayout()
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let whole = super.textRect(forBounds: bounds)
        let end = isRightToLeft ? whole.minX - bounds.minX : bounds.maxX - whole.maxX
        let trailing = max(end, Self.trailingInset)
        let width = max(0, bounds.width - Self.textInset - trailing)
        let x = bounds.minX + (isRightToLeft ? trailing : Self.textInset)
        return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The magnifying glass is centred in the area before the text.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.leftViewRect(forBounds: bounds)
        let shift = (Self.textInset - rect.width) / 2
        return rect.offsetBy(dx: effectiveUserInterfaceLayoutDirection == .rightToLeft ? -shift : shift, dy: 0)
    }
}

/// Drawn by eye.
private final class MagnifyingGlass: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let layer = layer as? CAShapeLayer else { return }
        isUserInteractionEnabled = false
        layer.fillColor = nil
        layer.strokeColor = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
        layer.lineWidth = 1.5
        layer.lineCap = .round
        let lens = CGRect(x: 2, y: 2, width: 11, height: 11)
        let path = CGMutablePath()
        path.addEllipse(in: lens)
        path.move(to: CGPoint(x: lens.maxX - 1.6, y: lens.maxY - 1.6))
        path.addLine(to: CGPoint(x: 16, y: 16))
        layer.path = path
    }
}
