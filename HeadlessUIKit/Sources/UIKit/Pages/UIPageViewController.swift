/// Shows one page at a time, and lets a finger go to the pages next to it.
///
/// Scrolling pages are in a scroll view among the subviews of `view`, whose offset at rest is the length of one page.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    private let style: TransitionStyle
    private let orientation: NavigationOrientation
    private var doubleSided: Bool
    var spine: SpineLocation
    let spacing: CGFloat

    /// The value of `viewControllers`.
    var pages: [UIViewController] = []
    /// The pages whose views are in place. While code turns the page these are the old ones.
    var shown: [UIViewController] = []
    var neighbours = PageNeighbours()
    var turn: PageTurn?
    /// The layout of the last pass.
    var strip: PageStrip?
    /// True if fingers could turn pages at the last check: later changes of the app count.
    var lastScrollEnabled: Bool?
    let scroller = PageScrollView()
    var control: UIPageControl?
    /// The dot of the visible page. After a tap the control shows another one.
    var shownDot = 0
    /// True while the delegate is asked for the position of the spine: pages that it sets wait for the answer.
    var isAskingForSpine = false
    var pagesForSpine: [UIViewController]?
    lazy var curlGestures = PageCurlGestures(self)

    /// Pages that curl, side by side.
    public convenience init() {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    public init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        self.style = style
        orientation = navigationOrientation
        let location = options?.number(.spineLocation).flatMap { SpineLocation(rawValue: Int($0)) }
        spine = style == .scroll ? .none : location ?? .min
        doubleSided = spine == .mid
        spacing = style == .scroll ? max(0, options?.number(.interPageSpacing) ?? 0) : 0
        super.init(nibName: nil, bundle: nil)
    }

    /// There are no archives here: the pages curl horizontally, as in an archive without values.
    public required init?(coder: NSCoder) {
        style = .pageCurl
        orientation = .horizontal
        spine = .min
        doubleSided = false
        spacing = 0
        super.init(coder: coder)
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Setting it discards the neighbours of the page (PV3). Without one, fingers turn no pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { dataSourceDidChange() } }

    open var transitionStyle: UIPageViewController.TransitionStyle { style }
    open var navigationOrientation: UIPageViewController.NavigationOrientation { orientation }
    open var spineLocation: UIPageViewController.SpineLocation { spine }

    /// True if curling pages have a back. With the spine in the middle they do.
    open var isDoubleSided: Bool {
        get { doubleSided }
        set {
            precondition(newValue || spine != .mid, "Pages with the spine in the middle are double-sided.")
            doubleSided = newValue
        }
    }

    /// The recognisers of curling pages: a pan and a tap. None for scrolling pages (PV6).
    open var gestureRecognizers: [UIGestureRecognizer] { style == .pageCurl ? curlGestures.all : [] }

    /// The pages that are visible, or that code has begun to show. Empty at first.
    open var viewControllers: [UIViewController]? { pages }

    /// Sets one page; two if the spine is in the middle. If pages are double-sided the back may follow its front. Any
    /// other number traps.
    ///
    /// Animated, the page slides in for 0.3 seconds. Forward it comes from the right, even in right-to-left layout
    /// (PV8). The first pages are set at once. The delegate is not called. The completion gets false if another call
    /// interrupted the slide.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        replacePages(with: viewControllers ?? [], direction: direction, animated: animated, completion: completion)
    }

    // MARK: The view

    open override func loadView() {
        let container = PageContainerView(frame: initialViewFrame)
        container.controller = self
        view = container
        switch style {
        case .scroll:
            scroller.controller = self
            scroller.alwaysBounceHorizontal = orientation == .horizontal
            scroller.alwaysBounceVertical = orientation == .vertical
            container.addSubview(scroller)
        case .pageCurl: curlGestures.all.forEach { container.addGestureRecognizer($0) }
        }
        showControl()
        updateScrollEnabled()
        layoutPages()
        shown.forEach { putInPlace($0) }
    }

    // MARK: Appearance: this controller forwards it to the visible pages

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    private var seen: [UIViewController] { shown + (turn?.hasBegun == true ? turn?.incoming ?? [] : []) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shown.forEach { $0.beginAppearanceTransition(true, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shown.forEach { $0.endAppearanceTransition() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        seen.forEach { $0.beginAppearanceTransition(false, animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        seen.forEach { $0.endAppearanceTransition() }
        cutTurnShort()
    }

    // MARK: Size and orientation

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard style == .pageCurl else {
            return CGSize(width: parentSize.width, height: max(0, parentSize.height - heightOfControl))
        }
        let index = shown.firstIndex { $0 === container } ?? 0
        return frameOfCurledPage(index, in: CGRect(origin: .zero, size: parentSize)).size
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        askForSpine(in: size)
        super.viewWillTransition(to: size, with: coordinator)
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
}
