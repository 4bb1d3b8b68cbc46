import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Touches that a row keeps, while its list is in a half-sheet.
@MainActor
@Suite("Lists in a sheet: fingers of the rows")
struct TableControlTests {
    private let shown: ListStage
    private let rows = SwipedRows()

    init() {
        shown = ListStage()
        shown.list.table.delegate = rows
        shown.present(HalfSheet())
    }

    private var table: UITableView { shown.list.table }

    /// The position of the first row on the screen, in the middle of its height.
    private var firstRow: CGFloat { table.convert(CGPoint(x: 0, y: table.rectForRow(at: [0, 0]).midY), to: nil).y }

    private var place: CGFloat {
        let cell = table.cellForRow(at: [0, 0])
        return cell.map { $0.convert(CGPoint.zero, to: nil).x } ?? .nan
    }

    /// Moves within a second, without lifting.
    /// - Parameter rest: The rest before the finger moves, in seconds. A view in a list gets the touch after 0.15.
    private func move(from start: CGPoint, to end: CGPoint, after rest: TimeInterval = 0) {
        shown.stage.touchDown(at: start)
        shown.stage.advance(by: rest)
        for step in 1...50 {
            let part = CGFloat(step) / 50
            shown.stage.touchMoved(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            shown.stage.advance(by: 0.02)
        }
    }

    @Test("A row that is swiped open, and closed again by a finger elsewhere, leaves the sheet where it is (LS11)")
    func swipe() {
        let (top, y) = (shown.top, firstRow)
        move(from: CGPoint(x: 380, y: y), to: CGPoint(x: 280, y: y + 4))
        #expect(shown.top == top)
        shown.lift()
        #expect(place < 0)
        // This one closes the row, and moves nothing.
        move(from: CGPoint(x: 196, y: y + 150), to: CGPoint(x: 196, y: y - 50))
        #expect(shown.top == top)
        #expect(table.contentOffset == .zero)
        shown.lift()
        #expect(place == 0)
        #expect(shown.top == top)
    }

    @Test("A row that is dragged by its grip keeps the finger: the row moves, list and sheet stay (LS10)")
    func reorder() throws {
        let top = shown.top
        for path in table.indexPathsForVisibleRows ?? [] { table.cellForRow(at: path)?.showsReorderControl = true }
        table.setEditing(true, animated: false)
        shown.stage.settle()
        let cell = try #require(table.cellForRow(at: [0, 0]))
        let before = cell.frame.minY
        move(from: CGPoint(x: 375, y: firstRow), to: CGPoint(x: 375, y: firstRow + 90), after: 0.2)
        #expect(cell.frame.minY == before + 90)
        #expect(shown.top == top)
        #expect(table.contentOffset == .zero)
        shown.lift()
        // Two rows of 44 points have made way.
        #expect(table.indexPath(for: cell) == [0, 2])
        #expect(shown.top == top)
    }

    @Test("A control in a row keeps its finger: neither list nor sheet moves (LS12)")
    func control() {
        let top = shown.top
        let slider = UISlider(frame: CGRect(x: 100, y: 5, width: 200, height: 34))
        table.cellForRow(at: [0, 0])?.contentView.addSubview(slider)
        let y = firstRow
        move(from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: y + 200), after: 0.2)
        #expect(shown.top == top)
        #expect(table.contentOffset == .zero)
        shown.lift()
        #expect(shown.top == top)
    }
}

private final class SwipedRows: NSObject, UITableViewDelegate {
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
    }
}
