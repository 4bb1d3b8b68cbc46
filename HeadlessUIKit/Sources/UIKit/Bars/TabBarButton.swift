/// One tab of a tab bar: an image over a small title.
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let titleLabel = UILabel()
    private let imageView = UIImageView()
    private let badge = UILabel()
    private weak var bar: UITabBar?
    private var titleOffset = UIOffset.zero
    private var badgeOffset = UIOffset.zero

    init(_ item: UITabBarItem, in bar: UITabBar) {
        self.bar = bar
        self.item = item
        super.init(frame: .zero)
        item.display = self
        isAccessibilityElement = true
        titleLabel.textAlignment = .center
        titleLabel.isAccessibilityElement = false
        imageView.contentMode = .scaleAspectFit
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.clipsToBounds = true
        badge.isAccessibilityElement = false
        addSubview(imageView)
        addSubview(titleLabel)
        addSubview(badge)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A tab bar makes its buttons itself.")
    }

    override var touchUpInsideEvents: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

    override func layoutSubviews() {
        super.layoutSubviews()
        update()
        let title = titleLabel.intrinsicContentSize
        let isLow = bounds.height < 40
        let image = CGSize(width: 25, height: isLow ? 18 : 25)
        imageView.frame = CGRect(
            x: (bounds.width - image.width) / 2, y: isLow ? 1 : 6, width: image.width, height: image.height)
        titleLabel.frame = CGRect(
            x: 0, y: bounds.height - (isLow ? 1 : 3) - title.height, width: bounds.width, height: title.height
        ).offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        let width = max(18, badge.intrinsicContentSize.width + 10)
        badge.frame = CGRect(x: bounds.midX + 4, y: 2, width: width, height: 18)
            .offsetBy(dx: badgeOffset.horizontal, dy: badgeOffset.vertical)
        badge.layer.cornerRadius = 9
    }

    private func update() {
        let state: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
        let look = bar?.itemLook
        let tint: UIColor = isSelected ? tintColor : bar?.unselectedItemTintColor ?? .systemGray
        updateTitle(state, look: look, usual: item.isEnabled ? tint : .tertiaryLabel)
        updateBadge(state, look: look)
        imageView.tintColor = look?.iconColor(for: state) ?? tint
        imageView.image = item.shownImage(isSelected: isSelected)
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityValue = item.badgeValue
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    }

    private func updateTitle(_ state: UIControl.State, look: UITabBarItemAppearance?, usual: UIColor) {
        let own = item.titleAttributes
        titleLabel.text = item.title
        titleLabel.textColor = own.color(for: state) ?? look?.titleColor(for: state) ?? usual
        titleLabel.font =
            own.font(for: state) ?? look?.titleFont(for: state) ?? .systemFont(ofSize: 10, weight: .medium)
        let offset = item.titlePositionAdjustment
        titleOffset = offset == .zero ? look?.titleOffset(for: state) ?? .zero : offset
    }

    private func updateBadge(_ state: UIControl.State, look: UITabBarItemAppearance?) {
        let own = item.badgeTitle
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? look?.badgeColor(for: state) ?? .systemRed
        badge.textColor = own.color(for: state) ?? look?.badge(.foregroundColor, for: state) ?? .white
        badge.font = own.font(for: state) ?? look?.badge(.font, for: state) ?? .systemFont(ofSize: 13)
        badgeOffset = look?.badgeOffset(for: state) ?? .zero
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
