import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Tables that are filled by snapshots.
@MainActor
struct DiffableTableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    private typealias Source = UITableViewDiffableDataSource<String, Int>

    private let screen = TableScreen()
    private let journal = Journal()
    private let source: Source
    private var table: UITableView { screen.table }

    init() {
        screen.table.register(HighCell.self, forCellReuseIdentifier: "row")
        source = Source(tableView: screen.table) { [journal] table, path, item in
            journal.note("\(item)")
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            (cell as? HighCell)?.wantedHeight = 50
            return cell
        }
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func show(_ sections: KeyValuePairs<String, [Int]>) {
        source.apply(Snapshot(sections), animatingDifferences: false)
        MainLoop.current.settle()
        _ = journal.take()
    }

    @Test("Making one sets the table's data source; the table does not retain it (CD1)")
    func making() {
        #expect(table.dataSource === source)
        let other = UITableView()
        var temporary: Source? = Source(tableView: other) { _, _, _ in nil }
        #expect(other.dataSource === temporary)
        temporary = nil
        #expect(other.dataSource == nil)
        #expect(temporary == nil)
    }

    @Test("It answers with a copy of its snapshot; what it does not know has no place (CD1)")
    func places() {
        show(["a": [1, 2], "b": [3]])
        var copy = source.snapshot()
        copy.deleteAllItems()
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
        #expect(source.indexPath(for: 3) == path(0, 1))
        #expect(source.indexPath(for: 4) == nil)
        #expect(source.itemIdentifier(for: path(1)) == 2)
        #expect(source.itemIdentifier(for: path(2)) == nil)
        #expect(source.sectionIdentifier(for: 1) == "b")
        #expect(source.sectionIdentifier(for: 2) == nil)
        #expect(source.index(for: "b") == 1)
        #expect(source.index(for: "x") == nil)
    }

    @Test("The first snapshot is a reload: cells come with the next layout, counts at once (CD2)")
    func first() {
        source.apply(Snapshot(["a": [1, 2]]))
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(journal.take() == [])
        MainLoop.current.settle()
        #expect(journal.take() == ["1", "2"])
    }

    @Test("Only what is inserted is asked for: neither what stays nor what moves (CD2, CD3)")
    func laterSnapshots() {
        show(["a": [1, 2, 3, 4]])
        let cells = table.visibleCells
        source.apply(Snapshot(["a": [2, 3, 5, 1]]))
        #expect(table.numberOfRows(inSection: 0) == 4)
        #expect(table.cellForRow(at: path(0)) === cells[1])
        #expect(table.cellForRow(at: path(3)) === cells[0])
        #expect(cells[0].frame.minY == 150)
        #expect(cells[0].layer.presentation()?.frame.minY == 0)
        MainLoop.current.settle()
        #expect(journal.take() == ["5"])
    }

    @Test("Without animation only the difference is carried out too (CD2)")
    func notAnimated() {
        show(["a": [1, 2]])
        let cell = table.cellForRow(at: path(1))
        source.apply(Snapshot(["a": [3, 1, 2]]), animatingDifferences: false)
        #expect(table.cellForRow(at: path(2)) === cell)
        #expect(cell?.layer.presentation()?.frame.minY ?? cell?.frame.minY == 100)
        #expect(journal.take() == ["3"])
    }

    @Test("Using a reload, everything is asked for again (CD2)")
    func reload() {
        show(["a": [1, 2]])
        var isDone = false
        source.applySnapshotUsingReloadData(Snapshot(["a": [1, 2, 3]])) { isDone = true }
        #expect(!isDone)
        MainLoop.current.settle()
        #expect(isDone)
        #expect(journal.take() == ["1", "2", "3"])
    }

    @Test("A table outside of a window is reloaded (CD2)")
    func outsideOfWindow() {
        show(["a": [1, 2]])
        table.removeFromSuperview()
        source.apply(Snapshot(["a": [2, 1, 3]]))
        #expect(table.numberOfRows(inSection: 0) == 3)
        screen.phone.root.view.addSubview(table)
        MainLoop.current.settle()
        #expect(journal.take() == ["2", "1", "3"])
    }

    @Test("A reconfigured item keeps its cell, a reloaded one gets another (CD4)")
    func reconfigure() throws {
        show(["a": [1, 2]])
        let cells = try table.visibleCells.map { try #require($0 as? HighCell) }
        let reuses = cells[0].reuses
        var next = source.snapshot()
        next.reconfigureItems([1])
        next.reloadItems([2])
        source.apply(next)
        #expect(source.snapshot().reloadedItemIdentifiers == [])
        #expect(source.snapshot().reconfiguredItemIdentifiers == [])
        MainLoop.current.settle()
        #expect(journal.take().sorted() == ["1", "2"])
        #expect(table.cellForRow(at: path(0)) === cells[0])
        #expect(cells[0].reuses == reuses)
        #expect(table.cellForRow(at: path(1)) !== cells[1])
    }

    @Test("The completion comes in the main queue: after the animation, or in the next turn (CD5)")
    func completion() {
        show(["a": [1, 2]])
        var done: [String] = []
        source.apply(Snapshot(["a": [2]])) { done.append("animated") }
        MainLoop.current.advance(by: 0.1)
        #expect(done == [])
        MainLoop.current.settle()
        #expect(done == ["animated"])
        source.apply(Snapshot(["a": [2]])) { done.append("nothing to do") }
        #expect(done == ["animated"])
        MainLoop.current.turn()
        #expect(done == ["animated", "nothing to do"])
    }

    @Test("An asynchronous apply returns when it is done (CD5)")
    func asynchronous() {
        show(["a": [1, 2]])
        var isDone = false
        let next = Snapshot(["a": [2]])
        Task {
            await source.apply(next)
            isDone = true
        }
        MainLoop.current.advance(by: 0.1)
        #expect(source.snapshot().itemIdentifiers == [2])
        #expect(!isDone)
        MainLoop.current.settle()
        #expect(isDone)
    }

    @Test("Rows that leave a deleted section or come to a new one, and several moved sections, are a reload (CD9)")
    func reloads() {
        show(["a": [1], "b": [2], "c": [3]])
        source.apply(Snapshot(["b": [2, 1], "c": [3]]))
        MainLoop.current.settle()
        #expect(journal.take() == ["2", "1", "3"])
        source.apply(Snapshot(["b": [2], "x": [1], "c": [3]]))
        MainLoop.current.settle()
        #expect(journal.take() == ["2", "1", "3"])
        source.apply(Snapshot(["c": [3], "x": [1], "b": [2]]))
        MainLoop.current.settle()
        #expect(journal.take() == ["3", "1", "2"])
        source.apply(Snapshot(["b": [2], "c": [3], "x": [1]]))
        MainLoop.current.settle()
        #expect(journal.take() == [])
    }

    @Test("Rows are animated automatically by default (CD9)")
    func rowAnimation() {
        #expect(source.defaultRowAnimation == .automatic)
    }

    @Test("A provider that gives no cell traps (CD6)")
    func noCell() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let screen = TableScreen()
                let source = UITableViewDiffableDataSource<String, Int>(tableView: screen.table) { _, _, _ in nil }
                var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
                snapshot.appendSections(["a"])
                snapshot.appendItems([1])
                source.apply(snapshot)
                screen.table.layoutIfNeeded()
            }
        }
    }

    @Test("A subclass gives the headers their titles")
    func titles() {
        let source = TitledSource(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        source.apply(Snapshot(["a": [1]]))
        MainLoop.current.settle()
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "a")
    }
}

private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }
}
