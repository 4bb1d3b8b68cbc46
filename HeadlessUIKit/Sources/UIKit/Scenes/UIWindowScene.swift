/// The windows of one screen, and their common state.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    private let hostScreen: UIScreen
    var traitChanges = TraitChangeRegistry()
    /// The last traits that were reported by `traitCollectionDidChange(_:)`.
    private var reportedTraits: UITraitCollection

    init(screen: UIScreen) {
        hostScreen = screen
        reportedTraits = screen.traitCollection
        super.init(harness: ())
    }

    open var screen: UIScreen { hostScreen }
    /// The app's windows: the system's views above the keyboard are in a window of their own.
    open var windows: [UIWindow] {
        hostScreen.liveWindows.filter { $0.windowScene === self && !($0 is InputWindow) }
    }
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    final var preferences = ScenePreferences()
    private(set) lazy var statusBar = UIStatusBarManager(of: self)
    open var statusBarManager: UIStatusBarManager? { statusBar }
    open var interfaceOrientation: UIInterfaceOrientation { hostScreen.orientation }

    open var traitCollection: UITraitCollection { hostScreen.traitCollection.overriding(traitOverrides) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Overrides that reach every window of the scene.
    public var traitOverrides = UITraitOverrides() {
        didSet {
            updateTraits()
            windows.forEach { $0.setNeedsTraitUpdate() }
        }
    }

    /// Reports traits to the scene itself if they differ from the last reported ones.
    func updateTraits() {
        let previous = reportedTraits
        guard traitCollection != previous else { return }
        reportedTraits = traitCollection
        traitCollectionDidChange(previous)
        let changes = traitChanges
        changes.notify(self, previous: previous)
    }
}

extension UIWindowScene: TraitChangeKeeper {}
