import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A finger from the leading edge of the screen belongs to swipes from that edge, and any other to the content.
@MainActor
struct EdgesFirstTests {
    /// A gesture that begins at the edge.
    enum Swipe: CaseIterable, Sendable {
        case pop, popFromAnywhere, systemPop, dismissal, presentation
    }

    /// What wants the finger in the content.
    enum Rival: CaseIterable, Sendable {
        case row, pan, edgePan, swipe, pager, scrollView, split, web, tabs
    }

    /// The direction of the language, or one that the app forces on its views.
    enum Direction: CaseIterable, Sendable {
        case leftToRight, rightToLeft, forced
    }

    struct Combination: Sendable, CustomTestStringConvertible {
        let swipe: Swipe
        let rival: Rival
        let direction: Direction

        var testDescription: String { "\(swipe) over \(rival), \(direction)" }

        /// Scroll views, and the kit's tabs, keep the finger from UIKit's own swipe.
        static let all = Swipe.allCases.flatMap { swipe in
            Rival.allCases.flatMap { rival in
                Direction.allCases.map { Combination(swipe: swipe, rival: rival, direction: $0) }
            }
        }.filter { $0.swipe != .systemPop || ![.pager, .scrollView, .web, .tabs].contains($0.rival) }

        /// Those that want a finger from anywhere.
        static let elsewhere = all.filter { ![.edgePan, .split].contains($0.rival) }
    }

    @Test("From the edge the swipe goes before whatever lies there", arguments: Combination.all)
    func edge(combination: Combination) {
        let scene = Scene(combination)
        scene.slide(from: 2)
        #expect(!scene.rivalHasFinger)
        scene.letGo()
        #expect(scene.hasHappened)
    }

    @Test("From anywhere else the content goes first", arguments: Combination.elsewhere)
    func elsewhere(combination: Combination) {
        let scene = Scene(combination)
        scene.slide(from: 120)
        #expect(scene.rivalHasFinger)
        scene.letGo()
        #expect(!scene.hasHappened)
    }

    @Test("At the edge, a finger that moves up or down, taps or rests reaches the content", arguments: Swipe.allCases)
    func otherMovements(swipe: Swipe) {
        let scene = Scene(Combination(swipe: swipe, rival: .pan, direction: .leftToRight))
        let press = UILongPressGestureRecognizer()
        scene.content.view.addGestureRecognizer(press)
        var taps = 0
        let button = UIButton(
            frame: CGRect(x: 0, y: 600, width: 44, height: 44), primaryAction: UIAction { _ in taps += 1 })
        scene.content.view.addSubview(button)
        scene.stage.touchDown(at: CGPoint(x: 4, y: 400))
        scene.stage.advance(by: 0.05)
        scene.stage.touchMoved(to: CGPoint(x: 4, y: 415))
        #expect(scene.rivalHasFinger)
        scene.letGo()
        scene.stage.touchDown(at: CGPoint(x: 4, y: 400))
        scene.stage.advance(by: 0.55)
        #expect(press.state == .began)
        scene.stage.touchUp()
        scene.stage.tap(at: CGPoint(x: 4, y: button.convert(CGPoint(x: 0, y: 20), to: nil).y))
        #expect(taps == 1)
        #expect(!scene.hasHappened)
    }

    /// A phone whose content has something that wants the finger.
    @MainActor
    private struct Scene {
        let stage: Stage
        let content: Content
        private let swipe: Swipe
        private let isMirrored: Bool
        private let root = UIViewController()
        private let stack = UINavigationController(rootViewController: UIViewController())

        init(_ combination: Combination) {
            swipe = combination.swipe
            isMirrored = combination.direction != .leftToRight
            // A split view swipes where it has room for two columns.
            stage = Stage(
                combination.rival == .split ? .iPad11 : .iPhone15,
                layoutDirection: combination.direction == .rightToLeft ? .rightToLeft : .leftToRight)
            content = Content(combination.rival, isMirrored: isMirrored)
            if combination.direction == .forced {
                for view in [root.view, stack.view, content.view] { view?.semanticContentAttribute = .forceRightToLeft }
            }
            switch swipe {
            case .pop, .popFromAnywhere, .systemPop:
                if swipe != .systemPop {
                    stack.use(NavigationTransition(interactivePop: swipe == .pop ? .edge : .anywhere))
                }
                stage.show(stack)
                stack.pushViewController(content, animated: false)
            case .dismissal:
                stage.show(root)
                root.presentAsHalfSheet(
                    content, style: HalfSheet(detents: [.large()], dismissal: [.edgeSwipe]), animated: false)
            case .presentation:
                stage.show(content)
                content.use(EdgePresentation(from: .leading, style: Drawer()) { UIViewController() })
            }
            stage.settle()
            content.prepare(isForced: combination.direction == .forced)
            stage.settle()
        }

