/// The backdrop of an app's views on a screen.
@MainActor
open class UIWindow: UIView {
    let hostScreen: UIScreen
    private var hostScene: UIWindowScene?
    let touchDelivery = TouchDelivery()
    /// Its number among all windows that have become visible; `nil` while it is hidden.
    final var attachment: Int?
    /// Who gets what is typed, and the motions of the device.
    weak var firstResponder: UIResponder?
    /// The window in front of this one, while the first responder has an accessory view.
    final var inputWindow: InputWindow?
    /// What lies above everything while it is open (MN2).
    final var menu: MenuPresentation?

    /// Fills what its scene has of the screen, hidden until it is made visible.
    public init(windowScene: UIWindowScene) {
        hostScreen = windowScene.screen
        hostScene = windowScene
        super.init(frame: hostScreen.windowFrame)
        isHidden = true
        layer.isAnimatable = true
        reportedTraits = hostScreen.traitCollection
        hostScreen.add(self)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        preconditionFailure("A headless window is made by the test harness, which knows its screen.")
    }

    open var rootViewController: UIViewController? {
        didSet { if oldValue !== rootViewController { replaceRoot(oldValue) } }
    }

    open override var window: UIWindow? { self }
    final lazy var focusSystem = UIFocusSystem(of: self)
    open override var next: UIResponder? { hostScene }

    /// A window that leaves its scene is no longer visible.
    open var windowScene: UIWindowScene? {
        get { hostScene }
        set {
            precondition(
                newValue == nil || newValue === hostScene, "A headless window stays in the scene of its screen.")
            hostScene = newValue
            if newValue == nil { isHidden = true }
        }
    }

    open var screen: UIScreen {
        get { hostScreen }
        set { precondition(newValue === hostScreen, "A headless window stays on the screen that it was made for.") }
    }

    open override var safeAreaInsets: UIEdgeInsets { hostScreen.safeAreaInsets }
    open override var traitCollection: UITraitCollection {
        sizeTransition?.announcedTraits ?? overriding(hostScene?.traitCollection ?? hostScreen.traitCollection)
    }

    /// What the screen's traits become in this window.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        traits.overriding(style: overrideUserInterfaceStyle).overriding(traitOverrides).tinted(storedTintColor)
    }

    /// How many transitions keep every new touch from the app (Z1).
    final var transitionsInSilence = 0

    /// Set while the window changes its size.
    var sizeTransition: SizeTransition?

    open override var isHidden: Bool {
        didSet {
            guard oldValue != isHidden else { return }
            if isHidden {
                MainLoop.main.detach(self)
                hostScene?.updateStatusBar()
                NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
            } else {
                MainLoop.main.attach(self)
                showRoot()
                hostScene?.updateStatusBar()
                NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
            }
        }
    }

    open private(set) var isKeyWindow = false

    open var canBecomeKey: Bool { true }

    /// Nothing happens to a window that cannot be it or already is.
    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        for other in hostScreen.liveWindows where other.isKeyWindow {
            other.isKeyWindow = false
            other.resignKey()
            NotificationCenter.default.post(name: Self.didResignKeyNotification, object: other)
        }
        isKeyWindow = true
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    open func becomeKey() {}
    open func resignKey() {}

    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
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

    /// What earlier roots have presented stays in the window, as on a device; the new root covers it.
    private var remainsOfOldRoots: [UIView] {
        subviews.filter { view in
            guard let presenter = (view as? UITransitionView)?.controller?.presentingViewController else {
                return false
            }
            return !sequence(first: presenter) { $0.parent ?? $0.modal.presentation?.presenter }
                .contains { $0 === rootViewController }
        }
    }

    /// Puts the root's view in and lets it appear: the will-call now, the did-call after the commit.
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
        MainLoop.main.performAfterCommit { [weak self, weak root] in
            guard let root, self?.rootViewController === root else { return }
            root.endAppearanceTransition()
        }
    }
}
