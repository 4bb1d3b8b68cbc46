import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Visible cells that need another height.
@MainActor
struct TableSelfSizingTests {
    private let screen = TableScreen()
    private var table: UITableView { screen.table }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func show() throws -> (rows: Rows, cell: HighCell) {
        let rows = Rows([30])
        rows.height = { _ in 50 }
        screen.show(rows)
        return (rows, try #require(table.cellForRow(at: path(1)) as? HighCell))
    }

    @Test("A visible cell that invalidates its content size is measured again in the next layout, animated (TV47, LV6)")
    func cellInvalidates() throws {
        let (rows, cell) = try show()
        let next = table.cellForRow(at: path(2))
        cell.wantedHeight = 90
        MainLoop.current.settle()
        #expect(table.rectForRow(at: path(1)).height == 50)
        cell.invalidateIntrinsicContentSize()
        #expect(table.rectForRow(at: path(1)).height == 50)
        MainLoop.current.turn()
        #expect(table.rectForRow(at: path(1)).height == 90)
        #expect(cell.frame.height == 90)
        #expect(next?.frame.minY == 140)
        #expect(next?.layer.presentation()?.frame.minY == 100)
        MainLoop.current.settle()
        #expect(next?.layer.presentation()?.frame.minY ?? 140 == 140)
        #expect(rows.counts == [30])
    }

    @Test("So is one whose content view does (TV47)")
    func contentViewInvalidates() throws {
        let (rows, cell) = try show()
        cell.wantedHeight = 90
        cell.contentView.invalidateIntrinsicContentSize()
        MainLoop.current.settle()
        #expect(table.rectForRow(at: path(1)).height == 90)
        #expect(rows.counts == [30])
    }

    @Test("Including constraints, every change of them in the content is enough (TV47)")
    func constraints() throws {
        let (rows, cell) = try show()
        table.selfSizingInvalidation = .enabledIncludingConstraints
        cell.wantedHeight = 90
        MainLoop.current.settle()
        #expect(table.rectForRow(at: path(1)).height == 90)
        cell.wantedHeight = 40
        MainLoop.current.settle()
        #expect(table.rectForRow(at: path(1)).height == 40)
        #expect(rows.counts == [30])
    }

    @Test("Disabled, nothing is measured again (TV47)")
    func disabled() throws {
        let (rows, cell) = try show()
        table.selfSizingInvalidation = .disabled
        cell.wantedHeight = 90
        cell.invalidateIntrinsicContentSize()
        MainLoop.current.settle()
        #expect(table.rectForRow(at: path(1)).height == 50)
        #expect(rows.counts == [30])
    }

    // MARK: Rows at the top

    @Test(
        "Rows that are inserted, reloaded or deleted at the top leave the offset, whatever was estimated (TV16)",
        arguments: [nil, 30, 80] as [CGFloat?], [-59, 0, 20] as [CGFloat])
    func rowsAtTheTop(estimate: CGFloat?, offset: CGFloat) {
        let rows = Rows([30])
        rows.height = { _ in 50 }
        table.estimatedRowHeight = estimate ?? UITableView.automaticDimension
        screen.show(rows)
        table.contentOffset.y = offset
        MainLoop.current.settle()
        rows.counts = [32]
        table.insertRows(at: [path(0), path(1)], with: .automatic)
        MainLoop.current.settle()
        #expect(table.contentOffset.y == offset)
        #expect(table.rectForRow(at: path(2)).minY == 100)
        table.reloadRows(at: [path(0)], with: .none)
        MainLoop.current.settle()
        #expect(table.contentOffset.y == offset)
        rows.counts = [31]
        table.deleteRows(at: [path(0)], with: .automatic)
        MainLoop.current.settle()
        #expect(table.contentOffset.y == offset)
    }

    @Test("A section that is inserted at the top with a header leaves the offset at the top", arguments: [true, false])
    func sectionAtTheTop(isAnimated: Bool) {
        let rows = Rows([30])
        rows.height = { _ in 50 }
        screen.show(rows)
        rows.counts = [3, 30]
        table.insertSections([0], with: isAnimated ? .automatic : .none)
        MainLoop.current.settle()
        #expect(table.contentOffset.y == -59)
    }

    @Test("Rows above the first visible one that are measured on the way up still move nothing on the screen (TV16)")
    func wayUp() throws {
        let rows = Rows([200])
        rows.height = { _ in 50 }
        table.estimatedRowHeight = 30
        screen.show(rows)
        table.scrollToRow(at: path(100), at: .top, animated: false)
        MainLoop.current.settle()
        for step in 1...10 {
            let shown = try #require(table.cellForRow(at: path(100))).frame.minY - table.contentOffset.y
            table.contentOffset.y -= 20
            MainLoop.current.settle()
            let now = try #require(table.cellForRow(at: path(100))).frame.minY - table.contentOffset.y
            #expect(now - shown == 20, "step \(step)")
        }
    }
}
