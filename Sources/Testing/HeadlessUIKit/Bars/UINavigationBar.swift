/// Shows where the user is in a stack of screens, and the way back. Its ground reaches up to the top of the screen.
@MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// The navigation controller that decides about the items, if there is one.
    weak var manager: UINavigationController?

    private var storedItems: [UINavigationItem] = []
    private var content: NavigationBarContent?
    private let largeTitleView = LargeTitleView()
    var largeTitle = LargeTitle() { didSet { if largeTitle != oldValue { setNeedsLayout() } } }
    private let background = BarBackground(contentSide: .below)

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

    /// Decides about the items of a stand-alone bar. The bar of a navigation controller does not ask it.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// `.topAttached` for the bar of a navigation controller. Else the delegate decides, and the default is `.top`.
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

    open func popItem(animated: Bool) -> UINavigationItem? {
        requireFreedom("popItem(animated:)")
        return pop()
    }

    /// Nil when there is nothing to pop, and when the delegate forbids it.
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

    /// The split view around has other items for the bar.
    func splitItemsDidChange() { content?.setNeedsLayout() }

    func itemDidChange() {
        updateLargeTitle()
        manager?.viewIfLoaded?.setNeedsLayout()
        content?.setNeedsLayout()
    }

    // MARK: The large title

    /// Titles of items are large, below the buttons, until content scrolls under them; in compact height they stay
    /// small. An item can decide otherwise. Defaults to false.
    open var prefersLargeTitles = false {
        didSet {
            updateLargeTitle()
            manager?.viewIfLoaded?.setNeedsLayout()
        }
    }
    /// Font and colour of large titles. Defaults to nil, 34 points in bold.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    /// Font and colour of small titles. Defaults to nil, 17 points in semibold.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { content?.setNeedsLayout() } }

    /// Whether the top item has a large title now.
    func updateLargeTitle() {
        let isPresent =
            prefersLargeTitles && !storedItems.isEmpty && traitCollection.verticalSizeClass != .compact
            && LargeTitle.isPresent(in: storedItems.map(\.largeTitleDisplayMode))
        if largeTitle.isPresent != isPresent { largeTitle.isPresent = isPresent }
        if isPresent, largeTitleView.superview == nil { addSubview(largeTitleView) }
    }

    /// The height without what a pull beyond the top of the content adds: 44, or 96 with a whole large title.
    var coveredHeight: CGFloat { standardHeight + largeTitle.visibleHeight }

    // MARK: Showing

    /// Shows other items at once.
    func show(_ items: [UINavigationItem]) {
        storedItems = items
        updateLargeTitle()
        content?.removeFromSuperview()
        content = makeContent()
    }

    /// Shows other items along with a transition. Whoever cancels that shows the old ones again.
    func show(
        _ items: [UINavigationItem], movingForward: Bool,
        alongside coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard coordinator.isAnimated, let old = content else { return show(items) }
        storedItems = items
        updateLargeTitle()
        let new = makeContent()
        content = new
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let shift = bounds.width / 3 * (movingForward == isLeftToRight ? 1 : -1)
        new?.alpha = 0
        new?.center.x += shift
        coordinator.animateAlongsideTransition(in: self) { _ in
            old.alpha = 0
            old.center.x -= shift
            new?.alpha = 1
            new?.center.x -= shift
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    private func makeContent() -> NavigationBarContent? {
        for item in storedItems { item.bar = self }
        guard let item = topItem else { return nil }
        let content = NavigationBarContent(item: item, backItem: backItem) { [weak self] in self?.goBack() }
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        return content
    }

    private func goBack() {
        if let manager {
            // One tap too many during a transition does not go back twice.
            guard manager.childTransition == nil else { return }
            manager.popViewController(animated: true)
        } else {
            pop()
        }
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: coveredHeight) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: coveredHeight) }

    /// 44 points, 32 in compact height, 50 on a pad.
    var standardHeight: CGFloat {
        if traitCollection.userInterfaceIdiom == .pad { return 50 }
        return traitCollection.verticalSizeClass == .compact ? 32 : 44
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let above = barPosition == .topAttached ? max(0, frame.minY) : 0
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        placeTitles()
    }

    /// The buttons keep their height; below them is what is seen of the large title.
    private func placeTitles() {
        let large = largeTitle.visibleHeight + largeTitle.stretch
        let height = bounds.height - large
        if let content, content.bounds.height != height {
            content.frame = CGRect(x: content.frame.minX, y: 0, width: bounds.width, height: height)
        }
        content?.showsTitle = large == 0
        largeTitleView.isHidden = large == 0
        largeTitleView.frame = CGRect(x: 0, y: height, width: bounds.width, height: large)
        if large > 0 { largeTitleView.show(topItem?.title, attributes: largeTitleTextAttributes ?? [:]) }
    }
}
