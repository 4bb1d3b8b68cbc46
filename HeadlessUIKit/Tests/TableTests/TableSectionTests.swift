import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Headers, footers and groups.
@MainActor
struct TableSectionTests {
    private static let rows = 30

    /// Rows of 50 points under headers of 28 and over footers of 20.
    private func show(_ screen: TableScreen, sections: Int = 3, footers: Bool = false) -> Rows {
        let rows = Rows(Array(repeating: Self.rows, count: sections))
        for section in 0..<sections {
            rows.titles[section] = "Header \(section)"
            if footers { rows.footers[section] = "Footer \(section)" }
        }
        screen.table.rowHeight = 50
        screen.table.sectionHeaderHeight = 28
        screen.table.sectionFooterHeight = 20
        screen.show(rows)
        return rows
    }

    @Test("A view goes before a title; of a title the table makes a view itself (TV22)")
    func viewBeforeTitle() {
        let screen = TableScreen()
        let rows = Rows([1, 1])
        rows.titles = [0: "Zero", 1: "One"]
        let delegate = FirstHeaderDelegate()
        screen.table.delegate = delegate
        screen.show(rows)
        #expect(screen.table.headerView(forSection: 0) == nil)
        #expect(delegate.view.superview === screen.table)
        #expect(delegate.view.frame == CGRect(x: 0, y: 22, width: 393, height: 33))
        #expect(screen.table.headerView(forSection: 1)?.textLabel?.text == "One")
    }

    @Test("Headers and footers follow the first rows of their section (TV9)")
    func order() {
        let screen = TableScreen()
        let journal = Journal()
        let rows = Rows([2, 1], journal: journal)
        let delegate = NotingHeaderDelegate(journal)
        screen.table.delegate = delegate
        screen.show(rows)
        let entries = journal.take().filter { !$0.hasPrefix("rows") && !$0.hasPrefix("sections") }
        #expect(
            entries == [
                "cell 0.0", "view 0", "will header 0", "cell 0.1", "cell 1.0", "view 1", "will header 1",
            ])
    }

    @Test(
        "A plain header stays in sight until the end of its section pushes it out (TV23)",
        arguments: [(-59, 22), (0, 59), (500, 559), (1440, 1499), (1500, 1522)])
    func pinnedHeader(offset: CGFloat, y: CGFloat) {
        let screen = TableScreen()
        let rows = show(screen)
        screen.table.contentOffset.y = offset
        MainLoop.current.settle()
        // The section ends at 22 + 28 + 1500 = 1550.
        #expect(screen.table.headerView(forSection: 0)?.frame.minY == y)
        #expect(rows.counts.count == 3)
    }

    @Test("A plain footer stays in sight from the beginning of its section on")
    func pinnedFooter() {
        let screen = TableScreen()
        let rows = show(screen, footers: true)
        // The bounds end at 793, the part inside the insets at 759.
        #expect(screen.table.footerView(forSection: 0)?.frame == CGRect(x: 0, y: 739, width: 393, height: 20))
        screen.table.contentOffset.y = 800
        MainLoop.current.settle()
        #expect(screen.table.footerView(forSection: 0)?.frame.minY == 1550)
        #expect(rows.counts.count == 3)
    }

    @Test("A plain section with a header has 22 points above it, the first too; they can be set (TV24, LV5)")
    func topPadding() {
        let screen = TableScreen()
        let rows = show(screen)
        let table = screen.table
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 393, height: 28))
        #expect(table.rectForHeader(inSection: 1).minY == 1572)
        table.sectionHeaderTopPadding = 0
        MainLoop.current.settle()
        #expect(table.rectForHeader(inSection: 0).minY == 0)
        #expect(table.rectForHeader(inSection: 1).minY == 1528)
        rows.titles = [:]
        table.sectionHeaderTopPadding = UITableView.automaticDimension
        table.reloadData()
        MainLoop.current.settle()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    }

    @Test("A header is as high as its title; a plain table without title and view has none (TV25, LG2)")
    func automaticHeader() {
        let screen = TableScreen()
        let rows = Rows([1, 1])
        rows.titles = [1: "Title"]
        screen.show(rows)
        #expect(screen.table.rectForHeader(inSection: 0).height == 0)
        expectClose(screen.table.rectForHeader(inSection: 1).height, 10 + 61 / 3.0 + 10)
        #expect(screen.table.headerView(forSection: 0) == nil)
    }

    @Test(
        "Inset groups leave 16 points at the sides, 20 on displays wider than 393, 8 outside of a window (TV26)",
        arguments: [(393, 16), (414, 20)])
    func insetGroups(width: CGFloat, side: CGFloat) {
        let screen = TableScreen(style: .insetGrouped)
        if width != 393 {
            screen.phone.screen.resize(
                to: CGRect(x: 0, y: 0, width: width, height: 896), safeAreaInsets: .zero,
                traits: screen.phone.screen.traitCollection)
        }
        screen.table.frame = CGRect(x: 0, y: 0, width: width, height: 800)
        let rows = Rows([3])
        rows.titles[0] = "Title"
        screen.show(rows)
        let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.frame.minX == side)
        #expect(cell?.frame.width == width - 2 * side)
        #expect(cell?.superview !== screen.table)
        #expect(cell?.superview?.superview === screen.table)
        #expect(screen.table.headerView(forSection: 0)?.frame.width == width)
        #expect(screen.table.headerView(forSection: 0)?.superview === screen.table)
    }

    @Test("The first and the last row of an inset group share its corners; a lone one has all four (TV27, LV3)")
    func corners() {
        let screen = TableScreen(style: .insetGrouped)
        screen.show(Rows([3, 1]))
        func corners(_ row: Int, _ section: Int) -> CACornerMask? {
            screen.table.cellForRow(at: IndexPath(row: row, section: section))?.layer.maskedCorners
        }
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        #expect(corners(0, 0) == top)
        #expect(corners(1, 0) == [])
        #expect(corners(2, 0) == bottom)
        #expect(corners(0, 1) == top.union(bottom))
        #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 1))?.layer.cornerRadius == 26)
        #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 0))?.layer.cornerRadius == 0)
    }

    @Test("Rows of inset groups hear their touches, and headers are not in their way (TV26)")
    func hit() {
        let screen = TableScreen(style: .insetGrouped)
        screen.show(Rows([3]))
        let cell = screen.table.cellForRow(at: IndexPath(row: 1, section: 0))
        let middle = cell.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
        #expect(screen.phone.window.hitTest(middle, with: nil)?.isDescendant(of: cell ?? UIView()) == true)
        #expect(screen.phone.window.hitTest(CGPoint(x: 4, y: middle.y), with: nil) === screen.table)
    }
}

private final class FirstHeaderDelegate: NSObject, UITableViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 33))

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0 ? view : nil
    }
}

private final class NotingHeaderDelegate: NSObject, UITableViewDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        journal.note("view \(section)")
        return UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        journal.note("will header \(section)")
    }
}
