import Testing
import UIKit

@testable import TestSupport

/// Batches of updates, recorded on an iOS 26.1 simulator: github.com/Vercantez/openuikit at 447e7e49,
/// `Tools/oracle2/tablebatchprobe`.
@MainActor @Suite struct RecordedBatchTests {
    private let rows = Rows([3])

    private func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        rows.height = { _ in 50 }
        rows.register(in: table)
        table.layoutIfNeeded()
        return table
    }

    private func insertRow(in table: UITableView, completion: @escaping (Bool) -> Void) {
        rows.counts = [4]
        table.performBatchUpdates(
            { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade) }, completion: completion)
    }

    @Test("In a window a batch is animated, and completes with true when the rows are at rest (TV38)")
    func inWindow() {
        let phone = Phone()
        let table = makeTable()
        phone.root.view.addSubview(table)
        MainLoop.current.settle()
        var finished: Bool?
        insertRow(in: table) { finished = $0 }
        MainLoop.current.advance(by: 0.44)
        #expect(finished == nil)
        MainLoop.current.advance(by: 0.01)
        #expect(finished == true)
    }

    @Test("Without a window an animated batch completes with false in the next turn (Z28)")
    func withoutWindow() {
        let table = makeTable()
        var finished: Bool?
        insertRow(in: table) { finished = $0 }
        #expect(finished == nil)
        MainLoop.current.turn()
        #expect(finished == false)
    }

    @Test("Without an animation a batch completes with true in the next turn, also without a window (Z28)")
    func withoutAnimation() {
        let table = makeTable()
        var finished: Bool?
        UIView.performWithoutAnimation { insertRow(in: table) { finished = $0 } }
        #expect(finished == nil)
        MainLoop.current.turn()
        #expect(finished == true)
    }

    /// Recorded for tables.
    @Test("A collection view without a window completes an animated batch with false, too (Z28)")
    func collection() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
        let items = Items([3])
        items.register(in: list)
        list.layoutIfNeeded()
        items.counts = [4]
        var finished: Bool?
        list.performBatchUpdates(
            { list.insertItems(at: [IndexPath(item: 0, section: 0)]) }, completion: { finished = $0 })
        MainLoop.current.turn()
        #expect(finished == false)
    }

    @Test("A deleted cell fades in its place, the others slide, and an inserted one appears in its place (TV38)")
    func places() throws {
        let phone = Phone()
        let table = makeTable()
        phone.root.view.addSubview(table)
        MainLoop.current.settle()
        let (first, second) = try (
            #require(table.cellForRow(at: IndexPath(row: 0, section: 0))),
            #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        )
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
        }
        MainLoop.current.advance(by: 0.1)
        let inserted = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(first.layer.presentation()?.frame.minY == 0)
        let share = try #require(first.layer.presentation()?.opacity)
        #expect(share > 0 && share < 1)
        let top = try #require(second.layer.presentation()?.frame.minY)
        #expect(top > 0 && top < 50)
        #expect(inserted.layer.presentation()?.frame.minY == 100)
        MainLoop.current.settle()
    }
}
