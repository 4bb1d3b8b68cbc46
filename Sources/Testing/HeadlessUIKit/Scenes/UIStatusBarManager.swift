/// The status bar of a scene, as the view controllers have last asked for it.
@MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(of scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// What the deciding controller prefers; `.default` is not resolved.
    open internal(set) var statusBarStyle = UIStatusBarStyle.default
    open internal(set) var isStatusBarHidden = false

    /// In points of the screen; `.zero` while the bar is hidden.
    open var statusBarFrame: CGRect {
        guard let screen = scene?.screen, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.statusBarHeight)
    }
}

extension UIWindowScene {
    /// Asks the controllers of the frontmost window anew (C81).
    func updateStatusBar() {
        guard let root = windows.filter({ $0.attachment != nil }).max(by: { $0.comesBefore($1) })?.rootViewController
        else { return }
        let decider = root.frontmostOverStatusBar
        statusBar.statusBarStyle = decider.following(\.childForStatusBarStyle).preferredStatusBarStyle
        statusBar.isStatusBarHidden =
            decider.following(\.childForStatusBarHidden).prefersStatusBarHidden || screen.hidesStatusBar
    }
}

extension UIWindow {
    fileprivate func comesBefore(_ other: UIWindow) -> Bool { (attachment ?? 0) < (other.attachment ?? 0) }
}

extension UIScreen {
    /// A phone on its side has no status bar, whatever is preferred.
    fileprivate var hidesStatusBar: Bool {
        traitCollection.userInterfaceIdiom == .phone && traitCollection.verticalSizeClass == .compact
    }
}

extension UIViewController {
    /// The last of those presented from here that takes the status bar over: one that covers the screen, or wants to (C81).
    fileprivate var frontmostOverStatusBar: UIViewController {
        sequence(first: self) { $0.presentedOverStatusBar }.dropFirst().filter(\.takesStatusBarOver).last ?? self
    }

    /// Who is leaving has given it back.
    private var presentedOverStatusBar: UIViewController? {
        let presentations = sequence(first: [self]) { level in
            let next = level.flatMap(\.storedChildren)
            return next.isEmpty ? nil : next
        }.joined().lazy.compactMap(\.modal.presented)
        return presentations.map(\.presented).first { !$0.isBeingDismissed }
    }

    private var takesStatusBarOver: Bool {
        modal.presentation?.controller.presentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
    }

    fileprivate func following(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        sequence(first: self) { $0[keyPath: child] }.reduce(self) { $1 }
    }
}
