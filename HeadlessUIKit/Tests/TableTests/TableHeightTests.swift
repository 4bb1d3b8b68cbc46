import Foundation
import Testing
import UIKit

@testable import TestSupport

/// The heights of rows, and their effect on the content.
@MainActor
struct TableHeightTests {
    private let screen = TableScreen()
    private var table: UITableView { screen.table }

    @Test("The delegate's height goes before the table's, and that before the cell's own (TV12)")
    func order() {
        let rows = Rows([4])
        rows.height = { _ in 60 }
        screen.show(rows)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
        table.rowHeight = 70
        MainLoop.current.settle()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
        let delegate = HeightDelegate(Journal()) { $0.row == 1 ? 80 : UITableView.automaticDimension }
        table.delegate = delegate
        MainLoop.current.settle()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 70)
    }

    @Test("An automatic height is asked of the cell with the row's width, and is whole pixels, rounded up (TV13)")
    func fitting() {
        let rows = Rows([2])
        rows.height = { _ in 60.1 }
        screen.show(rows)
        #expect(rows.made.allSatisfy { $0.fittings > 0 })
        expectClose(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 181 / 3.0)
    }

    @Test("A row of text has the system's default height: iOS 26 on a phone of three pixels a point (TV42)")
    func defaultHeight() {
        screen.show(Rows([2]))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 52)
    }

    @Test("A row that is shown replaces its estimate, and the content grows by the difference at once (TV14, TV15)")
    func estimates() {
        let rows = Rows([100])
        rows.height = { _ in 50 }
        rows.register(in: table)
        #expect(table.contentSize.height == 4400)
        MainLoop.current.settle()
        // Rows 0 to 15 reach from 0 to 800, and the bounds end at 793.
        #expect(table.visibleCells.count == 16)
        #expect(table.contentSize.height == 4496)
    }

    @Test("The delegate's estimates hold for rows that were not shown (TV12)")
    func delegateEstimates() {
        let delegate = EstimateDelegate()
        table.delegate = delegate
        let rows = Rows([4])
        rows.height = { _ in 30 }
        rows.register(in: table)
        #expect(table.contentSize.height == 644)
        MainLoop.current.settle()
        #expect(table.contentSize.height == 120)
    }

    @Test("Rows above that are measured do not move what is on the screen (TV16)")
    func stillOnTheScreen() {
        let rows = Rows([100])
        showRow50(of: rows)
        #expect(placeOfRow50() == 59)
        for step in 1...6 {
            table.contentOffset.y -= 20
            MainLoop.current.settle()
            expectClose(placeOfRow50(), 59 + CGFloat(step) * 20)
        }
    }

    @Test("A finger that scrolls up over rows that are measured moves the content by its own way (TV16)")
    func underAFinger() {
        let rows = Rows([100])
        showRow50(of: rows)
        screen.fingers.down(at: CGPoint(x: 200, y: 300))
        screen.fingers.drag(to: CGPoint(x: 200, y: 510), duration: 0.3)
        MainLoop.current.turn()
        // The scroll begins after the first ten points.
        expectClose(placeOfRow50(), 59 + 200, within: 0.5)
        screen.fingers.up()
    }

    /// Rows of 80 points, of which those above row 50 have not been displayed.
    private func showRow50(of rows: Rows) {
        rows.height = { _ in 80 }
        screen.show(rows)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        MainLoop.current.settle()
    }

    private func placeOfRow50() -> CGFloat {
        let cell = table.cellForRow(at: IndexPath(row: 50, section: 0))
        return (cell?.frame.minY ?? .nan) - table.contentOffset.y
    }

    @Test("The content is as high as everything in it, and as wide as the table (TV17)")
    func contentSize() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        table.tableHeaderView = header
        table.tableFooterView = footer
        table.rowHeight = 50
        let rows = Rows([2, 3])
        rows.titles = [0: "First", 1: "Second"]
        rows.footers = [1: "End"]
        table.sectionHeaderHeight = 28
        table.sectionFooterHeight = 20
        screen.show(rows)
        #expect(table.contentSize == CGSize(width: 393, height: 80 + 2 * (22 + 28) + 5 * 50 + 20 + 30))
        #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 80))
        #expect(footer.frame == CGRect(x: 0, y: 450, width: 393, height: 30))
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 230, width: 393, height: 220))
    }

    @Test("Another width forgets the heights of cells, and measures the visible ones again (TV49)")
    func otherWidth() {
        let rows = Rows([40])
        screen.show(rows)
        let before = rows.made.map(\.fittings)
        screen.phone.turnToLandscape()
        table.frame = screen.phone.root.view.bounds
        MainLoop.current.settle()
        #expect(zip(rows.made, before).contains { $0.fittings > $1 })
        #expect(table.visibleCells.allSatisfy { $0.frame.width == 852 })
        #expect(table.contentSize.width == 852)
    }
}

private final class EstimateDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row < 3 ? CGFloat(indexPath.row + 1) * 100 : UITableView.automaticDimension
    }
}
