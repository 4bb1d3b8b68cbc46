import Testing
import UIKit

@testable import TestSupport

/// The swipe from the edge, over content that wants the same finger.
@MainActor
struct SwipeBackOverContentTests {
    private let fixture = NavigationFixture("a", "b")
    private let fingers: Touchscreen
    private let rows = Rows([30], journal: Journal())
    private let actions = LeadingActions()

    init() {
        fixture.leaveAnimationsToUIKit()
        MainLoop.current.settle()
        fingers = Touchscreen(fixture.phone.window)
    }

    enum Content: CaseIterable, Sendable {
        case row, pan, edgePan, swipe, split
    }

    /// Adds the content, and returns whether it has the finger.
    private func add(_ content: Content) -> () -> Bool {
        switch content {
        case .row:
            let table = UITableView(frame: fixture.top.view.bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = rows
            table.delegate = actions
            fixture.top.view.addSubview(table)
            MainLoop.current.settle()
            return { actions.count > 0 }
        case .pan: return add(UIPanGestureRecognizer())
        case .edgePan:
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = .left
            return add(pan)
        case .swipe: return add(UISwipeGestureRecognizer())
        case .split:
            let split = UISplitViewController(style: .doubleColumn)
            fixture.top.addChild(split)
            split.view.frame = fixture.top.view.bounds
            fixture.top.view.addSubview(split.view)
            split.didMove(toParent: fixture.top)
            return { split.displayMode != .secondaryOnly }
        }
    }

    private func add(_ recognizer: UIGestureRecognizer) -> () -> Bool {
        let area = UIView(frame: fixture.top.view.bounds)
        fixture.top.view.addSubview(area)
        area.addGestureRecognizer(recognizer)
        return { recognizer.state != .possible && recognizer.state != .failed }
    }

    @Test(
        "At the edge it goes before rows with actions, and before pans and swipes of the app (Z36)",
        arguments: Content.allCases)
    func edge(content: Content) {
        let hasFinger = add(content)
        fingers.down(at: CGPoint(x: 2, y: 400))
        fingers.drag(to: CGPoint(x: 260, y: 400), duration: 0.4)
        #expect(content == .split || !hasFinger())
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a"])
    }

    @Test("Elsewhere they have the finger (Z36)", arguments: [Content.row, .pan, .swipe])
    func elsewhere(content: Content) {
        let hasFinger = add(content)
        fingers.down(at: CGPoint(x: 60, y: 400))
        fingers.drag(to: CGPoint(x: 300, y: 400), duration: 0.3)
        #expect(hasFinger())
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a", "b"])
    }

    @Test("A scroll view keeps the finger, unless the app lets it wait")
    func scrollView() {
        let pager = UIScrollView(frame: fixture.top.view.bounds)
        pager.contentSize = CGSize(width: 1179, height: 400)
        pager.contentOffset.x = 393
        fixture.top.view.addSubview(pager)
        fingers.down(at: CGPoint(x: 2, y: 400))
        fingers.drag(to: CGPoint(x: 260, y: 400), duration: 0.4)
        #expect(pager.isDragging)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a", "b"])
    }

    private final class LeadingActions: NSObject, UITableViewDelegate {
        private(set) var count = 0

        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }])
        }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { count += 1 }
    }
}