        /// Moves a finger inward by six tenths of the screen.
        func slide(from x: CGFloat) {
            let width = stage.window.bounds.width
            func point(_ x: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? width - x : x, y: 400) }
            stage.touchDown(at: point(x))
            for step in 1...20 {
                stage.advance(by: 0.01)
                stage.touchMoved(to: point(x + CGFloat(step) * 0.03 * width))
            }
        }

        func letGo() {
            stage.touchUp()
            stage.settle()
        }

        var rivalHasFinger: Bool { content.hasFinger() }

        var hasHappened: Bool {
            switch swipe {
            case .pop, .popFromAnywhere, .systemPop: stack.viewControllers.count == 1
            case .dismissal: root.presentedViewController == nil
            case .presentation: content.presentedViewController != nil
            }
        }
    }

    /// A view controller with something that wants the finger all over its view.
    private final class Content: UIViewController, UITableViewDataSource, UITableViewDelegate {
        private let rival: Rival
        private let isMirrored: Bool
        private(set) var hasFinger: () -> Bool = { false }

        init(_ rival: Rival, isMirrored: Bool) {
            self.rival = rival
            self.isMirrored = isMirrored
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        /// Adds it, once the view has its size.
        func prepare(isForced: Bool) {
            switch rival {
            case .row: addTable(isForced: isForced)
            case .pan: follow(UIPanGestureRecognizer())
            case .edgePan:
                let pan = UIScreenEdgePanGestureRecognizer()
                pan.edges = [.left, .right]
                follow(pan)
            case .swipe:
                let swipe = UISwipeGestureRecognizer()
                swipe.direction = isMirrored ? .left : .right
                follow(swipe)
            case .pager: addPages(isForced: isForced)
            case .scrollView: addScrollView(to: view)
            case .split: addSplit(isForced: isForced)
            case .web:
                let web = UIView(frame: view.bounds)
                view.addSubview(web)
                addScrollView(to: web)
                web.addGestureRecognizer(UIPanGestureRecognizer())
            case .tabs: addTabs(isForced: isForced)
            }
        }

        private func follow(_ recognizer: UIGestureRecognizer) {
            let area = UIView(frame: view.bounds)
            view.addSubview(area)
            area.addGestureRecognizer(recognizer)
            hasFinger = { [.began, .changed, .ended].contains(recognizer.state) }
        }

        private func addScrollView(to parent: UIView) {
            let scrollView = UIScrollView(frame: parent.bounds)
            scrollView.contentSize = CGSize(width: 1179, height: 400)
            scrollView.contentOffset.x = 393
            parent.addSubview(scrollView)
            hasFinger = { scrollView.contentOffset.x != 393 }
        }

        private func add(_ child: UIViewController) {
            addChild(child)
            child.view.frame = view.bounds
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }

        private func addPages(isForced: Bool) {
            let pages = Pages()
            if isForced { pages.view.semanticContentAttribute = .forceRightToLeft }
            add(pages)
            hasFinger = { pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first?.isDragging == true }
        }

        private func addSplit(isForced: Bool) {
            let split = UISplitViewController(style: .doubleColumn)
            if isForced { split.view.semanticContentAttribute = .forceRightToLeft }
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            split.preferredDisplayMode = .secondaryOnly
            add(split)
            hasFinger = { split.displayMode != .secondaryOnly }
        }

        private func addTabs(isForced: Bool) {
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            tabs.selectedIndex = 1
            if isForced { tabs.view.semanticContentAttribute = .forceRightToLeft }
            tabs.use(TabTransition(animation: .push(from: .trailing)))
            add(tabs)
            hasFinger = { tabs.selectedIndex == 0 }
        }

        private func addTable(isForced: Bool) {
            let table = UITableView(frame: view.bounds)
            if isForced { table.semanticContentAttribute = .forceRightToLeft }
            table.dataSource = self
            table.delegate = self
            view.addSubview(table)
            var hasBegun = false
            onSwipe = { hasBegun = true }
            hasFinger = { hasBegun }
        }

        private var onSwipe: () -> Void = {}

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }])
        }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { onSwipe() }
    }

    /// Two pages, on the second of them.
    private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
        private let all = [UIViewController(), UIViewController()]

        init() {
            super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
            dataSource = self
            setViewControllers([all[1]], direction: .forward, animated: false)
        }

        required init?(coder: NSCoder) { nil }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { viewController === all[1] ? all[0] : nil }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController === all[0] ? all[1] : nil }
    }
}
