/// One button item as a navigation bar shows it: its custom view, its image, or else its title.
final class BarButton: UIButton {
    let item: UIBarButtonItem
    private let picture = UIImageView()
    private let selectionGround = UIView()
    private var shownColor: UIColor?
    private var shownMenu: UIMenu?

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        picture.contentMode = .scaleAspectFit
        selectionGround.isUserInteractionEnabled = false
        selectionGround.isHidden = true
        selectionGround.layer.cornerRadius = 8
        addSubview(selectionGround)
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
        let state: UIControl.State = !item.isEnabled ? .disabled : item.isSelected ? .selected : .normal
        let font =
            item.titleAttributes.font(for: state)
            ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        if titleLabel?.font != font { titleLabel?.font = font }
        if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
        let image = item.shownImage(in: traitCollection)
        let shownTitle = image == nil ? item.title : nil
        if title(for: .normal) != shownTitle { setTitle(shownTitle, for: .normal) }
        picture.image = image
        accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.systemItem?.name
        accessibilityValue = item.accessibilityValue
        accessibilityHint = item.accessibilityHint
        let usual: UIColor = item.isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
        let color = item.titleAttributes.color(for: state) ?? usual
        if color != shownColor {
            shownColor = color
            setTitleColor(color, for: .normal)
        }
        if shownMenu !== item.menu {
            shownMenu = item.menu
            menu = item.menu
        }
        showsMenuAsPrimaryAction = item.menu != nil && !item.acts
        if picture.tintColor != usual { picture.tintColor = usual }
        if isSelected != item.isSelected { isSelected = item.isSelected }
        // By eye: a shade of the tint colour.
        selectionGround.backgroundColor = (item.tintColor ?? tintColor).withAlphaComponent(0.15)
        selectionGround.isHidden = !item.isSelected
        isHidden = item.isHidden
        accessibilityIdentifier = item.accessibilityIdentifier
    }

    var width: CGFloat {
        if item.isHidden { return 0 }
        if item.width > 0 || item.systemItem?.isSpace == true { return item.width }
        return item.customView?.bounds.width ?? item.shownImage(in: traitCollection)?.size.width
            ?? intrinsicContentSize.width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        selectionGround.frame = bounds.insetBy(dx: -4, dy: max(0, (bounds.height - 32) / 2))
        item.customView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
