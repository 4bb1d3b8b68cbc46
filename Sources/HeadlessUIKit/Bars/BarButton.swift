/// One button item as a navigation bar shows it: its custom view, or a title to press.
final class BarButton: UIButton {
    let item: UIBarButtonItem
    private var shownColor: UIColor?

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        item.customView.map { addSubview($0) }
        addAction(UIAction { [weak item] _ in item?.press() }, for: .primaryActionTriggered)
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A bar makes its buttons itself.")
    }

    /// Called by the bar's layout, so that nothing changes while the button itself is laid out.
    func update() {
        let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        if titleLabel?.font != font { titleLabel?.font = font }
        if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
        if title(for: .normal) != item.title { setTitle(item.title, for: .normal) }
        let color: UIColor = item.isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
        if color != shownColor {
            shownColor = color
            setTitleColor(color, for: .normal)
        }
        isHidden = item.isHidden
        accessibilityIdentifier = item.accessibilityIdentifier
    }

    var width: CGFloat {
        if item.isHidden { return 0 }
        if item.width > 0 || item.systemItem?.isSpace == true { return item.width }
        return item.customView?.bounds.width ?? intrinsicContentSize.width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        item.customView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
