/// The content of a navigation bar for one item: its title in the middle, buttons on both sides, the back button, and
/// the prompt above.
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    private let backItem: UINavigationItem?
    private let titles = NavigationBarTitle()
    private let prompt = UILabel()
    private let backButton: BackButton
    private var left: [BarButton] = []
    private var right: [BarButton] = []
    /// A large title replaces the small one. A title view stays.
    var showsTitle = true { didSet { if showsTitle != oldValue { setNeedsLayout() } } }

    private static let margin: CGFloat = 16
    private static let backMargin: CGFloat = 8
    private static let gap: CGFloat = 8
    /// The height that a prompt adds to the bar: 84 instead of 54 points.
    static let promptHeight: CGFloat = 30

    init(item: UINavigationItem, backItem: UINavigationItem?, goBack: @escaping () -> Void) {
        self.item = item
        self.backItem = backItem
        backButton = BackButton(action: goBack)
        super.init(frame: .zero)
        addSubview(titles.label)
        addSubview(titles.subtitle)
        addSubview(backButton)
        prompt.font = .systemFont(ofSize: 13)
        prompt.textAlignment = .center
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A navigation bar makes its content itself.")
    }

    // MARK: Content

    private func update() {
        let look = item.bar?.look(for: item) ?? NavigationBarLook(background: .frosted)
        titles.update(for: item, look: look, isShown: showsTitle, height: row.height, in: self)
        let ownItems = item.leftBarButtonItems ?? []
        replace(&left, with: splitViewItems + ownItems, look: look)
        replace(&right, with: item.rightBarButtonItems ?? [], look: look)
        let leadsBack = backItem != nil || item.makesBackButton
        backButton.isHidden =
            !leadsBack || item.hidesBackButton || !(ownItems.isEmpty || item.leftItemsSupplementBackButton)
        backButton.show(look)
        updatePrompt()
    }

    /// The items that a split view adds at the root of a column.
    private var splitViewItems: [UIBarButtonItem] {
        guard backItem == nil, let manager = item.bar?.manager else { return [] }
        return (manager.parent as? UISplitViewController)?.leadingItems(for: manager) ?? []
    }

    private func updatePrompt() {
        prompt.text = item.prompt
        if item.prompt != nil, prompt.superview == nil { addSubview(prompt) }
        prompt.isHidden = item.prompt == nil
        prompt.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.promptHeight)
    }

    private func replace(_ buttons: inout [BarButton], with items: [UIBarButtonItem], look: NavigationBarLook) {
        if !buttons.elementsEqual(items, by: { $0.item === $1 }) {
            buttons.forEach { $0.removeFromSuperview() }
            buttons = items.map { BarButton($0) }
            buttons.forEach { addSubview($0) }
        }
        for button in buttons {
            button.item.display = self
            button.update(look.buttons(for: button.item))
        }
    }

    // MARK: Layout

    /// The area of the buttons and the title.
    private var row: CGRect {
        let top = item.prompt == nil ? 0 : Self.promptHeight
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        update()
        var leading = Self.margin + safeAreaInsets.left
        if !backButton.isHidden {
            leading = Self.backMargin + safeAreaInsets.left
            let room = (bounds.width - titles.width) / 2 - leading - Self.gap
            backButton.show(firstOf: item.titles(backTo: backItem), within: max(room, bounds.width * 0.15))
            place(backButton, width: backButton.intrinsicContentSize.width, at: &leading, fromLeading: true)
        }
        for button in left { place(button, width: button.width, at: &leading, fromLeading: true) }
        var trailing = Self.margin + safeAreaInsets.right
        for button in right { place(button, width: button.width, at: &trailing, fromLeading: false) }
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let room = row.inset(
            by: UIEdgeInsets(
                top: 0, left: isLeftToRight ? leading : trailing, bottom: 0,
                right: isLeftToRight ? trailing : leading))
        titles.place(in: row, between: room, isLeading: item.style != .navigator, isLeftToRight: isLeftToRight)
    }

    private func place(_ view: UIView, width: CGFloat, at inset: inout CGFloat, fromLeading: Bool) {
        let isOnLeft = fromLeading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let row = row
        let x = isOnLeft ? inset : bounds.width - inset - width
        view.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
        if !view.isHidden { inset += width + Self.gap }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
