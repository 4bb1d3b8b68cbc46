/// The chevron and the title of the item below.
final class BackButton: UIButton {
    private static let chevronSize = CGSize(width: 12, height: 21)
    private static let spacing: CGFloat = 6

    private let chevron = ChevronView(frame: CGRect(origin: .zero, size: chevronSize))
    private var shownColor: UIColor?
    private var indicator: UIImageView?
    private var titleOffset = UIOffset.zero
    private var buttons: [UIBarButtonItemAppearance] = []

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

    /// Sets the appearance for back buttons, completed by the one for all buttons.
    func show(_ look: NavigationBarLook) {
        buttons = [look.backButtons, look.buttons].compactMap { $0 }
        let font = buttons.lazy.compactMap { $0.font(for: .normal) }.first ?? .systemFont(ofSize: 17)
        if titleLabel?.font != font { titleLabel?.font = font }
        titleOffset = buttons.first?.titleOffset(for: .normal) ?? .zero
        guard indicator?.image !== look.backIndicator else { return }
        indicator?.removeFromSuperview()
        indicator = look.backIndicator.map { UIImageView(image: $0) }
        indicator.map { addSubview($0) }
        chevron.isHidden = indicator != nil
        setNeedsLayout()
    }

    private var indicatorSize: CGSize { indicator?.image?.size ?? Self.chevronSize }

    /// Shows the first title that fits, or none.
    func show(firstOf titles: [String], within width: CGFloat) {
        let room = width - indicatorSize.width - Self.spacing
        let fitting = titles.first { measure($0) <= room }
        if title(for: .normal) != fitting { setTitle(fitting, for: .normal) }
        accessibilityLabel = fitting ?? "Back"
        let color = buttons.lazy.compactMap { $0.color(for: .normal) }.first ?? tintColor
        if color != shownColor {
            shownColor = color
            setTitleColor(color, for: .normal)
        }
    }

    private func measure(_ title: String) -> CGFloat {
        let label = UILabel()
        label.font = titleLabel?.font
        label.text = title
        return label.intrinsicContentSize.width
    }

    /// A chevron alone is narrower than a finger: it takes touches in a width of 44 points. Chosen by eye.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: 0).contains(point)
    }

    override var intrinsicContentSize: CGSize {
        let title = currentTitle.map { measure($0) + Self.spacing } ?? 0
        return CGSize(width: indicatorSize.width + title, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = indicatorSize
        let center = CGPoint(x: isRightToLeft ? bounds.maxX - size.width / 2 : size.width / 2, y: bounds.midY)
        chevron.center = center
        indicator?.bounds.size = size
        indicator?.center = center
        if titleOffset != .zero, let titleLabel {
            titleLabel.frame = titleLabel.frame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        }
        chevron.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
}

/// A chevron that points to the left.
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
