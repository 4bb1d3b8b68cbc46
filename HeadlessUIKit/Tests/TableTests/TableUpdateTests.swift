import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Rows that appear, disappear and move.
@MainActor
struct TableUpdateTests {
    private let screen = TableScreen()
    private let journal = Journal()
    private var table: UITableView { screen.table }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func show(_ counts: [Int]) -> Rows {
        let rows = Rows(counts, journal: journal)
        rows.height = { _ in 50 }
        screen.show(rows)
        _ = journal.take()
        return rows
    }

    @Test("An inserted row pushes the others down: the model at once, the screen in the animation (TV37, TV38)")
    func insert() {
        let rows = show([3])
        let (first, second) = (table.cellForRow(at: path(0)), table.cellForRow(at: path(1)))
        rows.counts = [4]
        table.insertRows(at: [path(1)], with: .automatic)
        #expect(table.rectForRow(at: path(2)).minY == 100)
        #expect(table.contentSize.height == 200)
        #expect(table.cellForRow(at: path(0)) === first)
        #expect(table.cellForRow(at: path(2)) === second)
        #expect(second?.frame.minY == 100)
        #expect(second?.shownTop == 50)
        MainLoop.current.settle()
        #expect(second?.shownTop == 100)
        #expect(table.cellForRow(at: path(1))?.alpha == 1)
        #expect(journal.take().filter { $0.hasPrefix("cell") } == ["cell 0.1"])
    }

    @Test("A deleted row ends being displayed; those below come up, also from out of sight (TV11, TV38)")
    func delete() {
        let rows = show([100])
        let delegate = HeightDelegate(journal) { _ in 50 }
        table.delegate = delegate
        table.estimatedRowHeight = 50
        MainLoop.current.settle()
        _ = journal.take()
        let third = table.cellForRow(at: path(2))
        rows.counts = [98]
        table.deleteRows(at: [path(0), path(1)], with: .automatic)
        #expect(table.cellForRow(at: path(0)) === third)
        #expect(table.visibleCells.count == 16)
        // Row 16 was row 18, and starts there.
        #expect(table.cellForRow(at: path(15))?.shownTop == 850)
        MainLoop.current.settle()
        #expect(journal.take().filter { $0.hasPrefix("end") } == ["end 0.0", "end 0.1"])
        #expect(table.cellForRow(at: path(15))?.shownTop == 750)
    }

    @Test("In a batch deletions mean places before it, and insertions places after it, whatever comes first (TV34)")
    func orderOfCalls() {
        let rows = show([4])
        let cells = (0..<4).map { table.cellForRow(at: path($0)) }
        rows.counts = [4]
        table.performBatchUpdates {
            table.insertRows(at: [path(0)], with: .fade)
            table.deleteRows(at: [path(0)], with: .fade)
        }
        #expect(table.cellForRow(at: path(1)) === cells[1])
        #expect(table.cellForRow(at: path(0)) !== cells[0])
        MainLoop.current.settle()
        #expect(table.cellForRow(at: path(3)) === cells[3])
    }

    @Test("A moved row keeps its cell and travels (TV34)")
    func move() {
        let rows = show([4])
        let cell = table.cellForRow(at: path(0))
        table.moveRow(at: path(0), to: path(3))
        #expect(table.cellForRow(at: path(3)) === cell)
        #expect(cell?.shownTop == 0)
        MainLoop.current.settle()
        #expect(cell?.shownTop == 150)
        #expect(journal.take().filter { $0.hasPrefix("cell") } == [])
        #expect(rows.counts == [4])
    }

    @Test("A reloaded row gets another cell, and its height is asked for again (TV11)")
    func reload() {
        let rows = show([4])
        let cell = table.cellForRow(at: path(1))
        rows.height = { $0.row == 1 ? 80 : 50 }
        table.reloadRows(at: [path(1)], with: .automatic)
        #expect(table.cellForRow(at: path(1)) !== cell)
        #expect(table.rectForRow(at: path(2)).minY == 130)
        MainLoop.current.settle()
        #expect(journal.take().filter { $0.hasPrefix("cell") } == ["cell 0.1"])
    }

