/// Shows the top of a stack of view controllers, under a bar that shows the user's position in it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    var stack: [UIViewController] = []
    /// The controller whose view is in the area. During a transition that is still the outgoing one.
    var shown: UIViewController?
    /// An animated transition has been requested and begins in the next layout (V-N1).
    var awaitsBegin = false
    /// The controllers that have changed without animation since the last layout.
    var pendingChange: StackChange?
    /// The first controller was added while this one was appearing: it gets its did-calls together with this one.
    var owesArrival = false
    /// The preferred size when the stack last changed, or its top.
    private var knownPreferredSize = CGSize.zero
    let area = NavigationAreaView()
    private(set) lazy var interactivePop = InteractivePop(self)
    /// The gesture that can pop the top of the stack, once one has been zoomed.
    final var zoomDismissal: ZoomDismissal?
    private(set) lazy var barHiding = AutomaticBarHiding(self)
    private let storedBar: UINavigationBar
    private var hidesBar = false
    let bottomBar: NavigationToolbar
    /// The content whose offset the bar follows.
    weak var followedScroll: UIScrollView?
    weak var scrollAboveToolbar: UIScrollView?

    public init(rootViewController: UIViewController) {
        storedBar = UINavigationBar()
        bottomBar = NavigationToolbar()
        super.init(nibName: nil, bundle: nil)
        prepare()
        setViewControllers([rootViewController], animated: false)
    }

    /// The bars are made like archived ones, with the one initialiser that every subclass has.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let type = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        storedBar = type.init(coder: NSCoder()) ?? UINavigationBar()
        bottomBar = NavigationToolbar(class: toolbarClass)
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        storedBar = UINavigationBar()
        bottomBar = NavigationToolbar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        storedBar = UINavigationBar()
        bottomBar = NavigationToolbar()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        storedBar.manager = self
        definesPresentationContext = true
    }

    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: The stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    /// The top, or the controller that is presented over it.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        request(viewControllers, animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        requestPush(of: viewController, animated: animated)
    }

    /// Returns nil if only the root is left, or if the pop has to wait for the end of a transition.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        stack.count > 1 ? requestPop(to: stack[stack.count - 2], animated: animated)?.last : nil
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        requestPop(to: viewController, animated: animated)
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.count > 1 else { return nil }
        return stack.first.flatMap { requestPop(to: $0, animated: animated) }
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    // MARK: The bar

    open var navigationBar: UINavigationBar { storedBar }
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// The duration of hiding or showing the bar, in seconds.
    public nonisolated class var hideShowBarDuration: CGFloat { 0.2 }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        changeBar(isHidden: hidden, animated: animated)
    }

    // MARK: The toolbar

    open var toolbar: UIToolbar! { bottomBar.toolbar }
    /// Defaults to true.
    open var isToolbarHidden: Bool {
        get { bottomBar.isHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        bottomBar.isHidden = hidden
        updateToolbar(animated: animated)
    }

    /// The swipe from the left edge that goes back. Its delegate is the system's own; an app may replace it.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

    // MARK: The view

    open override func loadView() {
        let container = NavigationContainerView(frame: initialViewFrame)
        container.controller = self
        area.frame = container.bounds
        area.controller = self
        container.addSubview(area)
        container.addSubview(storedBar)
        storedBar.isHidden = hidesBar
        container.addGestureRecognizer(interactivePop.recognizer)
        container.addGestureRecognizer(barHiding.swipe)
        container.addGestureRecognizer(barHiding.tap)
        view = container
        updateToolbar(animated: false)
    }

    // MARK: Appearance: this controller forwards it to the visible children

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        comingChild?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showTopIfNothingIsShown()
        seenChildren.forEach { $0.endAppearanceTransition() }
        announceArrival(animated: animated)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        seenChildren.forEach { $0.beginAppearanceTransition(false, animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        seenChildren.forEach { $0.endAppearanceTransition() }
    }

    // MARK: Properties that the top decides

    /// Under a bar the bar's style counts, which is the default one here (C81).
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// The top's, unless this controller has its own.
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            return own == .zero ? preferredSizeOfStack : own
        }
        set { super.preferredContentSize = newValue }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard container === topViewController else { return }
        let hasChanged = notePreferredSize()
        if hasChanged || Assumptions.current.stackPreferredContentSize == .follows { announcePreferredContentSize() }
    }

    /// The preferred size of the top, or the largest one that a top has had.
    private var preferredSizeOfStack: CGSize {
        let size = topViewController?.preferredContentSize ?? .zero
        switch Assumptions.current.stackPreferredContentSize {
        case .follows: return size
        case .keepsLarger:
            return CGSize(
                width: max(size.width, knownPreferredSize.width), height: max(size.height, knownPreferredSize.height))
        }
    }

    /// Stores the preferred size of the stack. Returns whether it has changed.
    func notePreferredSize() -> Bool {
        let size = preferredSizeOfStack
        defer { knownPreferredSize = size }
        return size != knownPreferredSize
    }

    /// The root's, unless this controller has its own.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
}
