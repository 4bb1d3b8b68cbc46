import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Rows that the user deletes, inserts and moves.
@MainActor
struct TableEditingTests {
    private let screen = TableScreen()
    private let journal = Journal()
    private let rows: EditableRows
    private var table: UITableView { screen.table }

    init() {
        rows = EditableRows(journal)
        screen.table.rowHeight = 50
        screen.table.dataSource = rows
        screen.table.delegate = rows
        MainLoop.current.settle()
        _ = journal.take()
    }

    private func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

    /// The middle of a row's button or handle, on the screen.
    private func point(_ row: Int, _ label: String) throws -> CGPoint {
        let control = try #require(self.cell(row)?.subviews.first { $0.accessibilityLabel == label })
        return control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
    }

    private func edit() {
        table.setEditing(true, animated: false)
        MainLoop.current.settle()
    }

    @Test("Editing asks the visible rows, and their content makes room for the button (TV53)")
    func asks() {
        rows.uneditable = 2
        edit()
        #expect(
            journal.take().filter { $0.hasPrefix("style") }.sorted() == ["style 0", "style 1", "style 3", "style 4"])
        #expect(cell(0)?.isEditing == true)
        #expect(cell(0)?.contentView.frame.minX == 38)
        #expect(cell(2)?.isEditing == false)
        #expect(cell(2)?.contentView.frame.minX == 0)
        table.setEditing(false, animated: true)
        MainLoop.current.settle()
        #expect(cell(0)?.contentView.frame.minX == 0)
        #expect(cell(0)?.subviews.contains { $0.accessibilityLabel == "Delete" } == false)
    }

    @Test("The button of a row opens it, and the button behind it deletes it (TV53)")
    func deletes() throws {
        edit()
        _ = journal.take()
        screen.fingers.tap(at: try point(1, "Delete"))
        MainLoop.current.settle()
        #expect(journal.take() == [])
        #expect(cell(1)?.frame.minX == -74)
        let row = table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
        screen.fingers.tap(at: CGPoint(x: row.maxX - 30, y: row.midY))
        MainLoop.current.settle()
        #expect(journal.take().filter { $0.hasPrefix("commit") } == ["commit delete 1"])
        #expect(rows.names == ["a", "c", "d", "e"])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c", "d", "e"])
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test("The button of a row that inserts calls the data source at once (TV53)")
    func inserts() throws {
        rows.style = .insert
        edit()
        screen.fingers.tap(at: try point(1, "Insert"))
        #expect(journal.take().last == "commit insert 1")
    }

    @Test("A row is dragged by its grip; others make way, and the data source gets one call, at the end (TV54)")
    func reorders() throws {
        edit()
        let cells = table.visibleCells
        let start = try point(0, "Reorder")
        _ = journal.take()
        screen.fingers.down(at: start)
        screen.fingers.drag(to: CGPoint(x: start.x, y: start.y + 110), duration: 0.5)
        #expect(cells[0].frame.minY == 110)
        #expect(cells[1].frame.minY == 0)
        #expect(cells[2].frame.minY == 50)
        #expect(cells[3].frame.minY == 150)
        #expect(table.contentOffset.y == -59)
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(journal.take() == ["target 0 1", "target 0 2", "move 0 2"])
        #expect(rows.names == ["b", "c", "a", "d", "e"])
        #expect(cell(2) === cells[0])
        #expect(cells[0].frame.minY == 100)
    }

    @Test("The delegate can send a row elsewhere; a row that comes back to its place is not reported (TV54)")
    func targets() throws {
        edit()
        rows.fixedTarget = 0
        let start = try point(1, "Reorder")
        _ = journal.take()
        screen.fingers.down(at: start)
        screen.fingers.drag(to: CGPoint(x: start.x, y: start.y + 60), duration: 0.5)
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(journal.take().last == "move 1 0")
        rows.fixedTarget = 1
        screen.fingers.down(at: start)
        screen.fingers.drag(to: CGPoint(x: start.x, y: start.y + 60), duration: 0.5)
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(journal.take().contains { $0.hasPrefix("move") } == false)
        #expect(cell(1)?.frame.minY == 50)
    }

    @Test("A finger on a grip does not move the sheet that the table is in (LS10)")
    func gripInSheet() throws {
        let controller = UIViewController()
        let sheetTable = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        sheetTable.rowHeight = 50
        sheetTable.dataSource = rows
        sheetTable.delegate = rows
        controller.view.addSubview(sheetTable)
        screen.phone.root.present(controller, animated: false)
        MainLoop.current.settle()
        sheetTable.setEditing(true, animated: false)
        MainLoop.current.settle()
        let grip = try #require(sheetTable.visibleCells[0].subviews.first { $0.accessibilityLabel == "Reorder" })
        let start = grip.convert(CGPoint(x: grip.bounds.midX, y: grip.bounds.midY), to: nil)
        let place = controller.view.convert(CGPoint.zero, to: nil)
        screen.fingers.down(at: start)
        screen.fingers.drag(to: CGPoint(x: start.x, y: start.y + 60), duration: 0.5)
        #expect(controller.view.convert(CGPoint.zero, to: nil) == place)
        #expect(sheetTable.visibleCells.contains { $0.frame.minY == 60 })
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(rows.names == ["b", "a", "c", "d", "e"])
    }
}

/// Five rows that can be edited.
private final class EditableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let journal: Journal
    var names = ["a", "b", "c", "d", "e"]
    var uneditable: Int?
    var style = UITableViewCell.EditingStyle.delete
    /// The destination of every dragged row; `nil` for the finger's.
    var fixedTarget: Int?

    init(_ journal: Journal) {
        self.journal = journal
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        cell.showsReorderControl = true
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != uneditable }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        journal.note("style \(indexPath.row)")
        return style
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        journal.note("commit \(editingStyle) \(indexPath.row)")
        guard editingStyle == .delete else { return }
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        journal.note("target \(sourceIndexPath.row) \(proposedDestinationIndexPath.row)")
        return fixedTarget.map { IndexPath(row: $0, section: 0) } ?? proposedDestinationIndexPath
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        journal.note("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}
