import DemoScreens
import Presentations
import UIKit

/// A ``Demo`` on a screen.
///
/// ```swift
/// let running = RunningDemo(demo)
/// window.rootViewController = running.rootViewController
/// running.begin()
/// ```
@MainActor
public final class RunningDemo {
    public private(set) var demo: Demo
    /// The root view controller for the window.
    public let rootViewController: UIViewController
    private let language: DemoLanguage
    /// Handles the end of the presentation and its reason. Defaults to doing nothing.
    public var onDismiss: @MainActor (DismissalReason) -> Void = { _ in }
    /// Handles a screen that is about to be presented. Defaults to doing nothing.
    public var onPresent: @MainActor (UIViewController) -> Void = { _ in }
    /// A half-sheet that was added as a child.
    private weak var added: UIViewController?

    /// Creates the screens and installs the transitions. Presents nothing yet.
    ///
    /// - Parameter language: The language of the screens that are translated. Defaults to English.
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

    /// Whether something is presented, added or pushed that ``end()`` removes.
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

    /// Undoes ``begin()``: dismisses, removes or pops. Does nothing if there is nothing to undo.
    public func end() {
        guard isPresenting else { return }
        switch demo.kind {
        case .stayingHalfSheet: added.map { rootViewController.removeHalfSheet($0) }
        case .stack: stack?.popViewController(animated: true)
        default: rootViewController.dismiss(animated: true)
        }
    }

    /// Applies other options to the running presentation, animated.
    ///
    /// - Returns: `false` for another kind or other screens, which need a new ``RunningDemo``.
    public func change(to demo: Demo) -> Bool {
        guard demo.kind == self.demo.kind, demo.presenter == self.demo.presenter, demo.screen == self.demo.screen
        else { return false }
        self.demo = demo
        use()
        let presented = presentedViewController
        switch demo.kind {
        case .card, .miniPlayer: presented?.cardPresentationController?.animateChanges { $0 = demo.card }
        case .halfSheet, .stayingHalfSheet:
            presented?.halfSheetPresentationController?.animateChanges { $0 = demo.halfSheet }
        case .popup: presented?.popupPresentationController?.animateChanges { $0 = demo.popup }
        case .drawer, .edgeDrawer: presented?.drawerPresentationController?.animateChanges { $0 = demo.drawer }
        case .stack, .tabs: break
        }
        return true
    }

    // MARK: What can be asked

    /// The presented or added screen; `nil` if there is none, and for pushes and tabs.
    public var presentedViewController: UIViewController? { added ?? rootViewController.presentedViewController }

    /// The presentation controller of the demo's style; `nil` if nothing is presented.
    public var presentationController: PresentationController? {
        let presented = presentedViewController
        return switch demo.kind {
        case .card, .miniPlayer: presented?.cardPresentationController
        case .halfSheet, .stayingHalfSheet: presented?.halfSheetPresentationController
        case .popup: presented?.popupPresentationController
        case .drawer, .edgeDrawer: presented?.drawerPresentationController
        case .stack, .tabs: nil
        }
    }

    /// The view that a push or a tab change moves; `nil` for presentations.
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
            rootViewController.removePresentation(from: edge)
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
        music.removePresentation(from: music.bar)
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
