import Foundation
import Testing
import UIKit

@testable import TestSupport

/// The requests of a table, and their order.
@MainActor
struct TableQuestionTests {
    private let screen = TableScreen()
    private let journal = Journal()
    private var table: UITableView { screen.table }

    @Test("A table always bounces: few rows have the safe area's insets too, and rest at the top (TV1, TV2)")
    func insets() {
        #expect(table.alwaysBounceVertical)
        screen.show(Rows([1]))
        #expect(table.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(table.contentOffset == CGPoint(x: 0, y: -59))
        screen.phone.root.additionalSafeAreaInsets.top = 41
        MainLoop.current.settle()
        #expect(table.contentOffset == CGPoint(x: 0, y: -100))
    }

    @Test("The counts of all sections are read before the first cell is asked for (TV3)")
    func counts() {
        let rows = Rows([2, 1, 3], journal: journal)
        screen.show(rows)
        let entries = journal.take()
        #expect(Array(entries.prefix(4)) == ["sections", "rows 0", "rows 1", "rows 2"])
        #expect(entries.filter { $0.hasPrefix("cell") }.count == 6)
        #expect(table.numberOfSections == 3)
        #expect(table.numberOfRows(inSection: 2) == 3)
    }

    @Test("A data source without the method has one section (TV3)")
    func oneSection() {
        let rows = PlainRows()
        table.dataSource = rows
        MainLoop.current.settle()
        #expect(table.numberOfSections == 1)
        #expect(table.visibleCells.count == 2)
    }

    @Test("With estimates a row is asked for its cell, then its height; rows out of sight for neither (TV4, TV9, LV1)")
    func estimates() {
        let rows = Rows([1000], journal: journal)
        let delegate = HeightDelegate(journal) { _ in 100 }
        table.delegate = delegate
        screen.show(rows)
        let entries = journal.take().filter { $0.hasPrefix("cell") || $0.hasPrefix("height") || $0.hasPrefix("will") }
        // The height is requested when the cell is dequeued as well; the test checks the order around the cell.
        let order = entries.filter { !$0.hasPrefix("height") }
        #expect(Array(order.prefix(4)) == ["cell 0.0", "will 0.0", "cell 0.1", "will 0.1"])
        #expect(entries.firstIndex(of: "cell 0.1")! > entries.lastIndex(of: "height 0.0")!)
        // From −59 to 793: rows of 100 points, the last one from 700 to 800.
        #expect(Set(entries.filter { $0.hasPrefix("height") }) == Set((0...7).map { "height 0.\($0)" }))
        #expect(table.visibleCells.count == 8)
    }

    @Test("Without estimates every row is asked for its height before the first cell (TV5)")
    func noEstimates() {
        let rows = Rows([200], journal: journal)
        let delegate = HeightDelegate(journal) { _ in 100 }
        table.delegate = delegate
        table.estimatedRowHeight = 0
        screen.show(rows)
        let entries = journal.take()
        let beforeFirstCell = entries.prefix { !$0.hasPrefix("cell") }
        #expect(Set(beforeFirstCell.filter { $0.hasPrefix("height") }).count == 200)
        #expect(table.contentSize.height == 20_000)
    }

    @Test("Rows are asked for until their real heights fill the bounds, whatever was estimated (TV6)")
    func fills() {
        table.estimatedRowHeight = 400
        let rows = Rows([100])
        rows.height = { _ in 44 }
        screen.show(rows)
        // From −59 to 793.
        #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 18, section: 0))
        #expect(table.rectForRow(at: IndexPath(row: 18, section: 0)).maxY == 836)
    }

    @Test("Rows below the home indicator exist (TV7)")
    func underTheIndicator() {
        let rows = Rows([100])
        rows.height = { _ in 44 }
        screen.show(rows)
        let last = table.rectForRow(at: table.indexPathsForVisibleRows?.last ?? [0, 0])
        // The bounds end at 793, and the part inside the insets at 759.
        #expect(last.minY == 792)
        #expect(last.maxY == 836)
    }

    @Test("A data source, a reload and a window make no cells: the next layout does (TV8)")
    func noCellsBeforeLayout() {
        let rows = Rows([100], journal: journal)
        rows.register(in: table)
        #expect(!journal.take().contains { $0.hasPrefix("cell") })
        table.layoutIfNeeded()
        #expect(journal.take().contains("cell 0.0"))
        table.reloadData()
        #expect(!journal.take().contains { $0.hasPrefix("cell") })
        table.layoutIfNeeded()
        #expect(journal.take().contains("cell 0.0"))
    }

    @Test("Geometry can be asked before any layout, and makes no cells (TV8, TV14)")
    func geometry() {
        let rows = Rows([100], journal: journal)
        rows.register(in: table)
        #expect(table.contentSize.height == 4400)
        #expect(table.rectForRow(at: IndexPath(row: 10, section: 0)) == CGRect(x: 0, y: 440, width: 393, height: 44))
        #expect(journal.take() == ["sections", "rows 0"])
    }

    @Test("A cell has its final frame when it is about to be displayed (TV10)")
    func frameAtWillDisplay() {
        let rows = Rows([10])
        rows.height = { CGFloat(50 + $0.row) }
        let delegate = HeightDelegate(journal) { _ in UITableView.automaticDimension }
        table.delegate = delegate
        screen.show(rows)
        #expect(delegate.frames[0]?.first == CGRect(x: 0, y: 0, width: 393, height: 50))
        #expect(delegate.frames[2]?.first == CGRect(x: 0, y: 101, width: 393, height: 52))
    }

    @Test("What began to be displayed ends once: when it leaves the bounds, and when everything is reloaded (TV11)")
    func ends() {
        let rows = Rows([100])
        let delegate = HeightDelegate(journal) { _ in 100 }
        table.delegate = delegate
        screen.show(rows)
        _ = journal.take()
        table.contentOffset.y = 250
        MainLoop.current.settle()
        let entries = journal.take()
        #expect(entries.filter { $0.hasPrefix("end") } == ["end 0.0", "end 0.1"])
        #expect(entries.filter { $0.hasPrefix("will") } == ["will 0.8", "will 0.9", "will 0.10", "will 0.11"])
        table.reloadData()
        MainLoop.current.settle()
        #expect(journal.take().filter { $0.hasPrefix("end") } == (2...11).map { "end 0.\($0)" })
    }
}

/// Only the required methods of a data source.
private final class PlainRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// A delegate that returns heights, and records its calls.
@MainActor
final class HeightDelegate: NSObject, UITableViewDelegate {
    private let journal: Journal
    private let height: (IndexPath) -> CGFloat
    /// The frames of cells that were about to be displayed, by row of the first section.
    private(set) var frames: [Int: [CGRect]] = [:]

    init(_ journal: Journal, height: @escaping (IndexPath) -> CGFloat) {
        self.journal = journal
        self.height = height
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        journal.note("height \(indexPath.name)")
        return height(indexPath)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        journal.note("will \(indexPath.name)")
        frames[indexPath.row, default: []].append(cell.frame)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        journal.note("end \(indexPath.name)")
    }
}
