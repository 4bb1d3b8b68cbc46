/// The chevron and the title of the item below.
final class BackButton: UIButton {
    private static let chevronSize = CGSize(width: 12, height: 21)
    private static let spacing: CGFloat = 6

    private let chevron = ChevronView(frame: CGRect(origin: .zero, size: chevronSize))
    private var shownColor: UIColor?

    init(action: @escaping () -> Void) {
        super.init(frame: .zero)
        titleLabel?.font = .systemFont(ofSize: 17)
        contentHorizontalAlignment = .trailing
        chevron.isUserInteractionEnabled = false
        addSubview(chevron)
        addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A navigation bar makes its back button itself.")
    }

    /// Takes the first title that fits, or none.
    func show(firstOf titles: [String], within width: CGFloat) {
        let room = width - Self.chevronSize.width - Self.spacing
        let fitting = titles.first { measure($0) <= room }
        if title(for: .normal) != fitting { setTitle(fitting, for: .normal) }
        accessibilityLabel = fitting ?? "Back"
        if tintColor != shownColor {
            shownColor = tintColor
            setTitleColor(tintColor, for: .normal)
        }
    }

    private func measure(_ title: String) -> CGFloat {
        let label = UILabel()
        label.font = titleLabel?.font
        label.text = title
        return label.intrinsicContentSize.width
    }

    override var intrinsicContentSize: CGSize {
        let title = currentTitle.map { measure($0) + Self.spacing } ?? 0
        return CGSize(width: Self.chevronSize.width + title, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = Self.chevronSize
        chevron.center = CGPoint(x: isRightToLeft ? bounds.maxX - size.width / 2 : size.width / 2, y: bounds.midY)
        chevron.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
}

/// Points to the left.
private final class ChevronView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let shape = layer as? CAShapeLayer else { return }
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10.5, y: 1.5))
        path.addLine(to: CGPoint(x: 1.5, y: 10.5))
        path.addLine(to: CGPoint(x: 10.5, y: 19.5))
        shape.path = path.cgPath
        shape.fillColor = nil
        shape.lineWidth = 3
        shape.lineCap = .round
        shape.lineJoin = .round
        shape.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
