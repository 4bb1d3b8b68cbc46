/// Manages a hierarchy of views: loads it, lays it out, and follows its appearance.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UIFocusEnvironment, UITraitEnvironment {
    public let nibName: String?
    public let nibBundle: Bundle?

    final var storedView: UIView?
    final var storedChildren: [UIViewController] = []
    final var appearance = AppearanceState()
    final var modal = ModalState()
    /// The transition in which this controller takes part.
    final var transition: ControllerTransition?
    /// The transition between children of this controller, if it is a container with such transitions.
    final var childTransition: ControllerTransition?
    /// What was edited in it when another controller of its stack took its place.
    final var suspendedFocus: SuspendedFocus?
    private lazy var storedNavigationItem = makeNavigationItem()
    final var storedTabBarItem: UITabBarItem?
    final var unavailableContent = UnavailableContent()
    /// The transition with which it appears when it is presented or pushed, and disappears again. Animators of
    /// delegates have priority. Defaults to nil: the `modalTransitionStyle` of a presentation, the slide of a stack.
    open var preferredTransition: Transition?
    /// Keyed by the raw value of an edge.
    final var contentScrollViews: [UInt: WeakScrollView] = [:]

    /// There are no nibs here: the name is stored, and the view comes from `loadView()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// Also the controller's title in bars.
    open var title: String? { didSet { titleDidChange() } }

    // MARK: The view

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView?.owner = nil
            storedView = newValue
            newValue?.owner = self
        }
    }

    open var viewIfLoaded: UIView? { storedView }
    open var isViewLoaded: Bool { storedView != nil }

    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        // On a device the app is in one environment, which is current before any view exists.
        traitCollection.performAsCurrent {
            loadView()
            precondition(storedView != nil, "loadView() of \(Self.self) did not set a view.")
            viewDidLoad()
        }
    }

    open func loadView() {
        view = UIView(frame: initialViewFrame)
    }

    open func viewDidLoad() {}

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }
    open func endAppearanceTransition() { endAppearance() }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open var isBeingPresented: Bool { modal.phase == .presenting }
    open var isBeingDismissed: Bool { modal.phase == .dismissing }
    /// True from `addChild(_:)` until the view has appeared or `didMove(toParent:)` ends the move.
    open internal(set) var isMovingToParent = false
    /// True from `willMove(toParent: nil)` until the view has disappeared or the move has ended.
    open internal(set) var isMovingFromParent = false

    // MARK: Missing content

    /// The state that is passed to `updateContentUnavailableConfiguration(using:)`.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        makeContentUnavailableState()
    }
    /// Called before the first layout of the view, and before the one after each
    /// `setNeedsUpdateContentUnavailableConfiguration()`. The place to set `contentUnavailableConfiguration`. Does
    /// nothing by default.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Layout

    /// Replaces the view's own `updateConstraints()`, and calls it.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func updateProperties() {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    /// The minimum margins of the root view: 16 at the sides, 20 if the shorter side of the window is that of a large
    /// phone (Z7).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let window = viewIfLoaded?.window?.bounds.size ?? .zero
        let side: CGFloat = min(window.width, window.height) >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    /// True if a scroll view that is the content of a controller in a stack gets room for the bars however short its
    /// content is, while its `contentInsetAdjustmentBehavior` is automatic. Defaults to true.
    open var automaticallyAdjustsScrollViewInsets = true
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.updateLayoutMargins() }
    }
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard oldValue != additionalSafeAreaInsets else { return }
            viewIfLoaded?.setNeedsSafeAreaUpdate()
            if Assumptions.current.offsetsOnInsets == .adjusted { viewIfLoaded?.updateSafeAreasNow() }
            noteFittingChangeOfSafeArea()
        }
    }
    open var preferredContentSize = CGSize.zero {
        didSet { if oldValue != preferredContentSize { announcePreferredContentSize() } }
    }

    /// Returns the scroll view that a bar at the edge follows instead of the first one in the view: the one that was
    /// set, or nil.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[edge.rawValue]?.view
    }

    // MARK: Names

    /// The name of the controller in archives of the app's state, which nobody makes here. Defaults to nil.
    open var restorationIdentifier: String?
    /// The name of the screen in the system's reports on how smoothly it moves, which nobody makes here. Defaults to
    /// nil.
    open var interactionActivityTrackingBaseName: String?

    // MARK: Editing

    /// Setting it calls ``setEditing(_:animated:)`` without an animation.
    open var isEditing: Bool {
        get { storedEditing.isOn }
        set { setEditing(newValue, animated: false) }
    }
    /// Starts or ends editing. Called by an edit button; override it to react, and call `super`, which changes the
    /// button.
    open func setEditing(_ editing: Bool, animated: Bool) { storedEditing.set(editing) }
    /// A bar button with the title Edit that starts editing, and with the title Done that ends it. Always the same
    /// object.
    open var editButtonItem: UIBarButtonItem { storedEditing.button(for: self) }
    private var storedEditing = ViewControllerEditing()

    // MARK: Containment

    open internal(set) weak var parent: UIViewController?
    open var children: [UIViewController] { storedChildren }
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) { isMovingFromParent = parent == nil }
    open func didMove(toParent parent: UIViewController?) { endMoving() }
    /// Exchanges the view of one child for that of another. Both have to be children; the container ends their moves in
    /// the completion.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    // MARK: Containers

    open var navigationController: UINavigationController? { nearestParent(UINavigationController.self) }
    open var navigationItem: UINavigationItem { storedNavigationItem }
    /// The items of the navigation controller's toolbar while this controller is on top. Defaults to nil.
    open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsDidChange() } }
    /// True if toolbar and tab bar are hidden while the controller is in a stack, above the root. Read when the stack
    /// changes. Defaults to false.
    open var hidesBottomBarWhenPushed = false
    /// The nearest one that contains this controller.
    open var splitViewController: UISplitViewController? { nearestParent(UISplitViewController.self) }
    open var tabBarController: UITabBarController? { nearestParent(UITabBarController.self) }
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            storedTabBarItem = item
            return item
        }
        set {
            storedTabBarItem = newValue
            tabBarController?.viewIfLoaded?.setNeedsLayout()
        }
    }
    /// The tab that made this controller.
    open internal(set) weak var tab: UITab?

    /// Pushes if there is a navigation controller or a split view controller, otherwise presents.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container: UIViewController = navigationController ?? splitViewController {
            container.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Shows the detail of a split view controller, or presents if there is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    // MARK: Presentation

    open var modalPresentationStyle: UIModalPresentationStyle {
        get { modal.style == .automatic ? .pageSheet : modal.style }
        set { modal.style = newValue }
    }
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    /// True if the presenter keeps the keyboard when this controller is presented (K5).
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    open var presentedViewController: UIViewController? { nearestPresented }
    open var presentingViewController: UIViewController? { nearestPresenting }
    open var presentationController: UIPresentationController? { nearestPresentationController }
    /// Returns the presentation controller of a class that brings its own; `nil` for that of the style.
    func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }
    open var activePresentationController: UIPresentationController? {
        presentingAncestor?.modal.presentation?.controller
    }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestCoordinator }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        inMainLoop { requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion) }
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        inMainLoop { requestDismissal(animated: flag, completion: completion) }
    }

    // MARK: Environment

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if oldValue != overrideUserInterfaceStyle { viewIfLoaded?.propagateTraits() } }
    }
    open var traitCollection: UITraitCollection { resolvedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    public var traitOverrides = UITraitOverrides() {
        didSet { viewIfLoaded?.setNeedsTraitUpdate() }
    }
    open func updateTraitsIfNeeded() { viewIfLoaded?.propagateTraits() }
    final var traitChanges = TraitChangeRegistry()

    /// The traits that the parent set with `setOverrideTraitCollection(_:forChild:)`.
    final var traitsFromParent: UITraitCollection?
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else { return }
        childViewController.traitsFromParent = collection
        childViewController.viewIfLoaded?.propagateTraits()
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitsFromParent
    }

    // MARK: The status bar (C81)

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// True if the environment is vertically compact.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    /// The animation of a change. Here the drawn bar changes at once.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() { hostWindow?.windowScene?.updateStatusBar() }

    // MARK: Other preferences for the system

    /// The orientations in which the interface may be shown: by default any, on a phone except upside down. A stage
    /// turns to any orientation, whatever the answer.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }
    /// True by default. No system since iOS 16 asks it: `supportedInterfaceOrientations` and
    /// `prefersInterfaceOrientationLocked` decide.
    open var shouldAutorotate: Bool { true }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { updateScenePreferences() }
    /// The orientation in which a controller that covers the screen appears. Defaults to the current one.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        hostWindow?.windowScene?.interfaceOrientation ?? .portrait
    }
    /// True if the interface keeps its orientation. Defaults to false. The scene's geometry reports it.
    open var prefersInterfaceOrientationLocked: Bool { false }
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { updateScenePreferences() }
    /// True if the home indicator may be hidden. Defaults to false.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { updateScenePreferences() }
    /// The edges at which the app's gestures have priority over the system's. Defaults to none.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { updateScenePreferences() }

    /// Called when the harness reports low memory.
    open func didReceiveMemoryWarning() {}

    // MARK: Keys

    private lazy var addedKeyCommands: [UIKeyCommand] = []
    /// The commands that were added.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    // MARK: Focus

    open var parentFocusEnvironment: (any UIFocusEnvironment)? { storedView?.superview }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    open override var next: UIResponder? {
        parent.map { _ in storedView?.superview } ?? modal.presentation?.controller.presentingViewController
            ?? storedView?.superview
    }

    // MARK: UIContentContainer

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in storedChildren {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard child.viewIfLoaded?.bounds.size != childSize else { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        presentationInContext?.viewWillTransition(to: size, with: coordinator)
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        storedChildren.forEach { $0.forwardTransition(to: newCollection, with: coordinator) }
        presentationInContext?.willTransition(to: newCollection, with: coordinator)
    }
}
