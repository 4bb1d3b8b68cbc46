/// Shows one of several view controllers, over a bar with a tab for each. The bar has room for any number of tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    var controllers: [UIViewController] = []
    var storedTabs: [UITab] = []
    /// The selected controller. Its view is in the area, or is added there when this controller's view is loaded.
    var selected: UIViewController?
    let area = TabAreaView()
    private let storedBar = UITabBar()
    private var hidesBar = false
    /// The scroll view that the bar's appearance follows.
    weak var scrollAboveBar: UIScrollView?
    /// The last state that was reported to the bar.
    var showsNoBar = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        storedBar.manager = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        storedBar.manager = self
    }

    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: Controllers

    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        adoptTabs([])
        replaceControllers(with: viewControllers ?? [])
    }

    /// `NSNotFound` while there is nothing to select.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }

    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            precondition(
                controllers.contains { $0 === newValue },
                "Only a view controller in the tab bar controller's list of view controllers can be selected.")
            select(newValue)
        }
    }

    // MARK: Tabs

    /// Empty for a controller that was given `viewControllers`.
    open var tabs: [UITab] {
        get { storedTabs }
        set { setTabs(newValue, animated: false) }
    }

    open func setTabs(_ tabs: [UITab], animated: Bool) {
        adoptTabs(tabs)
        replaceControllers(
            with: tabs.map { tab in
                guard let controller = tab.viewController else {
                    preconditionFailure("The tab \(tab.identifier) has no view controller: give it a provider.")
                }
                return controller
            })
    }

    open var selectedTab: UITab? {
        get { selected?.tab }
        set { newValue?.viewController.map { selectedViewController = $0 } }
    }

    open func tab(forIdentifier identifier: String) -> UITab? {
        storedTabs.reduce(nil) { $0 ?? $1.withIdentifier(identifier) }
    }

    // MARK: The bar

    open var tabBar: UITabBar { storedBar }
    open var isTabBarHidden: Bool {
        get { hidesBar }
        set { setTabBarHidden(newValue, animated: false) }
    }

    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        updateBar(animated: animated)
    }

    // MARK: The view

    open override func loadView() {
        let container = TabContainerView(frame: initialViewFrame)
        container.controller = self
        area.frame = container.bounds
        area.controller = self
        container.addSubview(area)
        container.addSubview(storedBar)
        showsNoBar = isBarGone
        storedBar.isHidden = showsNoBar
        view = container
        installSelected()
    }

    // MARK: Appearance: this controller forwards it to the visible child

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        comingChild?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        seenChildren.forEach { $0.endAppearanceTransition() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        seenChildren.forEach { $0.beginAppearanceTransition(false, animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        seenChildren.forEach { $0.endAppearanceTransition() }
    }

    // MARK: Properties that the delegate and the children decide

    open override var childForStatusBarStyle: UIViewController? { selected }
    open override var childForStatusBarHidden: UIViewController? { selected }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === selected { announcePreferredContentSize() }
    }
}
