import Testing
import UIKit

@testable import TestSupport

/// A stack or tabs just before a change that an app's own animator plays and a percent-driven interactor drives.
@MainActor
final class ContainerStage {
    enum Container: CaseIterable, Sendable {
        case push, pop, tab
    }

    enum Motion: CaseIterable, Sendable {
        /// `UIView.animate`.
        case plain
        /// A property animator that the animator vends.
        case vended
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let container: Container
        let motion: Motion

        var testDescription: String { "\(container), \(motion)" }
    }

    nonisolated static let cases = Container.allCases.flatMap { container in
        Motion.allCases.map { Case(container: container, motion: $0) }
    }

    let container: Container
    let interactor: UIPercentDrivenInteractiveTransition
    private let stack: NavigationFixture?
    private let tabs: TabFixture?

    init(_ settings: Case, interactor: UIPercentDrivenInteractiveTransition = UIPercentDrivenInteractiveTransition()) {
        container = settings.container
        self.interactor = interactor
        MainLoop.current.settle()
        switch settings.container {
        case .push: stack = NavigationFixture("a")
        case .pop: stack = NavigationFixture("a", "b")
        case .tab: stack = nil
        }
        tabs = settings.container == .tab ? TabFixture() : nil
        use(motion: settings.motion)
        _ = journal.take()
    }

    private func use(motion: Motion) {
        let animator: any UIViewControllerAnimatedTransitioning =
            motion == .plain ? SlideAnimator(journal) : InterruptibleSlideAnimator()
        stack?.animator = animator
        stack?.interactor = interactor
        tabs?.animator = animator
        tabs?.interactor = interactor
    }

    /// Makes the next change neither animated by the app nor driven.
    func useNothing() {
        stack?.animator = nil
        tabs?.animator = nil
    }

    var journal: Journal { stack?.journal ?? tabs?.journal ?? Journal() }
    var phone: Phone { stack?.phone ?? tabs?.phone ?? Phone() }
    var controller: UIViewController { stack?.navigation ?? tabs?.tabs ?? UIViewController() }
    var coordinator: (any UIViewControllerTransitionCoordinator)? { controller.transitionCoordinator }

    private(set) var leaving = UIViewController()
    private(set) var coming = UIViewController()

    /// Requests the change, without a turn of the run loop.
    func request() {
        switch container {
        case .push:
            leaving = stack?.top ?? leaving
            coming = stack?.push("b") ?? coming
        case .pop:
            leaving = stack?.top ?? leaving
            coming = stack?.root ?? coming
            stack?.navigation.popViewController(animated: true)
        case .tab:
            leaving = tabs?.a ?? leaving
            coming = tabs?.b ?? coming
            tabs?.tabs.selectedIndex = 1
        }
    }

    /// Requests the change and lets it begin.
    func begin() {
        request()
        MainLoop.current.turn()
    }

    /// Another change of the same container: a push of "z", or the third tab.
    func requestAnother() {
        _ = stack?.push("z", animated: false)
        tabs?.tabs.selectedIndex = 2
    }

    // MARK: State

    /// The children in the container, and the selection: the names of the stack or the index of the tab.
    var contents: String {
        if let stack { return stack.names.joined() }
        return tabs.map { "\($0.tabs.viewControllers?.count ?? 0) tabs, \($0.tabs.selectedIndex)" } ?? ""
    }

    /// The content of the bar: the owners of the titles or the selected tab.
    var bar: String {
        if let navigation = stack?.navigation {
            let items = navigation.navigationBar.items ?? []
            return navigation.viewControllers.map(\.navigationItem) == items ? "the stack" : "something else"
        }
        let bar = tabs?.tabs.tabBar
        return "tab \(bar?.items?.firstIndex { $0 === bar?.selectedItem } ?? -1)"
    }

    /// The view that a touch in the middle of the screen would hit, and one on the bar.
    var touched: UIView? { phone.window.hitTest(CGPoint(x: 200, y: 400), with: nil) }
    var reachesBar: Bool {
        let bar: UIView = stack?.navigation.navigationBar ?? tabs?.tabs.tabBar ?? UIView()
        let point = bar.convert(CGPoint(x: bar.bounds.midX, y: 20), to: nil)
        return phone.window.hitTest(point, with: nil)?.isDescendant(of: bar) ?? false
    }
}