    @Test("Sections come, go and take their rows with them (TV36)")
    func sections() {
        let rows = show([2, 3])
        let cell = table.cellForRow(at: path(0, 1))
        rows.counts = [1, 3]
        table.performBatchUpdates {
            table.deleteSections(IndexSet(integer: 0), with: .automatic)
            table.insertSections(IndexSet(integer: 0), with: .automatic)
        }
        #expect(table.cellForRow(at: path(0, 1)) === cell)
        #expect(table.rectForRow(at: path(0, 1)).minY == 50)
        rows.counts = [3, 1]
        table.moveSection(1, toSection: 0)
        #expect(table.cellForRow(at: path(0, 0)) === cell)
        MainLoop.current.settle()
        #expect(cell?.shownTop == 0)
    }

    @Test("Batches nest: the outermost end carries all out (TV37)")
    func nested() {
        let rows = show([2])
        table.beginUpdates()
        table.beginUpdates()
        rows.counts = [3]
        table.insertRows(at: [path(0)], with: .none)
        table.endUpdates()
        #expect(table.hasUncommittedUpdates)
        #expect(table.numberOfRows(inSection: 0) == 2)
        table.endUpdates()
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(!table.hasUncommittedUpdates)
    }

    @Test("An empty batch asks the heights again and moves the rows (TV38)")
    func emptyBatch() {
        let delegate = ChangingHeights()
        table.delegate = delegate
        let rows = show([4])
        let cell = table.cellForRow(at: path(1))
        delegate.height = 90
        table.performBatchUpdates(nil)
        #expect(cell?.frame == CGRect(x: 0, y: 90, width: 393, height: 90))
        #expect(cell?.shownTop == 60)
        #expect(table.contentSize.height == 360)
        MainLoop.current.settle()
        #expect(cell?.shownTop == 90)
        #expect(rows.counts == [4])
    }

    @Test("The completion comes after the animation, or in the next turn without one; always with true (TV38)")
    func completion() {
        let rows = show([4])
        var finished: Bool?
        rows.counts = [3]
        table.performBatchUpdates({ table.deleteRows(at: [path(0)], with: .automatic) }, completion: { finished = $0 })
        MainLoop.current.advance(by: 0.1)
        #expect(finished == nil)
        MainLoop.current.settle()
        #expect(finished == true)
        finished = nil
        rows.counts = [2]
        UIView.performWithoutAnimation {
            table.performBatchUpdates(
                { table.deleteRows(at: [path(0)], with: .automatic) }, completion: { finished = $0 })
        }
        #expect(finished == nil)
        MainLoop.current.turn()
        #expect(finished == true)
    }

    @Test("The selection goes with its rows; what is deleted or reloaded is not selected any more")
    func selection() {
        let rows = show([5])
        table.allowsMultipleSelection = true
        for row in [0, 2, 3] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        rows.counts = [4]
        table.performBatchUpdates {
            table.deleteRows(at: [path(0)], with: .automatic)
            table.reloadRows(at: [path(3)], with: .automatic)
        }
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [1])
    }

    @Test("Content that has become shorter is pulled back into its limits (TV33)")
    func shorter() {
        let rows = show([100])
        table.rowHeight = 50
        MainLoop.current.settle()
        table.contentOffset.y = 4000
        MainLoop.current.settle()
        rows.counts = [20]
        table.reloadData()
        MainLoop.current.settle()
        // 20 rows of 50, a screen of 852, and 34 below.
        #expect(table.contentOffset.y == 182)
    }

    @Test("Heights that are known go with their rows when others are inserted above")
    func heightsStay() {
        let rows = Rows([1000], journal: journal)
        rows.height = { CGFloat(40 + $0.row % 7) }
        screen.show(rows)
        table.scrollToRow(at: path(30), at: .top, animated: false)
        MainLoop.current.settle()
        let before = table.rectForRow(at: path(35))
        rows.counts = [1002]
        rows.height = { CGFloat(40 + ($0.row - 2 + 7) % 7) }
        UIView.performWithoutAnimation { table.insertRows(at: [path(0), path(1)], with: .none) }
        MainLoop.current.settle()
        #expect(table.rectForRow(at: path(37)).height == before.height)
    }
}

private final class ChangingHeights: NSObject, UITableViewDelegate {
    var height: CGFloat = 60

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
}
