import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Actions beside a row that a finger opens.
@MainActor
struct TableSwipeTests {
    private let screen = TableScreen()
    private let journal = Journal()
    private let delegate: SwipeDelegate
    private let rows: Rows
    private var table: UITableView { screen.table }

    init() {
        delegate = SwipeDelegate(journal)
        rows = Rows([30], journal: Journal())
        screen.table.delegate = delegate
        screen.table.rowHeight = 50
        screen.show(rows)
    }

    private func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

    /// A point of a row, on the screen.
    private func point(_ row: Int, x: CGFloat = 200) -> CGPoint {
        table.convert(CGPoint(x: x, y: CGFloat(row) * 50 + 25), to: nil)
    }

    /// Moves a finger across a row, too slowly for its velocity to decide.
    private func swipe(_ row: Int, by distance: CGFloat, lifts: Bool = true) {
        let start = point(row, x: distance < 0 ? 380 : 10)
        screen.fingers.down(at: start)
        screen.fingers.drag(to: CGPoint(x: start.x + distance, y: start.y), duration: 2)
        if lifts {
            screen.fingers.up()
            MainLoop.current.settle()
        }
    }

    @Test("A horizontal finger moves the row, and lifted it opens as wide as its actions (TV51)")
    func opens() {
        swipe(1, by: -130, lifts: false)
        #expect(cell(1)?.frame.minX == -120)
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(cell(1)?.frame.minX == -148)
        #expect(cell(2)?.frame.minX == 0)
        #expect(table.contentOffset.y == -59)
        #expect(journal.take() == ["trailing 0.1", "begin 0.1"])
        #expect(cell(1)?.configurationState.isSwiped == true)
    }

    @Test("A short way closes it again (TV51)")
    func closesAgain() {
        swipe(1, by: -60)
        #expect(cell(1)?.frame.minX == 0)
        #expect(journal.take() == ["trailing 0.1", "begin 0.1", "end 0.1"])
    }

    @Test("To the right it asks for the actions at the leading side; without any the row stays (TV51)")
    func leading() {
        swipe(1, by: 150)
        #expect(journal.take() == ["leading 0.1"])
        #expect(cell(1)?.frame.minX == 0)
        delegate.leading = UISwipeActionsConfiguration(actions: [delegate.action("Pin", .normal)])
        swipe(1, by: 100)
        #expect(cell(1)?.frame.minX == 74)
    }

    @Test("A finger that moves up or down scrolls, and asks nothing (TV51)")
    func vertical() {
        screen.fingers.down(at: point(8))
        screen.fingers.drag(to: CGPoint(x: 170, y: point(8).y - 200), duration: 1)
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(table.contentOffset.y > 0)
        #expect(journal.take() == [])
    }

    @Test("The first touch elsewhere closes the row, and does nothing else (TV51)")
    func touchElsewhere() {
        swipe(1, by: -130)
        _ = journal.take()
        screen.fingers.tap(at: point(4))
        MainLoop.current.settle()
        #expect(cell(1)?.frame.minX == 0)
        #expect(journal.take() == ["end 0.1"])
        #expect(table.indexPathForSelectedRow == nil)
        screen.fingers.tap(at: point(4))
        #expect(table.indexPathForSelectedRow?.row == 4)
        swipe(1, by: -130)
        screen.fingers.down(at: point(6))
        screen.fingers.drag(to: CGPoint(x: 200, y: point(6).y - 200), duration: 0.5)
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(table.contentOffset.y == -59)
    }

    @Test("A button performs its action; the row closes when the action is done (TV51)")
    func button() {
        swipe(1, by: -130)
        _ = journal.take()
        // The first action is at the edge, the second one beside it.
        screen.fingers.tap(at: point(1, x: 380))
        #expect(journal.take() == ["Delete"])
        MainLoop.current.settle()
        #expect(cell(1)?.frame.minX == -148)
        delegate.finish?(true)
        MainLoop.current.settle()
        #expect(cell(1)?.frame.minX == 0)
        #expect(journal.take() == ["end 0.1"])
        swipe(1, by: -130)
        screen.fingers.tap(at: point(1, x: 290))
        #expect(journal.take().last == "More")
    }

    @Test("Pulled far enough, the row performs its first action, unless the configuration forbids it (TV51)")
    func fullSwipe() {
        swipe(1, by: -350)
        #expect(journal.take() == ["trailing 0.1", "begin 0.1", "Delete"])
        delegate.finish?(false)
        MainLoop.current.settle()
        #expect(cell(1)?.frame.minX == 0)
        delegate.trailing?.performsFirstActionWithFullSwipe = false
        _ = journal.take()
        swipe(1, by: -350)
        #expect(journal.take() == ["trailing 0.1", "begin 0.1"])
        #expect(cell(1)?.frame.minX == -148)
    }

    @Test("Editing, new data and changes of rows close the row")
    func otherEnds() {
        swipe(1, by: -130)
        table.setEditing(true, animated: false)
        table.setEditing(false, animated: false)
        #expect(cell(1)?.frame.minX == 0)
        swipe(1, by: -130)
        rows.counts = [29]
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        MainLoop.current.settle()
        #expect(cell(1)?.frame.minX == 0)
        swipe(1, by: -130)
        table.reloadData()
        MainLoop.current.settle()
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
        #expect(journal.take().filter { $0.hasPrefix("end") } == ["end 0.1", "end 0.1", "end 0.1"])
    }
}

@MainActor
private final class SwipeDelegate: NSObject, UITableViewDelegate {
    let journal: Journal
    var leading: UISwipeActionsConfiguration?
    var trailing: UISwipeActionsConfiguration?
    /// Completes the action that was performed last.
    var finish: ((Bool) -> Void)?

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
        trailing = UISwipeActionsConfiguration(actions: [action("Delete", .destructive), action("More", .normal)])
    }

    func action(_ title: String, _ style: UIContextualAction.Style) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [weak self] action, _, finish in
            self?.journal.note(action.title ?? "")
            self?.finish = finish
        }
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        journal.note("leading \(indexPath.name)")
        return leading
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        journal.note("trailing \(indexPath.name)")
        return trailing
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        journal.note("begin \(indexPath.name)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        journal.note("end \(indexPath?.name ?? "")")
    }
}
