import UIKit

/// The cells that fill the screen, placed by somebody who knows their height.
@MainActor
struct HandMadeList {
    static let rowsOnScreen = 20

    private let scrollView = UIScrollView(frame: LaidOutTable.screen)
    private let cells: [UITableViewCell]
    private let root = UIView(frame: LaidOutTable.screen)

    init(measures: Bool) {
        cells = (0..<Self.rowsOnScreen).map { _ in Rows.makeCell(measures: measures) }
        root.addSubview(scrollView)
        cells.forEach(scrollView.addSubview)
        place()
        root.layoutIfNeeded()
    }

    private func place() {
        for (index, cell) in cells.enumerated() { place(cell, at: index) }
    }

    private func place(_ cell: UITableViewCell, at index: Int) {
        cell.frame = CGRect(
            x: 0, y: CGFloat(index) * Rows.height, width: LaidOutTable.screen.width, height: Rows.height)
    }

    func check() {
        precondition(cells[Self.rowsOnScreen - 1].frame.minY == 19 * Rows.height)
    }

    /// Scrolls by one row at a time. The cell that leaves becomes the one that comes.
    func scroll(_ count: Int) {
        for step in 1...count {
            scrollView.contentOffset.y = CGFloat(step) * Rows.height
            place(cells[(step - 1) % cells.count], at: step + cells.count - 1)
            root.layoutIfNeeded()
        }
    }

    /// Puts another cell in the place of the first one.
    func exchangeFirstRow(_ count: Int) {
        for _ in 0..<count {
            cells[0].removeFromSuperview()
            scrollView.addSubview(cells[0])
            place()
            root.layoutIfNeeded()
        }
    }
}
