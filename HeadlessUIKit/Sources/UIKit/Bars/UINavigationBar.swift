/// Shows the user's position in a stack of screens, and the back button. Its background reaches up to the top of the
/// screen.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// The navigation controller that decides about the items, if there is one.
    weak var manager: UINavigationController?

    private var storedItems: [UINavigationItem] = []
    private var content: NavigationBarContent?
    private var largeTitleView = LargeTitleView()
    private let searchRow = NavigationSearchRow()
    var collapse = BarCollapse() { didSet { if collapse != oldValue { setNeedsLayout() } } }
    private let background = BarBackground(contentSide: .below)

    var appearances = BarAppearances<UINavigationBarAppearance>()
    var older = OlderBarLook() { didSet { appearanceDidChange() } }
    /// True if no content is below the bar.
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

    /// Decides about the items of a stand-alone bar. The bar of a navigation controller does not use it.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// `.topAttached` for the bar of a navigation controller. For others the delegate decides, and the default is
    /// `.top`.
    open var barPosition: UIBarPosition {
        if manager != nil { return .topAttached }
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { storedItems.last }
    open var backItem: UINavigationItem? { storedItems.dropLast().last }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        requireFreedom("setItems(_:animated:)")
        show(items ?? [])
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        requireFreedom("pushItem(_:animated:)")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        show(storedItems + [item])
        delegate?.navigationBar(self, didPush: item)
    }

    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        requireFreedom("popItem(animated:)")
        return pop()
    }

    /// Returns nil if there is nothing to pop, or if the delegate forbids it.
    @discardableResult
    private func pop() -> UINavigationItem? {
        guard let item = storedItems.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        show(storedItems.dropLast())
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    private func requireFreedom(_ method: String) {
        precondition(
            manager == nil, "Cannot call \(method) directly on a UINavigationBar managed by a navigation controller.")
    }

    /// Called when the split view has other items for the bar.
    func splitItemsDidChange() { content?.setNeedsLayout() }

    func itemDidChange() {
        updateRows()
        manager?.viewIfLoaded?.setNeedsLayout()
        appearanceDidChange()
    }

    func appearanceDidChange() {
        setNeedsLayout()
        content?.setNeedsLayout()
    }

    // MARK: The large title

    /// True if titles of items are large, below the buttons, until content scrolls under them; in compact height they
    /// stay small. An item can override it. Defaults to false.
    open var prefersLargeTitles = false {
        didSet {
            updateRows()
            manager?.viewIfLoaded?.setNeedsLayout()
        }
    }
    /// Font and colour of large titles. Defaults to nil, 34 points, bold.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    /// Font and colour of small titles. Defaults to nil, 17 points, semibold.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { content?.setNeedsLayout() } }

    /// Returns the current rows below the buttons of the top item.
    func updateRows() {
        var rows = collapse
        rows.hasTitle =
            prefersLargeTitles && !storedItems.isEmpty && !isCompact
            && LargeTitle.isPresent(in: storedItems.map(\.largeTitleDisplayMode))
        let search = topItem?.searchController
        rows.searchHeight = search.map { NavigationSearchRow.height(for: $0.searchBar) } ?? 0
        rows.hidesSearch = topItem?.hidesSearchBarWhenScrolling ?? false
        rows.search = search?.effectOnBar ?? .none
        if collapse != rows { collapse = rows }
        if rows.hasTitle, largeTitleView.superview == nil { addSubview(largeTitleView) }
        if search != nil, searchRow.superview == nil { addSubview(searchRow) }
        searchRow.show(search?.searchBar)
    }

    /// The height of the buttons and the prompt above them; 0 while a search takes the whole bar.
    private var buttonHeight: CGFloat {
        if collapse.search == .alone { return 0 }
        return standardHeight + (topItem?.prompt == nil ? 0 : NavigationBarContent.promptHeight)
    }

    /// The height without the additional height of a pull beyond the top: 54, or 106 with a whole large title.
    var coveredHeight: CGFloat { buttonHeight + collapse.visibleHeight }

    // MARK: Showing

    /// Shows other items at once.
    func show(_ items: [UINavigationItem]) {
        storedItems = items
        updateRows()
        content?.removeFromSuperview()
        content = makeContent()
        largeTitleView.alpha = 1
    }

    /// Shows other items along with a transition. If that is cancelled, the caller shows the old ones again.
    func show(
        _ items: [UINavigationItem], movingForward: Bool,
        alongside coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard coordinator.isAnimated, let old = content else { return show(items) }
        let oldTitle = largeTitleView
        largeTitleView = LargeTitleView()
        storedItems = items
        updateRows()
        let new = makeContent()
        content = new
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let shift = bounds.width / 3 * (movingForward == isLeftToRight ? 1 : -1)
        UIView.performWithoutAnimation {
            if collapse.search != .alone { new?.frame.size.height = buttonHeight }
            new?.showsTitle = collapse.visibleTitleHeight == 0
            largeTitleView.frame = CGRect(
                x: 0, y: old.frame.maxY, width: bounds.width, height: oldTitle.isHidden ? 0 : oldTitle.frame.height)
            largeTitleView.show(topItem?.title, attributes: look(for: topItem).largeTitle)
            for coming in [new, largeTitleView].compactMap(\.self) {
                coming.alpha = 0
                coming.center.x += shift
                coming.layoutIfNeeded()
            }
        }
        coordinator.animateAlongsideTransition(in: self) { [weak self] _ in
            self?.exchange(old, oldTitle, by: shift)
        } completion: { _ in
            old.removeFromSuperview()
            oldTitle.removeFromSuperview()
        }
    }

    /// The new rows come in where the old ones go, and the bar gets their height.
    private func exchange(_ old: UIView, _ oldTitle: UIView, by shift: CGFloat) {
        for view in [old, oldTitle] { view.alpha = 0 }
        for view in [content, largeTitleView] { view?.alpha = 1 }
        for view in [old, oldTitle, content] { view?.center.x -= shift }
        if !isHidden { manager?.placeBar() }
        setNeedsLayout()
        layoutIfNeeded()
        // The one that goes is cut off at the bottom of the bar.
        oldTitle.frame.size.height = largeTitleView.isHidden ? 0 : largeTitleView.frame.height
        oldTitle.layoutIfNeeded()
    }

    private func makeContent() -> NavigationBarContent? {
        for item in storedItems { item.bar = self }
        guard let item = topItem else { return nil }
        let content = NavigationBarContent(item: item, backItem: backItem) { [weak self] in self?.goBack() }
        content.frame = bounds
        content.autoresizingMask = .flexibleWidth
        addSubview(content)
        return content
    }

    private func goBack() {
        if let action = topItem?.backAction {
            action.perform(sender: self)
        } else if let manager {
            // A second tap during a transition does not go back twice.
            guard manager.childTransition == nil else { return }
            manager.popViewController(animated: true)
        } else {
            pop()
        }
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: coveredHeight) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: coveredHeight) }

    /// The height of the row with the buttons, on every device and in both orientations (CO13).
    var standardHeight: CGFloat { 54 }

    /// Returns the top of a bar in a view whose safe area begins at `inset`: there, but with some room above it (CO13).
    func top(belowSafeArea inset: CGFloat) -> CGFloat { max(inset, isCompact ? 24 : 10) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let above = barPosition == .topAttached ? max(0, frame.minY) : 0
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        let look = look(for: topItem)
        background.look = look.background
        placeRows(look)
    }

    /// The buttons keep their height; below them are the visible parts of the large title and of the search bar.
    private func placeRows(_ look: NavigationBarLook) {
        let search = collapse.visibleSearchHeight
        let large = collapse.visibleTitleHeight + (collapse.hasTitle ? collapse.stretch : 0)
        let height = bounds.height - large - search - (collapse.hasTitle ? 0 : collapse.stretch)
        placeContent(height: height)
        content?.showsTitle = large == 0
        largeTitleView.isHidden = large == 0
        largeTitleView.frame = CGRect(x: 0, y: height, width: bounds.width, height: large)
        if large > 0 { largeTitleView.show(topItem?.title, attributes: look.largeTitle) }
        searchRow.isHidden = search == 0
        searchRow.frame = CGRect(x: 0, y: bounds.height - search, width: bounds.width, height: search)
        searchRow.layoutIfNeeded()
    }

    /// A search that takes the whole bar moves the buttons out at the top.
    private func placeContent(height: CGFloat) {
        guard let content else { return }
        let isAway = collapse.search == .alone
        let rowHeight = isAway ? standardHeight : height
        let frame = CGRect(
            x: content.frame.minX, y: isAway ? -rowHeight : 0, width: bounds.width, height: rowHeight)
        if content.frame.minY != frame.minY { content.alpha = isAway ? 0 : 1 }
        if content.bounds.height != frame.height || content.frame.minY != frame.minY { content.frame = frame }
        content.isUserInteractionEnabled = !isAway
    }
}
