/// A row of tabs, one for each item. Its background reaches down to the bottom of the screen.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The controller that decides about the items, if there is one.
    weak var manager: UITabBarController?

    private var buttons: [TabBarButton] = []
    private let background = BarBackground(contentSide: .above)

    var appearances = BarAppearances<UITabBarAppearance>()
    var older = OlderBarLook() { didSet { appearanceDidChange() } }
    /// True if the content ends above the bar.
    var isAtScrollEdge = true { didSet { if isAtScrollEdge != oldValue { appearanceDidChange() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        addSubview(background)
    }

    /// Nil for the bar of a tab bar controller, which has its own delegate.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet {
            precondition(
                manager == nil || delegate == nil, "A tab bar managed by a tab bar controller has no delegate.")
        }
    }

    /// The colour of unselected items. Defaults to nil, a gray.
    open var unselectedItemTintColor: UIColor? { didSet { buttons.forEach { $0.setNeedsLayout() } } }

    // MARK: Items

    open var items: [UITabBarItem]? {
        get { buttons.isEmpty ? nil : buttons.map(\.item) }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        precondition(manager == nil, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
        show(items ?? [])
    }

    open weak var selectedItem: UITabBarItem? { didSet { markSelection() } }

    func show(_ items: [UITabBarItem]) {
        if !buttons.elementsEqual(items, by: { $0.item === $1 }) {
            buttons.forEach { $0.removeFromSuperview() }
            buttons = items.map(makeButton)
        }
        markSelection()
        setNeedsLayout()
    }

    private func makeButton(_ item: UITabBarItem) -> TabBarButton {
        let button = TabBarButton(item, in: self)
        button.addAction(
            UIAction { [weak self, weak item] _ in item.map { self?.tap($0) } }, for: .primaryActionTriggered)
        addSubview(button)
        return button
    }

    func appearanceDidChange() {
        setNeedsLayout()
        buttons.forEach { $0.setNeedsLayout() }
    }

    private func markSelection() {
        appearanceDidChange()
        for button in buttons { button.isSelected = button.item === selectedItem }
    }

    /// Acts like a tap on the item's button.
    package func tap(_ item: UITabBarItem) {
        guard let index = buttons.firstIndex(where: { $0.item === item }), item.isEnabled else { return }
        if let manager {
            manager.userDidTap(tabAt: index)
        } else {
            selectedItem = item
            delegate?.tabBar(self, didSelect: item)
        }
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: standardHeight) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: standardHeight) }

    /// 49 points, 32 on a phone in landscape.
    var standardHeight: CGFloat {
        let traits = traitCollection
        return traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact ? 32 : 49
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        background.look = backgroundLook
        let insets = safeAreaInsets
        let area = CGRect(
            x: insets.left, y: 0, width: bounds.width - insets.left - insets.right,
            height: bounds.height - insets.bottom)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = area.width / CGFloat(max(1, buttons.count))
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            button.frame = CGRect(
                x: area.minX + CGFloat(place) * width, y: area.minY, width: width, height: area.height)
        }
    }
}
