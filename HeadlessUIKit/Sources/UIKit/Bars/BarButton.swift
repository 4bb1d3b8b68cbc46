/// A button item in a navigation bar: its custom view, its image, or otherwise its title.
final class BarButton: UIButton {
    let item: UIBarButtonItem
    private let picture = UIImageView()
    private let selectionGround = UIView()
    private var shownColor: UIColor?
    private var shownMenu: UIMenu?
    private var shownHighlight: UIColor?
    private var ground: UIImageView?
    private var groundOffset = UIOffset.zero
    private var titleOffset = UIOffset.zero

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
    func update(_ appearance: UIBarButtonItemAppearance? = nil) {
        let state: UIControl.State = !item.isEnabled ? .disabled : item.isSelected ? .selected : .normal
        let font =
            item.titleAttributes.font(for: state) ?? appearance?.font(for: state)
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
        let color = item.titleAttributes.color(for: state) ?? appearance?.color(for: state) ?? usual
        if color != shownColor {
            shownColor = color
            setTitleColor(color, for: .normal)
        }
        showStates(appearance, state: state)
        if shownMenu !== item.menu {
            shownMenu = item.menu
            menu = item.menu
        }
        showsMenuAsPrimaryAction = item.menu != nil && !item.acts
        if picture.tintColor != usual { picture.tintColor = usual }
        if isSelected != item.isSelected { isSelected = item.isSelected }
        // Chosen by eye: a shade of the tint colour.
        selectionGround.backgroundColor = (item.tintColor ?? tintColor).withAlphaComponent(0.15)
        selectionGround.isHidden = !item.isSelected
        isHidden = item.isHidden
        accessibilityIdentifier = item.accessibilityIdentifier
    }

    private func showStates(_ appearance: UIBarButtonItemAppearance?, state: UIControl.State) {
        let highlight = appearance?.highlighted.titleTextAttributes[.foregroundColor] as? UIColor
        if highlight != shownHighlight {
            shownHighlight = highlight
            setTitleColor(highlight, for: .highlighted)
        }
        let image = appearance?.backgroundImage(for: state)
        if ground == nil, image != nil {
            let view = UIImageView()
            ground = view
            insertSubview(view, at: 0)
        }
        ground?.image = image?.image
        groundOffset = image?.offset ?? .zero
        titleOffset = appearance?.titleOffset(for: state) ?? .zero
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
        if let ground, let image = ground.image {
            ground.bounds.size = image.size
            ground.center = CGPoint(
                x: bounds.midX + groundOffset.horizontal, y: bounds.midY + groundOffset.vertical)
        }
        if titleOffset != .zero, let titleLabel {
            titleLabel.frame = titleLabel.frame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        }
        item.customView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
