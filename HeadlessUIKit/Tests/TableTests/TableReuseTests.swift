import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Cells that are reused.
@MainActor
struct TableReuseTests {
    private let screen = TableScreen()
    private var table: UITableView { screen.table }

    @Test("Scrolling through a thousand rows makes no more cells than a screen has rows, and two (TV18)")
    func recycled() {
        let rows = Rows([1000])
        rows.height = { _ in 44 }
        screen.show(rows)
        let visible = table.visibleCells.count
        #expect(visible == 19)
        for _ in 1...900 {
            table.contentOffset.y += 44
            MainLoop.current.turn()
        }
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 898, section: 0))
        #expect(rows.made.count <= visible + 2)
    }

    @Test("A reused cell is prepared before the data source gets it; a new one is not (TV19)")
    func prepareForReuse() {
        let rows = Rows([100])
        rows.height = { _ in 100 }
        screen.show(rows)
        #expect(rows.made.allSatisfy { $0.reuses == 0 })
        table.contentOffset.y = 800
        MainLoop.current.settle()
        #expect(rows.made.contains { $0.reuses == 1 })
        // Row 8 stays in sight; rows 9 to 16 get the cells of rows 0 to 7.
        #expect(rows.made.map(\.reuses).reduce(0, +) == 8)
        #expect(rows.made.count == 9)
    }

    @Test("A row that is reconfigured keeps its cell, which is not prepared for reuse (TV19, CD4)")
    func reconfigured() {
        let rows = Rows([3])
        rows.height = { _ in 50 }
        screen.show(rows)
        let path = IndexPath(row: 1, section: 0)
        let cell = table.cellForRow(at: path)
        rows.height = { _ in 90 }
        table.reconfigureRows(at: [path])
        MainLoop.current.settle()
        #expect(table.cellForRow(at: path) === cell)
        #expect(rows.made.allSatisfy { $0.reuses == 0 })
        #expect(table.rectForRow(at: path).height == 90)
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 140)
    }

    @Test("A dequeued cell has the row's width; without a class and without a cell that waits there is none (TV20)")
    func dequeued() {
        let rows = Rows([1])
        screen.show(rows)
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
        #expect(cell.frame.width == 393)
        #expect(cell.reuseIdentifier == "row")
        #expect(cell is HighCell)
        #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
        table.register(nil as AnyClass?, forCellReuseIdentifier: "row")
        #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    }

    @Test("A cell class gets its own initialiser, with the style by default")
    func initialiser() {
        table.register(StyledCell.self, forCellReuseIdentifier: "styled")
        let cell = table.dequeueReusableCell(withIdentifier: "styled")
        #expect(cell is StyledCell)
        #expect(cell?.detailTextLabel != nil)
    }

    @Test("Rows that are not displayed have no cell, and cells that are not displayed no row (TV21)")
    func notDisplayed() {
        let rows = Rows([100])
        rows.height = { _ in 100 }
        screen.show(rows)
        let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(first.flatMap { table.indexPath(for: $0) } == IndexPath(row: 0, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
        #expect(table.indexPath(for: UITableViewCell()) == nil)
    }

    @Test("Header views are used again as cells are (TV56)")
    func headers() {
        let rows = Rows([30, 30, 30, 30])
        rows.height = { _ in 100 }
        let delegate = HeaderDelegate()
        table.register(NotedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        table.delegate = delegate
        screen.show(rows)
        #expect(delegate.made.count == 1)
        for section in 1...3 {
            table.scrollToRow(at: IndexPath(row: 10, section: section), at: .top, animated: false)
            MainLoop.current.settle()
            #expect(table.headerView(forSection: section) is NotedHeader)
        }
        #expect(delegate.made.count <= 2)
        #expect(delegate.made.contains { $0.reuses > 0 })
    }

    @Test("The row that is being edited keeps its cell out of sight")
    func firstResponder() {
        let rows = Rows([100])
        rows.height = { _ in 100 }
        screen.show(rows)
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        cell?.contentView.addSubview(field)
        field.becomeFirstResponder()
        table.contentOffset.y = 3000
        MainLoop.current.settle()
        #expect(field.isFirstResponder)
        #expect(cell?.isHidden == false)
        field.resignFirstResponder()
        table.contentOffset.y = 3100
        MainLoop.current.settle()
        #expect(cell.flatMap { table.indexPath(for: $0) }?.row != 1)
    }

    @Test("For a hundred thousand rows only the visible cells are made")
    func onlyWhatIsSeen() {
        let rows = Rows([100_000])
        rows.height = { _ in 44 }
        screen.show(rows)
        #expect(table.contentSize.height == 4_400_000)
        #expect(rows.made.count == 19)
        table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
        MainLoop.current.settle()
        #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 99_999, section: 0))
        #expect(rows.made.count <= 21)
        #expect(rows.made.map(\.fittings).reduce(0, +) < 100)
    }
}

private final class StyledCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

private final class NotedHeader: UITableViewHeaderFooterView {
    private(set) var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

private final class HeaderDelegate: NSObject, UITableViewDelegate {
    private(set) var made: [NotedHeader] = []

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        if let view = view as? NotedHeader, !made.contains(where: { $0 === view }) { made.append(view) }
        view?.textLabel?.text = "Section \(section)"
        return view
    }
}
