/// The clear button of a field, made when it is first shown.
@MainActor final class TextFieldSides {
    var clearButton: ClearButton?
}

/// The views of a field around its text.
extension UITextField {
    var sideLayout: TextFieldLayout {
        TextFieldLayout(
            borderStyle: borderStyle, leftSize: shownLeftView?.frame.size ?? .zero,
            rightSize: shownRightView?.frame.size ?? .zero, showsClearButton: showsClearButton,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private var shownLeftView: UIView? { leftViewMode.shows(isEditing: isEditing) ? leftView : nil }
    private var shownRightView: UIView? { rightViewMode.shows(isEditing: isEditing) ? rightView : nil }

    private var showsClearButton: Bool {
        shownRightView == nil && hasText && isEnabled && clearButtonMode.shows(isEditing: isEditing)
    }

    func sidesDidChange(from old: UIView?) {
        if let old, old !== leftView, old !== rightView, old.superview === self { old.removeFromSuperview() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func layoutSides() {
        place(leftView, isShown: shownLeftView != nil, at: leftViewRect)
        place(rightView, isShown: shownRightView != nil, at: rightViewRect)
        if showsClearButton, sides.clearButton == nil { sides.clearButton = makeClearButton() }
        place(sides.clearButton, isShown: showsClearButton, at: clearButtonRect)
    }

    private func place(_ view: UIView?, isShown: Bool, at rect: (CGRect) -> CGRect) {
        guard let view else { return }
        guard isShown else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        view.frame = rect(bounds)
    }

    private func makeClearButton() -> ClearButton {
        let button = ClearButton(frame: CGRect(origin: .zero, size: TextFieldLayout.clearButtonSize))
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        return button
    }

    /// The colours and radii were chosen by eye.
    func borderDidChange() {
        let isRounded = borderStyle == .roundedRect
        layer.cornerRadius = isRounded ? 5 : 0
        layer.borderWidth = borderStyle == .none ? 0 : isRounded ? 0.5 : 1
        updateBorderColor()
        if isRounded, backgroundColor == nil { backgroundColor = .systemBackground }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func updateBorderColor() {
        let color: UIColor = borderStyle == .line ? .label : .separator
        layer.borderColor = borderStyle == .none ? nil : color.resolvedColor(with: traitCollection).cgColor
    }
}

/// A grey disc with a cross.
final class ClearButton: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isAccessibilityElement = true
        accessibilityLabel = "Clear text"
        accessibilityTraits = .button
    }

    override class var layerClass: AnyClass { CAShapeLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let layer = layer as? CAShapeLayer else { return }
        backgroundColor = .tertiaryLabel
        layer.cornerRadius = bounds.width / 2
        layer.strokeColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
        layer.lineWidth = 1.5
        layer.lineCap = .round
        // A third of the disc is free around the cross, chosen by eye.
        let cross = bounds.insetBy(dx: bounds.width / 3, dy: bounds.height / 3)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: cross.minX, y: cross.minY))
        path.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
        path.move(to: CGPoint(x: cross.maxX, y: cross.minY))
        path.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
        layer.path = path
    }
}
