import UIKit

/// A table on a phone's screen, after its first layout.
@MainActor
struct LaidOutTable {
    static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

    private let table = UITableView(frame: screen)
    private let rows: Rows
    private let root = UIView(frame: screen)

    init(rows count: Int, measures: Bool) {
        rows = Rows(count, measures: measures)
        if !measures { table.rowHeight = Rows.height }
        table.dataSource = rows
        root.addSubview(table)
        root.layoutIfNeeded()
    }

    func check() {
        precondition(table.visibleCells.count == HandMadeList.rowsOnScreen)
    }

    /// Scrolls by one row at a time, and back to the top where there are no more.
    func scroll(_ count: Int) {
        let end = table.contentSize.height - Self.screen.height
        for _ in 0..<count {
            let next = table.contentOffset.y + Rows.height
            table.contentOffset.y = next > end ? 0 : next
            root.layoutIfNeeded()
        }
        check(within: 2)
    }

    /// Deletes the first row and inserts another one in one batch.
    func exchangeFirstRow(_ count: Int) {
        let first = [IndexPath(row: 0, section: 0)]
        for _ in 0..<count {
            UIView.performWithoutAnimation {
                table.performBatchUpdates {
                    table.deleteRows(at: first, with: .none)
                    table.insertRows(at: first, with: .none)
                }
                root.layoutIfNeeded()
            }
        }
        check(within: 2)
    }

    private func check(within tolerance: Int) {
        precondition(abs(table.visibleCells.count - HandMadeList.rowsOnScreen) <= tolerance)
    }
}
