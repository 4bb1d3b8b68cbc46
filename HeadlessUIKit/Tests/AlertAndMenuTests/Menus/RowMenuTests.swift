import Testing

@testable import TestSupport
@testable import UIKit

/// The menus of rows and items (MN6).
@MainActor
@Suite struct RowMenuTests {
    @Test("A press on a row asks once for that row's menu, and does not select the row (MN6)")
    func row() {
        let screen = TableScreen()
        let rows = Rows([30])
        let journal = Journal()
        let delegate = RowMenuDelegate(journal)
        screen.table.delegate = delegate
        screen.table.rowHeight = 50
        screen.show(rows)
        _ = journal.take()
        screen.fingers.down(at: screen.table.convert(CGPoint(x: 100, y: 125), to: nil))
        MainLoop.current.advance(by: 0.6)
        MainLoop.current.settle()
        #expect(journal.take() == ["menu of 0.2", "will display"])
        #expect(screen.phone.window.menu?.menu.children.map(\.title) == ["Archive"])
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(screen.table.indexPathForSelectedRow == nil)
        #expect(screen.table.contextMenuInteraction?.menuAppearance == .rich)
    }

    @Test("A finger that scrolls opens no menu (MN6)")
    func scrolling() {
        let screen = TableScreen()
        let rows = Rows([30])
        let journal = Journal()
        let delegate = RowMenuDelegate(journal)
        screen.table.delegate = delegate
        screen.show(rows)
        _ = journal.take()
        screen.fingers.down(at: CGPoint(x: 100, y: 400))
        screen.fingers.move(to: CGPoint(x: 100, y: 360))
        MainLoop.current.advance(by: 1)
        #expect(screen.phone.window.menu == nil)
        #expect(journal.take().filter { $0.hasPrefix("menu") } == [])
        screen.fingers.up()
    }
}

@MainActor
private final class RowMenuDelegate: NSObject, UITableViewDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        journal.note("menu of \(indexPath.section).\(indexPath.row)")
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Archive") { _ in }])
        })
    }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        journal.note("will display")
    }
}
