/// The pill of one action. The view around it handles touches.
final class AlertActionButton: UIView {
    let action: UIAlertAction
    var onChoose: () -> Void = {}
    private let label = UILabel()
    private var isPreferred = false

    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { updateColors() } }
    }

    init(_ action: UIAlertAction) {
        self.action = action
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        label.textAlignment = .center
        label.isAccessibilityElement = false
        // If the title of one of two actions is too wide it is drawn smaller: chosen by eye.
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("An alert makes its buttons itself.")
    }

    func update(isPreferred: Bool) {
        self.isPreferred = isPreferred
        label.text = action.title
        accessibilityLabel = action.title
        accessibilityIdentifier = action.accessibilityIdentifier
        accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
        if !action.isEnabled { isHighlighted = false }
        updateFont()
        updateColors()
    }

    private func updateFont() {
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
        label.font = .systemFont(ofSize: size, weight: isPreferred ? .semibold : .medium)
        setNeedsLayout()
    }

    private func updateColors() {
        let isFilled = isPreferred && action.isEnabled
        backgroundColor = isFilled ? tintColor : isHighlighted ? .systemFill : .tertiarySystemFill
        alpha = isFilled && isHighlighted ? 0.75 : 1
        label.textColor =
            if !action.isEnabled { .tertiaryLabel } else if isFilled { .white } else if action.style == .destructive {
                .systemRed
            } else { .label }
    }

    /// The height of a pill: 14 points above and below the line, apart from rounding (AL3).
    var fittingHeight: CGFloat { max(AlertLayout.actionHeight, label.font.lineHeight.rounded(.up) + 27) }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.height, AlertLayout.actionHeight) / 2
        label.frame = bounds.insetBy(dx: 12, dy: 0)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFont()
    }

    override func accessibilityActivate() -> Bool {
        guard action.isEnabled else { return false }
        onChoose()
        return true
    }
}
