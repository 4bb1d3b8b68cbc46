import UIKit

extension UIWindowScene {
    /// Presents a view controller in any style in front of everything in the scene, in a window of its own: a toast, an
    /// incoming call, a request for a password.
    ///
    /// ```swift
    /// view.window?.windowScene?.present(
    ///     toast,
    ///     as: Card {
    ///         $0.edge = .top
    ///         $0.allowsBackgroundInteraction = true
    ///         $0.dismissesAfter = 3
    ///     })
    /// ```
    ///
    /// The window is one level below `.statusBar`, so a window of the app at `.alert` is in front of it. It is released
    /// at the end. To dismiss, call `dismiss(animated:)` of the presented view controller. The style's `presenter` has
    /// no effect. For notices, and for what the windows below keep, see
    /// <doc:EndingsAndQueues#Present-above-everything>.
    ///
    /// The parameters are those of ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)``.
    /// `onDismiss` gets `.programmatic` if the scene is disconnected.
    public func present(
        // A window scene has a type of that name itself.
        _ viewController: UIViewController, as style: some Presentations.PresentationStyle, animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        let isNotice = style.options.allowsBackgroundInteraction && !viewController.isModalInPresentation
        // Windows of the system's, such as that of the keyboard, may be among them.
        let front = windows.lazy.compactMap { $0 as? PresentationWindow }.filter { !$0.isHidden }.last
        let window = front.flatMap { isNotice && $0.isForNotices ? $0 : nil } ?? PresentationWindow(self, isNotice)
        window.present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss)
    }
}

/// A window for presentations in front of everything in its scene. It lasts as long as they do.
final class PresentationWindow: UIWindow {
    let isForNotices: Bool
    private let root = WindowRootViewController()
    /// The presentations that have not ended.
    private var presentations = 0
    private weak var formerKeyWindow: UIWindow?
    private weak var edited: UIResponder?
    private var following: TurnObserver?
    private var disconnection: NotificationTokens?

    init(_ scene: UIWindowScene, _ isForNotices: Bool) {
        self.isForNotices = isForNotices
        super.init(windowScene: scene)
        accessibilityIdentifier = "presentation.window"
        windowLevel = UIWindow.Level(rawValue: UIWindow.Level.statusBar.rawValue - 1)
        accessibilityViewIsModal = !isForNotices
        rootViewController = root
        let identifier = ObjectIdentifier(scene)
        disconnection = NotificationTokens([UIScene.didDisconnectNotification]) { notification in
            (notification.object as? UIScene).map { ObjectIdentifier($0) == identifier ? () : nil } ?? nil
        } handle: { [weak self] in
            self?.root.dismiss(animated: false)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A window for presentations is made in code.")
    }

    /// The window that decides about everything that this one does not show: the frontmost one of the app's screens.
    fileprivate var below: UIWindow? {
        windowScene?.windows.last { !$0.isHidden && $0.rootViewController != nil && $0.windowLevel == .normal }
    }

    // MARK: Coming and going

    func present(
        _ viewController: UIViewController, as style: some PresentationStyle, animated: Bool,
        completion: (() -> Void)?, onDismiss: ((DismissalReason) -> Void)?
    ) {
        presentations += 1
        if isHidden { show() }
        // The handler retains the window until the end.
        root.present(viewController, as: style, by: nil, animated: animated, completion: completion) { reason in
            self.presentations -= 1
            if self.presentations == 0 { self.hide() }
            if let reason { onDismiss?(reason) }
        }
    }

    private func show() {
        if !isForNotices {
            formerKeyWindow = windowScene?.keyWindow
            edited = formerKeyWindow?.rootViewController.flatMap(\.editedInFront)
            edited?.resignFirstResponder()
        }
        _ = followBelow()
        following = TurnObserver { [weak self] in self?.followBelow() ?? false }
        if isForNotices { isHidden = false } else { makeKeyAndVisible() }
    }

    private func hide() {
        following = nil
        if isKeyWindow, let formerKeyWindow, !formerKeyWindow.isHidden {
            formerKeyWindow.makeKey()
            edited?.becomeFirstResponder()
        }
        isHidden = true
        rootViewController = nil
        windowScene = nil
    }

    /// Takes over the appearance of the window below. UIKit does not report its changes. Returns whether there was one.
    private func followBelow() -> Bool {
        guard let below else { return false }
        let own = below.rootViewController?.overrideUserInterfaceStyle ?? .unspecified
        let appearance = own == .unspecified ? below.overrideUserInterfaceStyle : own
        let hasChanged = overrideUserInterfaceStyle != appearance || tintColor != below.tintColor
        if overrideUserInterfaceStyle != appearance { overrideUserInterfaceStyle = appearance }
        if tintColor != below.tintColor { tintColor = below.tintColor }
        return hasChanged
    }

    // MARK: Touches and keys

    override var canBecomeKey: Bool {
        get { !isForNotices }
        set {}
    }

    /// Leaves touches beside the presentations to the windows below.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === root.viewIfLoaded || hit?.isDescendant(of: self) != true ? nil : hit
    }
}

/// The root of a window for presentations. It shows nothing, and leaves what the system asks to the window below.
private final class WindowRootViewController: UIViewController {
    private var below: UIViewController? { (viewIfLoaded?.window as? PresentationWindow)?.below?.rootViewController }

    private func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
        guard let below else { return nil }
        let front = below.presentedStack.filter { $0.controlsStatusBar && !$0.isBeingDismissed }.last ?? below
        return Array(sequence(first: front, next: { $0[keyPath: child] })).last
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }

    override var prefersStatusBarHidden: Bool { decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }

    override var prefersHomeIndicatorAutoHidden: Bool {
        decider(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
    }

    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        decider(\.childForScreenEdgesDeferringSystemGestures)?.preferredScreenEdgesDeferringSystemGestures ?? []
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard let below else { return super.supportedInterfaceOrientations }
        return (below.presentedStack.filter(\.controlsStatusBar).last ?? below).supportedInterfaceOrientations
    }
}

extension UIViewController {
    /// Whether a presented view controller takes over what the system asks: it covers the screen, or says so.
    fileprivate var controlsStatusBar: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
    }

    /// What is being edited in this view controller, or in one that is presented from it.
    fileprivate var editedInFront: UIResponder? {
        ([self] + presentedStack).lazy.compactMap(\.editedResponder).first
    }
}
