/// The status bar of a scene, as the view controllers have last requested it.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(of scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The preference of the deciding controller; `.default` is not resolved.
    open internal(set) var statusBarStyle = UIStatusBarStyle.default
    open internal(set) var isStatusBarHidden = false

    /// In points of the screen; `.zero` while the bar is hidden.
    open var statusBarFrame: CGRect {
        guard let screen = scene?.screen, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.statusBarHeight)
    }
}

extension UIWindowScene {
    /// Asks the controllers of the frontmost window again, for the status bar (C81) and their other preferences for the
    /// system.
    func updateStatusBar() {
        guard let decider = screenDecider else { return }
        statusBar.statusBarStyle = decider.following(\.childForStatusBarStyle).preferredStatusBarStyle
        statusBar.isStatusBarHidden =
            decider.following(\.childForStatusBarHidden).prefersStatusBarHidden || screen.hidesStatusBar
        updatePreferences()
    }

    /// The window that is asked. A window that does not cover the app's part of the screen does not count: overlays are
    /// made a point smaller for that reason.
    var screenDecider: UIViewController? {
        let covering = windows.last { !$0.isHidden && $0.layer.rectWithoutTransform.contains(screen.windowFrame) }
        return covering?.rootViewController?.frontmostOverStatusBar
    }
}

extension UIScreen {
    /// True for a phone in landscape, which has no status bar whatever is preferred.
    fileprivate var hidesStatusBar: Bool {
        traitCollection.userInterfaceIdiom == .phone && traitCollection.verticalSizeClass == .compact
    }
}

extension UIViewController {
    /// The last controller presented from here that takes over the status bar: one that covers the screen, or captures
    /// the status bar's appearance (C81).
    fileprivate var frontmostOverStatusBar: UIViewController {
        sequence(first: self) { $0.presentedOverStatusBar }.dropFirst().filter(\.takesStatusBarOver).last ?? self
    }

    /// A controller that is being dismissed has given it back.
    private var presentedOverStatusBar: UIViewController? {
        let presentations = sequence(first: [self]) { level in
            let next = level.flatMap(\.storedChildren)
            return next.isEmpty ? nil : next
        }.joined().lazy.compactMap(\.modal.presented)
        return presentations.map(\.presented).first { !$0.isBeingDismissed }
    }

    private var takesStatusBarOver: Bool {
        guard let presentation = modal.presentation else { return false }
        return presentation.controller.presentationStyle == .fullScreen || presentation.capturesStatusBar
    }

    func following(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        sequence(first: self) { $0[keyPath: child] }.reduce(self) { $1 }
    }
}
