/// What a navigation bar shows of one item: its title in the middle, buttons on both sides, the way back.
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    private let backItem: UINavigationItem?
    private let titleLabel = UILabel()
    private let backButton: BackButton
    private var left: [BarButton] = []
    private var right: [BarButton] = []
    private var shownTitleView: UIView?
    /// A large title takes the place of the small one. A title view stays.
    var showsTitle = true { didSet { if showsTitle != oldValue { setNeedsLayout() } } }

    private static let margin: CGFloat = 16
    private static let backMargin: CGFloat = 8
    private static let gap: CGFloat = 8

    init(item: UINavigationItem, backItem: UINavigationItem?, goBack: @escaping () -> Void) {
        self.item = item
        self.backItem = backItem
        backButton = BackButton(action: goBack)
        super.init(frame: .zero)
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        addSubview(titleLabel)
        addSubview(backButton)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A navigation bar makes its content itself.")
    }

    // MARK: Content

    private func update() {
        titleLabel.text = item.title
        titleLabel.isHidden = item.titleView != nil || !showsTitle
        let attributes = item.bar?.titleTextAttributes
        titleLabel.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
        replaceTitleView()
        let ownItems = item.leftBarButtonItems ?? []
        replace(&left, with: splitViewItems + ownItems)
        replace(&right, with: item.rightBarButtonItems ?? [])
        backButton.isHidden =
            backItem == nil || item.hidesBackButton || !(ownItems.isEmpty || item.leftItemsSupplementBackButton)
    }

    /// What a split view adds at the root of a column.
    private var splitViewItems: [UIBarButtonItem] {
        guard backItem == nil, let manager = item.bar?.manager else { return [] }
        return (manager.parent as? UISplitViewController)?.leadingItems(for: manager) ?? []
    }

    private func replaceTitleView() {
        guard shownTitleView !== item.titleView else { return }
        if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
        shownTitleView = item.titleView
        shownTitleView.map { addSubview($0) }
    }

    private func replace(_ buttons: inout [BarButton], with items: [UIBarButtonItem]) {
        if !buttons.elementsEqual(items, by: { $0.item === $1 }) {
            buttons.forEach { $0.removeFromSuperview() }
            buttons = items.map { BarButton($0) }
            buttons.forEach { addSubview($0) }
        }
        for button in buttons {
            button.item.display = self
            button.update()
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        update()
        var leading = Self.margin + safeAreaInsets.left
        if !backButton.isHidden {
            let titleWidth = titleLabel.intrinsicContentSize.width
            leading = Self.backMargin + safeAreaInsets.left
            let room = (bounds.width - titleWidth) / 2 - leading - Self.gap
            backButton.show(firstOf: backItem?.backTitles ?? [], within: max(room, bounds.width * 0.15))
            place(backButton, width: backButton.intrinsicContentSize.width, at: &leading, fromLeading: true)
        }
        for button in left { place(button, width: button.width, at: &leading, fromLeading: true) }
        var trailing = Self.margin + safeAreaInsets.right
        for button in right { place(button, width: button.width, at: &trailing, fromLeading: false) }
        placeTitle(between: leading, and: trailing)
    }

    private func place(_ view: UIView, width: CGFloat, at inset: inout CGFloat, fromLeading: Bool) {
        let isOnLeft = fromLeading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let x = isOnLeft ? inset : bounds.width - inset - width
        view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        if !view.isHidden { inset += width + Self.gap }
    }

    /// In the middle of the bar as long as the buttons leave room there.
    private func placeTitle(between leading: CGFloat, and trailing: CGFloat) {
        let view = shownTitleView ?? titleLabel
        let wanted = shownTitleView?.bounds.size ?? titleLabel.intrinsicContentSize
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let low = isLeftToRight ? leading : trailing
        let high = bounds.width - (isLeftToRight ? trailing : leading)
        let width = min(wanted.width, max(0, high - low))
        let x = min(max((bounds.width - width) / 2, low), max(low, high - width))
        let height = min(wanted.height, bounds.height)
        view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
