/// The backdrop of an app's views on a screen.
@MainActor
open class UIWindow: UIView {
    let hostScreen: UIScreen
    let touchDelivery = TouchDelivery()

    init(hostScreen: UIScreen) {
        self.hostScreen = hostScreen
        super.init(frame: hostScreen.bounds)
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
    open override var next: UIResponder? { nil }
    open override var safeAreaInsets: UIEdgeInsets { hostScreen.safeAreaInsets }
    open override var traitCollection: UITraitCollection {
        overriding(hostScreen.traitCollection)
    }

    /// What the screen's traits become in this window.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        traits.overriding(style: overrideUserInterfaceStyle).overriding(traitOverrides)
    }

    /// Set while the window changes its size.
    var sizeTransition: SizeTransition?

    open override var isHidden: Bool {
        didSet {
            guard oldValue != isHidden else { return }
            if isHidden {
                MainLoop.main.detach(self)
            } else {
                MainLoop.main.attach(self)
                showRoot()
            }
        }
    }

    open private(set) var isKeyWindow = false

    open func makeKey() {
        for other in hostScreen.liveWindows where other !== self { other.isKeyWindow = false }
        isKeyWindow = true
    }

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

    /// Puts the root's view in and lets it appear: the will-call now, the did-call after the commit.
    private func showRoot() {
        guard let root = rootViewController, root.view.superview !== self else { return }
        root.view.frame = bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.beginAppearanceTransition(true, animated: false)
        insertSubview(root.view, at: 0)
        MainLoop.main.performAfterCommit { [weak self, weak root] in
            guard let root, self?.rootViewController === root else { return }
            root.endAppearanceTransition()
        }
    }

    /// Layout and commit of this window (phase 2 of a turn).
    func commit() {
        if layer.subtreeNeedsLayout { layer.layoutTree() }
    }
}
