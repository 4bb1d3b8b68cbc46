/// Shows two or three controllers side by side, or one stack of them in compact width (SV1).
///
/// Columns reach from edge to edge, as up to iOS 18. They appear and disappear with the split view's own animation.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    open private(set) var style: UISplitViewController.Style = .unspecified
    let primary = SplitColumn(.primary)
    let supplementary = SplitColumn(.supplementary)
    let secondary = SplitColumn(.secondary)
    let compact = SplitColumn(.compact)
    let dimming = OutsideTapView(frame: .zero)
    let edgePan = SplitEdgePan(target: nil, action: nil)
    /// True if it is collapsed; `nil` until its environment is known.
    var collapsedState: Bool?
    /// The column whose host is the only one while it is collapsed.
    var collapsedColumn: SplitColumn?
    /// Never automatic, unlike `displayMode`, but `nil` until columns are shown.
    var currentMode: DisplayMode?
    /// The behaviour for which the current mode was chosen.
    var settledBehavior: SplitBehavior?
    /// Counts the changes of the mode, so that the end of an outdated one has no effect.
    var changeCount = 0

    /// Makes a split view controller with two or three columns.
    public init(style: UISplitViewController.Style) {
        precondition(style != .unspecified, "A classic split view controller is made without a style.")
        super.init(nibName: nil, bundle: nil)
        self.style = style
        prepare()
    }

    /// Makes a classic split view controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.alpha = 0
        dimming.onTap = { [weak self] in self?.uncoverSecondary() }
        edgePan.controller = self
        edgePan.onAction = { [weak self] in self?.edgePanDidMove() }
        _ = registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (split: UISplitViewController, _: UITraitCollection) in split.viewIfLoaded?.setNeedsLayout()
        }
    }

    @_nonoverride open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// Sets the controller of a column. One that is not a navigation controller gets its own, except in the compact
    /// column. Not for classic split views.
    open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
        precondition(style != .unspecified, "A classic split view controller has viewControllers.")
        precondition(
            column != .supplementary || style == .tripleColumn, "A two-column split view has no supplementary column.")
        put(vc, into: self.column(column))
    }

    /// Returns the controller that was set, not the navigation controller around it.
    open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
        self.column(column).controller
    }

    /// The controllers of a classic split view, the primary one first; otherwise those of all columns, as the split
    /// view shows them. Can be set on a classic one only.
    open var viewControllers: [UIViewController] {
        get { collapsedState == nil ? columns.compactMap(\.host) : shownHosts }
        set {
            precondition(style == .unspecified, "Columns are set by setViewController(_:for:).")
            put(newValue.first, into: primary)
            put(newValue.dropFirst().first, into: secondary)
        }
    }

    /// Shows the column, animated: beside, over or displacing others, or by a push or a pop while collapsed.
    open func show(_ column: UISplitViewController.Column) {
        if isCollapsed { return showCollapsed(column) }
        currentMode.map { change(to: modes.showing(column, from: $0), animated: true) }
    }

    /// Hides the column, animated. Does nothing while collapsed, and nothing for the secondary one.
    open func hide(_ column: UISplitViewController.Column) {
        guard !isCollapsed else { return }
        currentMode.map { change(to: modes.hiding(column, from: $0), animated: true) }
    }

    open func isShowing(_ column: UISplitViewController.Column) -> Bool {
        isCollapsed ? isOnTop(column) : self.column(column).isShown
    }

    /// True if there is one stack instead of columns.
    open var isCollapsed: Bool { collapsedState ?? false }

    // MARK: Display modes

    /// The mode of the columns, or the one that they would have if they were not collapsed.
    open var displayMode: UISplitViewController.DisplayMode { currentMode ?? modes.standard }
    /// The preferred mode. A mode of another behaviour becomes that with the same number of columns. Defaults to
    /// `automatic`.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { preferencesDidChange() } }
    open var splitBehavior: UISplitViewController.SplitBehavior { modes.behavior }
    /// Defaults to `automatic`: columns are tiled if the split view is wider than high.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferencesDidChange() } }
    /// True if a swipe from the edge shows columns. Defaults to true.
    open var presentsWithGesture = true { didSet { updateBars() } }
    /// Shows or hides columns. In the column styles it is in the bar of the first visible column.
    open var displayModeButtonItem: UIBarButtonItem { storedButtonItem }
    private lazy var storedButtonItem = UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in
            self?.displayModeButtonTapped()
        })
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { updateBars() } }
    /// True if the bar of the secondary column has a button, in three tiled columns, that hides the others. Defaults to
    /// false.
    open var showsSecondaryOnlyButton = false { didSet { updateBars() } }
    private(set) lazy var secondaryOnlyButtonItem = UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: "arrow.up.left.and.arrow.down.right")) { [weak self] _ in
            self?.toggleSecondaryOnly()
        })
    /// The side of the primary column. Defaults to `leading`.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

    // MARK: Widths

    /// Stands for the split view's choice.
    public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

    var primarySize = SplitWidth() { didSet { widthsDidChange() } }
    var supplementarySize = SplitWidth() { didSet { widthsDidChange() } }

    /// In points, with priority over the fraction. Defaults to automatic.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primarySize.preferred }
        set { primarySize.preferred = newValue }
    }
    /// A fraction of the split view's width, 0…1. Defaults to automatic.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primarySize.fraction }
        set { primarySize.fraction = newValue }
    }
    /// Defaults to automatic, which is 0 (SV2).
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primarySize.minimum }
        set { primarySize.minimum = newValue }
    }
    /// Defaults to automatic, which is 320 (SV2).
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primarySize.maximum }
        set { primarySize.maximum = newValue }
    }
    /// In points, without the safe area inset at the edge.
    open var primaryColumnWidth: CGFloat { layout(for: containerSize).primaryWidth }

    /// In points, with priority over the fraction. Defaults to automatic.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementarySize.preferred }
        set { supplementarySize.preferred = newValue }
    }
    /// A fraction of the split view's width, 0…1. Defaults to automatic.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementarySize.fraction }
        set { supplementarySize.fraction = newValue }
    }
    /// Defaults to automatic, which is 0.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementarySize.minimum }
        set { supplementarySize.minimum = newValue }
    }
    /// Defaults to automatic, which is 320.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementarySize.maximum }
        set { supplementarySize.maximum = newValue }
    }
    /// In points; zero with two columns.
    open var supplementaryColumnWidth: CGFloat { layout(for: containerSize).supplementaryWidth ?? 0 }

    // MARK: Showing controllers

    /// Pushes on the navigation controller of the primary column, or of the one stack, unless the delegate shows the
    /// controller itself. Without a navigation controller it presents while collapsed, and otherwise replaces the
    /// primary controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        if let navigation = (collapsedColumn ?? primary).navigation {
            navigation.show(vc, sender: sender)
        } else if isCollapsed {
            present(vc, animated: true)
        } else {
            put(vc, into: primary)
        }
    }

    /// Sets the controller of the secondary column and shows that, unless the delegate does.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        put(vc, into: secondary)
        show(.secondary)
    }

    // MARK: The view

    open override func loadView() {
        let container = SplitContainerView(frame: initialViewFrame)
        container.controller = self
        for view in [secondary.view, dimming, supplementary.view, primary.view, compact.view] {
            container.addSubview(view)
        }
        container.addGestureRecognizer(edgePan)
        view = container
    }

    // MARK: Appearance: this controller forwards it to the visible columns

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shownHosts.forEach { $0.beginAppearanceTransition(true, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shownHosts.forEach { $0.endAppearanceTransition() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        shownHosts.forEach { $0.beginAppearanceTransition(false, animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        shownHosts.forEach { $0.endAppearanceTransition() }
    }

    // MARK: Properties that the delegate and the columns decide

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { columnSize(of: container, in: parentSize) ?? parentSize }

    /// The child that decides: the secondary column, or the only one.
    open override var childForStatusBarStyle: UIViewController? { collapsedColumn?.host ?? secondary.host }
    open override var childForStatusBarHidden: UIViewController? { collapsedColumn?.host ?? secondary.host }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
}
