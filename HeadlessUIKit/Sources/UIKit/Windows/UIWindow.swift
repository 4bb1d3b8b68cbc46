/// The backdrop of an app's views on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The scene's, or the device's while there is no scene.
    final private(set) var hostScreen: UIScreen
    private var hostScene: UIWindowScene?
    let touchDelivery = TouchDelivery()
    /// Its index among all windows that have become visible; `nil` while it is hidden.
    final var attachment: Int?
    /// The responder that gets typed keys, and the motions of the device.
    weak var firstResponder: UIResponder?
    /// The window in front of this one that contains the accessory view of the first responder.
    final var inputWindow: InputWindow?
    final var concentricViews = ConcentricViews()
    /// The open menu, above everything else (MN2).
    final var menu: MenuPresentation?

    /// Fills its scene's part of the screen, hidden until it is made visible.
    public init(windowScene: UIWindowScene) {
        hostScreen = windowScene.screen
        hostScene = windowScene
        super.init(frame: hostScreen.windowFrame)
        setUp()
    }

    /// A window without a scene, hidden until it is made visible.
    ///
    /// Its controller appears and is laid out, but nobody can see or touch the window before ``windowScene`` is set, as
    /// in an app whose life cycle is that of its scenes.
    public override init(frame: CGRect) {
        hostScreen = .main
        super.init(frame: frame)
        setUp()
    }

    /// A window without a scene that fills the app's part of the screen.
    public convenience init() {
        self.init(frame: UIScreen.main.windowFrame)
    }

    /// There are no archives here: makes a window without a scene and without a size.
    public required init?(coder: NSCoder) {
        hostScreen = .main
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        super.isHidden = true
        layer.isAnimatable = true
        reportedTraits = hostScreen.traitCollection
        hostScreen.moveToFront(self)
    }

    open var rootViewController: UIViewController? {
        didSet { if oldValue !== rootViewController { replaceRoot(oldValue) } }
    }

    open override var window: UIWindow? { self }
    final lazy var focusSystem = UIFocusSystem(of: self)
    open override var next: UIResponder? { hostScene }

    /// The scene that shows the window. A window that leaves its scene is hidden; one that enters a scene comes in
    /// front of the others of its level.
    open var windowScene: UIWindowScene? {
        get { hostScene }
        set {
            guard newValue !== hostScene else { return }
            guard let newValue else {
                isHidden = true
                hostScene = nil
                return
            }
            move(to: newValue.screen)
            hostScene = newValue
            if isKeyWindow { takeKeyFromOthers() }
            becameVisible()
        }
    }

    /// The screen of the window. Setting it moves a window in a scene to the scene of another screen.
    open var screen: UIScreen {
        get { hostScreen }
        set {
            if hostScene == nil { move(to: newValue) } else { windowScene = newValue.scene }
        }
    }

    private func move(to screen: UIScreen) {
        endEditing(true)
        hostScreen.remove(self)
        if attachment != nil, hostScreen.loop !== screen.loop {
            hostScreen.loop.detach(self)
            screen.loop.attach(self)
        }
        hostScreen = screen
        screen.moveToFront(self)
        setNeedsTraitUpdate()
        forEachInSubtree { $0.setNeedsSafeAreaUpdate() }
    }

    /// Defaults to `.normal`. A window that enters a level is in front of the others in it.
    open var windowLevel = UIWindow.Level.normal {
        didSet {
            guard oldValue != windowLevel else { return }
            hostScreen.moveToFront(self)
            hostScene?.updateStatusBar()
        }
    }

    /// The insets of the screen's hardware, as far as they reach into the window.
    open override var safeAreaInsets: UIEdgeInsets {
        let insets = hostScreen.safeAreaInsets
        guard insets != .zero, sizeTransition == nil else { return insets }
        return Self.clampedInsets(insets, of: layer.rectWithoutTransform, in: hostScreen.windowFrame)
    }
    /// A window that fills the screen has the display's corners.
    override var cornersAsContainer: CornerRadii? {
        let isFull = layer.rectWithoutTransform == hostScreen.bounds
        return super.cornersAsContainer ?? CornerRadii(isFull ? hostScreen.displayCornerRadius : 0)
    }
    open override var traitCollection: UITraitCollection {
        sizeTransition?.announcedTraits ?? overriding(hostScene?.traitCollection ?? hostScreen.traitCollection)
    }

    /// Returns the screen's traits with the changes of this window.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        traits.overriding(style: overrideUserInterfaceStyle).overriding(traitOverrides).tinted(storedTintColor)
    }

    /// The number of transitions that keep every new touch from the app (Z1).
    final var transitionsInSilence = 0

    /// Set while the size of the window changes.
    var sizeTransition: SizeTransition?

    open override var isHidden: Bool {
        didSet {
            guard oldValue != isHidden else { return }
            if isHidden {
                hostScreen.loop.detach(self)
                passKeyOn()
                hostScene?.updateStatusBar()
                NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
            } else {
                hostScreen.loop.attach(self)
                showRoot()
                becameVisible()
                NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
            }
        }
    }

    private func becameVisible() {
        guard !isHidden else { return }
        hostScreen.moveToFront(self)
        if hostScene != nil { hostScreen.becomeMain() }
        hostScene?.updateStatusBar()
    }

    open private(set) var isKeyWindow = false

    open var canBecomeKey: Bool { true }

    /// Has no effect on a window that cannot become key or already is. Each scene has one key window.
    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        takeKeyFromOthers()
        isKeyWindow = true
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    private func takeKeyFromOthers() {
        for other in hostScreen.liveWindows where other !== self && other.hostScene === hostScene {
            other.giveUpKey()
        }
    }

    private func giveUpKey() {
        guard isKeyWindow else { return }
        isKeyWindow = false
        resignKey()
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }

    /// When the key window is hidden, the frontmost visible one becomes key. Without such a window it stays key.
    private func passKeyOn() {
        guard isKeyWindow else { return }
        let others = hostScene?.windows.filter { $0 !== self && !$0.isHidden && $0.canBecomeKey }
        others?.last?.makeKey()
    }

    open func becomeKey() {}
    open func resignKey() {}

    /// Also puts a window that is already visible in front of the others of its level.
    open func makeKeyAndVisible() {
        makeKey()
        if isHidden { isHidden = false } else { becameVisible() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?.viewIfLoaded.map { view in
            if view.superview === self, view.transform.isIdentity, view.frame != bounds { view.frame = bounds }
        }
    }

    // Nil stands for the screen.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { place(of: point, to: window) }
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { place(of: point, from: window) }
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { rect.mapped { place(of: $0, to: window) } }
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { rect.mapped { place(of: $0, from: window) } }

    open func sendEvent(_ event: UIEvent) {
        touchDelivery.deliver(event, in: self)
    }

    private func replaceRoot(_ old: UIViewController?) {
        if let old, old.viewIfLoaded?.superview === self {
            old.beginAppearanceTransition(false, animated: false)
            old.view.removeFromSuperview()
            old.endAppearanceTransition()
        }
        if !isHidden { showRoot() }
    }

    /// Controllers presented by earlier roots stay in the window, as on a device; the new root covers them.
    private var remainsOfOldRoots: [UIView] {
        subviews.filter { view in
            guard let presenter = (view as? UITransitionView)?.controller?.presentingViewController else {
                return false
            }
            return !sequence(first: presenter) { $0.parent ?? $0.modal.presentation?.presenter }
                .contains { $0 === rootViewController }
        }
    }

    /// Adds the root's view and makes it appear: the will-call now, the did-call after the commit.
    private func showRoot() {
        guard let root = rootViewController, root.view.superview !== self else { return }
        root.view.frame = bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.beginAppearanceTransition(true, animated: false)
        if let remains = remainsOfOldRoots.last {
            insertSubview(root.view, aboveSubview: remains)
        } else {
            insertSubview(root.view, at: 0)
        }
        hostScene?.updateStatusBar()
        hostScreen.loop.performAfterCommit { [weak self, weak root] in
            guard let root, self?.rootViewController === root else { return }
            root.endAppearanceTransition()
        }
    }
}
