import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Rows that are dragged without being edited.
@Suite @MainActor
struct TableDragTests {
    private let screen = TableScreen()
    private let journal = Journal()
    private let rows: DraggedRows
    private var table: UITableView { screen.table }

    init() {
        rows = DraggedRows(journal)
        table.rowHeight = 50
        table.dataSource = rows
        table.delegate = rows
        table.dragDelegate = rows
        table.dragInteractionEnabled = true
        MainLoop.current.settle()
    }

    /// The middle of a row, on the screen.
    private func middle(of row: Int) -> CGPoint {
        let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    private func press(_ row: Int) {
        screen.fingers.down(at: middle(of: row))
        MainLoop.current.advance(by: 0.6)
    }

    private func drag(_ row: Int, by rows: CGFloat) {
        press(row)
        let start = middle(of: row)
        screen.fingers.drag(to: CGPoint(x: start.x, y: start.y + 50 * rows), duration: 0.5)
    }

    @Test("A row that has been pressed goes where the finger drags it, and the data source moves it once")
    func reorders() {
        drag(0, by: 2.2)
        #expect(table.hasActiveDrag)
        #expect(table.visibleCells.contains { $0.frame.minY == 110 })
        #expect(table.contentOffset.y == -59)
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(journal.take() == ["items 0", "begin a", "move 0 2", "end a"])
        #expect(rows.names == ["b", "c", "a", "d", "e"])
        #expect(!table.hasActiveDrag)
    }

    @Test(
        "A data source that reloads the table when it moves a row has it moved once (TV54)", arguments: [true, false])
    func reloads(byBatch: Bool) {
        rows.onMove = { [table] source, target in
            if byBatch { table.moveRow(at: source, to: target) } else { table.reloadData() }
        }
        drag(0, by: 2.2)
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(
            table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text } == [
                "b", "c", "a", "d", "e",
            ])
        #expect(table.visibleCells.map(\.frame.minY).sorted() == [0, 50, 100, 150, 200])
    }

    @Test("A press without a movement drags nothing")
    func pressOnly() {
        press(1)
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(journal.take() == ["items 1"])
        #expect(rows.names == ["a", "b", "c", "d", "e"])
    }

    @Test("A finger that moves at once scrolls")
    func scrolls() {
        table.contentSize.height = 2000
        screen.fingers.down(at: middle(of: 4))
        screen.fingers.drag(to: middle(of: 1), duration: 0.2)
        screen.fingers.up()
        #expect(journal.take() == [])
    }

    @Test("Without items, without the delegate's leave or while it is switched off a row stays")
    func refused() {
        rows.hasItems = false
        drag(0, by: 2)
        screen.fingers.up()
        #expect(journal.take() == ["items 0"])
        rows.hasItems = true
        table.dragInteractionEnabled = false
        drag(0, by: 2)
        screen.fingers.up()
        #expect(journal.take() == [])
        table.dragInteractionEnabled = true
        rows.allowsMove = false
        drag(0, by: 2)
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(journal.take() == ["items 0", "begin a", "end a"])
        rows.allowsMove = true
        rows.fixed = 0
        drag(0, by: 2)
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(journal.take() == ["items 0", "begin a", "end a"])
        #expect(rows.names == ["a", "b", "c", "d", "e"])
    }

    @Test("A drag that is taken away puts the row back, and ends")
    func cancelled() {
        drag(0, by: 2)
        screen.fingers.cancel()
        MainLoop.current.settle()
        #expect(journal.take() == ["items 0", "begin a", "end a"])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 0)
    }

    @Test("The menu of a row opens by the same press and closes when the finger goes on")
    func menu() {
        rows.hasMenu = true
        press(0)
        #expect(table.contextMenuInteraction?.menuAppearance == .rich)
        let start = middle(of: 0)
        screen.fingers.drag(to: CGPoint(x: start.x, y: start.y + 110), duration: 0.5)
        #expect(table.contextMenuInteraction?.menuAppearance == .unknown)
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(rows.names == ["b", "c", "a", "d", "e"])
    }

    @Test("On a phone rows are dragged only if the app wants it")
    func byDefault() {
        #expect(UITableView().dragInteractionEnabled == false)
    }

    @Test("The type of dragged items distinguishes them")
    func items() {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))
        #expect(item.itemProvider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(item.localObject == nil)
        drag(0, by: 1)
        #expect(rows.session?.hasItemsConforming(toTypeIdentifiers: ["public.utf8-plain-text"]) == true)
        #expect(rows.session?.hasItemsConforming(toTypeIdentifiers: ["public.image"]) == false)
        #expect(rows.session?.location(in: screen.phone.window) == CGPoint(x: middle(of: 0).x, y: middle(of: 1).y))
        screen.fingers.up()
        MainLoop.current.settle()
    }

    @Test("A row that the data source says can move has a grip while it is edited, whatever its cell says (TV54)")
    func grip() {
        table.setEditing(true, animated: false)
        MainLoop.current.settle()
        rows.fixed = 1
        table.reloadData()
        MainLoop.current.settle()
        func hasGrip(_ row: Int) -> Bool? {
            table.cellForRow(at: IndexPath(row: row, section: 0))?.subviews.contains {
                $0.accessibilityLabel == "Reorder"
            }
        }
        #expect(hasGrip(0) == true)
        #expect(hasGrip(1) == false)
    }
}

/// Five rows that can be dragged.
private final class DraggedRows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
    let journal: Journal
    var names = ["a", "b", "c", "d", "e"]
    var hasItems = true
    var allowsMove = true
    var hasMenu = false
    var onMove: (IndexPath, IndexPath) -> Void = { _, _ in }
    /// The row that does not move.
    var fixed: Int?
    private(set) var session: (any UIDragSession)?

    init(_ journal: Journal) {
        self.journal = journal
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != fixed }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        journal.note("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        onMove(sourceIndexPath, destinationIndexPath)
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard hasMenu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
    }

    // MARK: Drags

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        journal.note("items \(indexPath.row)")
        self.session = session
        guard hasItems else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))
        item.localObject = names[indexPath.row]
        return [item]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        journal.note("begin \(session.items.first?.localObject ?? "")")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        journal.note("end \(session.items.first?.localObject ?? "")")
    }

    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        allowsMove
    }
}
