/// One button item as a navigation bar shows it: its custom view, its image, or else its title.
final class BarButton: UIButton {
    let item: UIBarButtonItem
    private let picture = UIImageView()
    private var shownColor: UIColor?
    private var shownMenu: UIMenu?

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
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
        let shownTitle = item.image == nil ? item.title : nil
        if title(for: .normal) != shownTitle { setTitle(shownTitle, for: .normal) }
        picture.image = item.image
        accessibilityLabel = item.title
        let color: UIColor = item.isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
        if color != shownColor {
            shownColor = color
            setTitleColor(color, for: .normal)
        }
        if shownMenu !== item.menu {
            shownMenu = item.menu
            menu = item.menu
        }
        showsMenuAsPrimaryAction = item.menu != nil && !item.acts
        isHidden = item.isHidden
        accessibilityIdentifier = item.accessibilityIdentifier
    }

    var width: CGFloat {
        if item.isHidden { return 0 }
        if item.width > 0 || item.systemItem?.isSpace == true { return item.width }
        return item.customView?.bounds.width ?? item.image?.size.width ?? intrinsicContentSize.width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        item.customView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
