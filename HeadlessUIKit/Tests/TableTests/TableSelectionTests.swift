import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Rows under a finger.
@MainActor
struct TableSelectionTests {
    private let screen = TableScreen()
    private let journal = Journal()
    private let delegate: SelectionDelegate
    private var table: UITableView { screen.table }

    init() {
        delegate = SelectionDelegate(journal)
        screen.table.delegate = delegate
        screen.table.rowHeight = 50
    }

    /// The middle of a row, on the screen.
    private func middle(_ row: Int) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    private func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

    @Test("A tap highlights, unhighlights and selects; the row selected before is deselected first (TV29)")
    func tap() {
        let rows = Rows([30])
        screen.show(rows)
        screen.fingers.tap(at: middle(1))
        #expect(
            journal.take() == [
                "should highlight 0.1", "did highlight 0.1", "did unhighlight 0.1", "will select 0.1", "did select 0.1",
            ])
        #expect(cell(1)?.isSelected == true)
        screen.fingers.tap(at: middle(3))
        #expect(
            journal.take() == [
                "should highlight 0.3", "did highlight 0.3", "did unhighlight 0.3", "will select 0.3",
                "will deselect 0.1", "did deselect 0.1", "did select 0.3",
            ])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        #expect(cell(1)?.isSelected == false)
    }

    @Test("A finger highlights a row after 150 milliseconds (TV29)")
    func delayed() {
        let rows = Rows([30])
        screen.show(rows)
        screen.fingers.down(at: middle(1))
        MainLoop.current.advance(by: 0.149)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.002)
        #expect(journal.take() == ["should highlight 0.1", "did highlight 0.1"])
        #expect(cell(1)?.isHighlighted == true)
        screen.fingers.up()
        #expect(journal.take() == ["did unhighlight 0.1", "will select 0.1", "did select 0.1"])
    }

    @Test("A row that may not be highlighted is not selected, and leaves the selection (TV29)")
    func refusedHighlight() {
        let rows = Rows([30])
        screen.show(rows)
        screen.fingers.tap(at: middle(1))
        _ = journal.take()
        delegate.refusesHighlight = true
        screen.fingers.tap(at: middle(2))
        #expect(journal.take() == ["should highlight 0.2"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test("A delegate can refuse the selection, or choose another row (TV29)")
    func otherSelection() {
        let rows = Rows([30])
        screen.show(rows)
        delegate.selects = { _ in nil }
        screen.fingers.tap(at: middle(1))
        #expect(table.indexPathForSelectedRow == nil)
        delegate.selects = { _ in IndexPath(row: 5, section: 0) }
        screen.fingers.tap(at: middle(1))
        #expect(table.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
        #expect(journal.take().last == "did select 0.5")
    }

    @Test("A scroll takes the highlight away and selects nothing; the selection stays (TV30)")
    func scroll() {
        let rows = Rows([100])
        screen.show(rows)
        screen.fingers.tap(at: middle(1))
        screen.fingers.down(at: middle(8))
        MainLoop.current.advance(by: 0.2)
        _ = journal.take()
        screen.fingers.drag(to: middle(8).moved(0, -100), duration: 0.2)
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(journal.take() == ["did unhighlight 0.8"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(table.contentOffset.y > 0)
    }

    @Test("Code selects without a word to the delegate (TV31)")
    func fromCode() {
        let rows = Rows([30])
        screen.show(rows)
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 4, section: 0)])
        table.deselectRow(at: IndexPath(row: 4, section: 0), animated: false)
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(journal.take() == [])
    }

    @Test("A row that comes into sight shows whether it is selected")
    func comesIntoSight() {
        let rows = Rows([100])
        screen.show(rows)
        table.selectRow(at: IndexPath(row: 60, section: 0), animated: false, scrollPosition: .middle)
        MainLoop.current.settle()
        #expect(cell(60)?.isSelected == true)
        expectClose(middle(60).y, (59 + 852 - 34) / 2)
    }

    @Test("Several rows can be selected, and a tap on one of them deselects it")
    func multiple() {
        let rows = Rows([30])
        screen.show(rows)
        table.allowsMultipleSelection = true
        screen.fingers.tap(at: middle(1))
        screen.fingers.tap(at: middle(2))
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2])
        _ = journal.take()
        screen.fingers.tap(at: middle(1))
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
        #expect(journal.take().suffix(2) == ["will deselect 0.1", "did deselect 0.1"])
    }

    @Test("A table without selection highlights nothing")
    func noSelection() {
        let rows = Rows([30])
        screen.show(rows)
        table.allowsSelection = false
        screen.fingers.tap(at: middle(1))
        #expect(journal.take() == [])
    }

    @Test("A control in a row has its finger to itself; beside it the row is selected (CO8)")
    func control() {
        let rows = Rows([30])
        screen.show(rows)
        let control = UISwitch()
        cell(1)?.accessoryView = control
        MainLoop.current.settle()
        screen.fingers.tap(at: control.convert(CGPoint(x: 20, y: 14), to: nil))
        #expect(control.isOn)
        #expect(journal.take() == [])
        screen.fingers.tap(at: middle(1))
        #expect(table.indexPathForSelectedRow?.row == 1)
    }

    @Test("Reloading drops the selection (TV33)")
    func reload() {
        let rows = Rows([30])
        screen.show(rows)
        screen.fingers.tap(at: middle(1))
        table.reloadData()
        MainLoop.current.settle()
        #expect(table.indexPathForSelectedRow == nil)
        #expect(cell(1)?.isSelected == false)
    }

    @Test("A table view controller deselects when it appears again, which it does not below a sheet (TV32)")
    func controller() {
        let list = ListController(style: .plain)
        let phone = Phone(root: list)
        MainLoop.current.settle()
        list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        for (style, selected) in [(UIModalPresentationStyle.pageSheet, true), (.fullScreen, false)] {
            let other = UIViewController()
            other.modalPresentationStyle = style
            list.present(other, animated: true)
            MainLoop.current.settle()
            list.dismiss(animated: true)
            MainLoop.current.settle()
            #expect((list.tableView.indexPathForSelectedRow != nil) == selected)
        }
        #expect(phone.window.rootViewController === list)
    }
}

private final class ListController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

private final class SelectionDelegate: NSObject, UITableViewDelegate {
    private let journal: Journal
    var refusesHighlight = false
    var selects: (IndexPath) -> IndexPath? = { $0 }

    init(_ journal: Journal) {
        self.journal = journal
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        journal.note("should highlight \(indexPath.name)")
        return !refusesHighlight
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        journal.note("did highlight \(indexPath.name)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        journal.note("did unhighlight \(indexPath.name)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        journal.note("will select \(indexPath.name)")
        return selects(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        journal.note("did select \(indexPath.name)")
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        journal.note("will deselect \(indexPath.name)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        journal.note("did deselect \(indexPath.name)")
    }
}
