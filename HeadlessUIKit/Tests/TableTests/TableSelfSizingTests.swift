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
}
