import DemoScreens
import Presentations
import UIKit

/// A ``Demo`` on the screen.
///
/// ```swift
/// let running = RunningDemo(demo)
/// window.rootViewController = running.rootViewController
/// running.begin()
/// ```
@MainActor
public final class RunningDemo {
    public private(set) var demo: Demo
    /// What the window shows.
    public let rootViewController: UIViewController
    private let language: DemoLanguage
    /// Called with the reason when what was presented has gone. Does nothing by default.
    public var onDismiss: @MainActor (DismissalReason) -> Void = { _ in }
    /// Called with a screen that is about to be presented. Does nothing by default.
    public var onPresent: @MainActor (UIViewController) -> Void = { _ in }
    /// A half-sheet that stays.
    private weak var added: UIViewController?

    /// Makes the screens and puts the transitions to use. Nothing is presented yet.
    ///
    /// - Parameter language: That of the screens which are translated. Defaults to English.
    public init(_ demo: Demo, language: DemoLanguage = .english) {
        self.demo = demo
        self.language = language
        rootViewController = Self.rootViewController(of: demo, language)
        use()
    }

    private static func rootViewController(of demo: Demo, _ language: DemoLanguage) -> UIViewController {
        switch demo.kind {
        case .miniPlayer: MiniPlayerViewController()
        case .stack: UINavigationController(rootViewController: AlbumListViewController())
        case .tabs: MusicTabBarController()
        default: demo.presenter.makeViewController(language: language)
        }
    }

    /// Whether ``begin()`` has something to do, and ``end()`` would undo it.
    public var isPresenting: Bool {
        switch demo.kind {
        case .stayingHalfSheet: added?.parent != nil
        case .stack: (stack?.viewControllers.count ?? 0) > 1
        case .tabs: false
        default: rootViewController.presentedViewController != nil
        }
    }

    /// Presents the screen, or pushes one, or selects the next tab. Does nothing while something is presented.
    public func begin() {
        guard !isPresenting else { return }
        let root = rootViewController
        switch demo.kind {
        case .card: root.presentAsCard(makeScreen(), style: demo.card, onDismiss: ended)
        case .halfSheet: root.presentAsHalfSheet(makeScreen(), style: demo.halfSheet, onDismiss: ended)
        case .popup: root.presentAsPopup(makeScreen(), style: demo.popup, onDismiss: ended)
        case .drawer, .edgeDrawer: root.presentAsDrawer(makeScreen(), style: demo.drawer, onDismiss: ended)
        case .stayingHalfSheet: addHalfSheet()
        case .miniPlayer: root.presentAsCard(makePlayer(), style: demo.card, onDismiss: ended)
        case .stack: stack?.pushViewController(AlbumViewController(), animated: true)
        case .tabs: selectNextTab()
        }
    }

    /// Dismisses, removes or pops what ``begin()`` has brought. Does nothing while there is nothing.
    public func end() {
        guard isPresenting else { return }
        switch demo.kind {
        case .stayingHalfSheet: added.map { rootViewController.removeHalfSheet($0) }
        case .stack: stack?.popViewController(animated: true)
        default: rootViewController.dismiss(animated: true)
        }
    }

    /// Goes on with other options: what is presented changes at once, animated.
    ///
    /// - Returns: Whether that was possible. Another kind or other screens need a new ``RunningDemo``.
    public func change(to demo: Demo) -> Bool {
        guard demo.kind == self.demo.kind, demo.presenter == self.demo.presenter, demo.screen == self.demo.screen
        else { return false }
        self.demo = demo
        use()
        let presented = presentedViewController
        presented?.cardPresentationController?.animateChanges { $0 = demo.card }
        presented?.halfSheetPresentationController?.animateChanges { $0 = demo.halfSheet }
        presented?.popupPresentationController?.animateChanges { $0 = demo.popup }
        presented?.drawerPresentationController?.animateChanges { $0 = demo.drawer }
        return true
    }

    // MARK: What can be asked

    /// The screen that is presented, or that was added; `nil` without one, and for pushes and tabs.
    public var presentedViewController: UIViewController? { added ?? rootViewController.presentedViewController }

    /// The controller of the presentation, in the style of the demo; `nil` without one.
    public var presentationController: PresentationController? {
        guard let presented = presentedViewController else { return nil }
        return presented.halfSheetPresentationController ?? presented.cardPresentationController
            ?? presented.popupPresentationController ?? presented.drawerPresentationController
    }

    /// What a push or a change of tabs moves; `nil` for presentations.
    public var movingView: UIView? {
        if let tabs = rootViewController as? UITabBarController { return tabs.selectedViewController?.viewIfLoaded }
        guard let stack else { return nil }
        let coordinator = stack.transitionCoordinator
        let screens = [
            coordinator?.viewController(forKey: .to), coordinator?.viewController(forKey: .from),
            stack.topViewController,
        ]
        return screens.lazy.compactMap { $0 as? AlbumViewController }.first?.viewIfLoaded
    }

    // MARK: Screens

    private var stack: UINavigationController? { rootViewController as? UINavigationController }

    private func makeScreen() -> UIViewController {
        let screen = demo.screen.makeViewController(language: language)
        onPresent(screen)
        return screen
    }

    private func makePlayer() -> UIViewController {
        let player = FullScreenPlayerViewController()
        onPresent(player)
        return player
    }

    private func addHalfSheet() {
        let screen = makeScreen()
        added = screen
        rootViewController.addHalfSheet(screen, style: demo.halfSheet)
    }

    private func selectNextTab() {
        guard let tabs = rootViewController as? UITabBarController, let count = tabs.viewControllers?.count, count > 0
        else { return }
        tabs.selectedIndex = (tabs.selectedIndex + 1) % count
    }

    // MARK: Transitions

    private func use() {
        switch demo.kind {
        case .edgeDrawer: useEdgePresentation()
        case .miniPlayer: useExpandingPresentation()
        case .stack: stack?.use(demo.navigation)
        case .tabs: (rootViewController as? UITabBarController)?.use(demo.tabs)
        default: break
        }
    }

    private func useEdgePresentation() {
        for edge in [PresentationEdge.leading, .trailing, .top, .bottom] {
            rootViewController.removeEdgePresentation(from: edge)
        }
        rootViewController.use(
            EdgePresentation(from: demo.edge, style: demo.drawer, threshold: demo.edgeThreshold) { [weak self] in
                self?.makeScreen()
            } onDismiss: { [weak self] in
                self?.ended($0)
            })
    }

    private func useExpandingPresentation() {
        guard let music = rootViewController as? MiniPlayerViewController else { return }
        music.loadViewIfNeeded()
        music.removeExpandingPresentation(from: music.bar)
        music.use(
            ExpandingPresentation(from: music.bar, style: demo.card) { [weak self] in
                self?.makePlayer()
            } onDismiss: { [weak self] in
                self?.ended($0)
            })
    }

    private var ended: @MainActor (DismissalReason) -> Void {
        { [weak self] in self?.onDismiss($0) }
    }
}
