/// The windows of one screen, and what they have in common.
@MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    private let hostScreen: UIScreen
    var traitChanges = TraitChangeRegistry()
    /// The traits that were last told through `traitCollectionDidChange(_:)`.
    private var reportedTraits: UITraitCollection

    init(screen: UIScreen) {
        hostScreen = screen
        reportedTraits = screen.traitCollection
        super.init(harness: ())
    }

    open var screen: UIScreen { hostScreen }
    /// Those of the app: what the system shows above the keyboard is in a window of its own.
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
    /// Reaches every window of the scene.
    public var traitOverrides = UITraitOverrides() {
        didSet {
            updateTraits()
            windows.forEach { $0.setNeedsTraitUpdate() }
        }
    }

    /// Tells the scene itself of traits that are not the ones it was last told.
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
