import UIKit

/// A table with a hundred rows in each section that has shown nothing, and is asked how long its content is.
@MainActor
struct UnshownTable {
    /// Knows the height of each row.
    private final class Heights: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { Rows.height }
    }

    private let table = UITableView(frame: LaidOutTable.screen)
    private let rows: Rows
    private let heights = Heights()

    /// - Parameter isEstimated: Whether rows are not asked for their height before they are shown.
    init(rows count: Int, isEstimated: Bool) {
        rows = Rows(count, sections: count / 100)
        table.dataSource = rows
        guard !isEstimated else { return }
        table.estimatedRowHeight = 0
        table.delegate = heights
    }

    /// Reads everything again.
    func read(_ count: Int) {
        var sum: CGFloat = 0
        for _ in 0..<count {
            table.reloadData()
            sum += table.contentSize.height
        }
        precondition(sum == CGFloat(rows.count * count) * Rows.height)
    }

    /// Adds what the data source says.
    func countByHand(_ count: Int) {
        var sum = 0
        for _ in 0..<count {
            for section in 0..<rows.numberOfSections(in: table) {
                sum += rows.tableView(table, numberOfRowsInSection: section)
            }
        }
        precondition(sum == rows.count * count)
    }

    /// Adds what the delegate says of each row.
    func addByHand(_ count: Int) {
        var sum: CGFloat = 0
        for _ in 0..<count {
            for section in 0..<rows.numberOfSections(in: table) {
                for row in 0..<rows.tableView(table, numberOfRowsInSection: section) {
                    sum += heights.tableView(table, heightForRowAt: IndexPath(row: row, section: section))
                }
            }
        }
        precondition(sum == CGFloat(rows.count * count) * Rows.height)
    }
}
