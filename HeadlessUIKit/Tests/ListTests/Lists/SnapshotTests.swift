import Foundation
import Testing

@testable import UIKit

/// The sections and items of a diffable data source.
@Suite struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    /// Sections `a`, `b` and so on with items.
    private func snapshot(_ sections: [Int]...) -> Snapshot {
        var snapshot = Snapshot()
        for (name, items) in zip(["a", "b", "c", "d"], sections) {
            snapshot.appendSections([name])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func items(_ snapshot: Snapshot) -> [[Int]] {
        snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    }

    @Test("Items are appended to the named section, or to the last one (CD7)")
    func append() {
        var snapshot = snapshot([1], [2])
        snapshot.appendItems([3])
        snapshot.appendItems([4], toSection: "a")
        #expect(items(snapshot) == [[1, 4], [2, 3]])
        #expect(snapshot.itemIdentifiers == [1, 4, 2, 3])
        #expect(snapshot.numberOfItems == 4)
        #expect(snapshot.numberOfItems(inSection: "a") == 2)
        #expect(snapshot.numberOfSections == 2)
    }

    @Test("An item that is already there is moved by appending and inserting it (CD7)")
    func itemsMove() {
        var snapshot = snapshot([1, 2], [3, 4])
        snapshot.appendItems([1])
        #expect(items(snapshot) == [[2], [3, 4, 1]])
        snapshot.insertItems([4, 5], beforeItem: 2)
        #expect(items(snapshot) == [[4, 5, 2], [3, 1]])
        snapshot.insertItems([4, 1], afterItem: 2)
        #expect(items(snapshot) == [[5, 2, 4, 1], [3]])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "a")
        snapshot.moveItem(5, afterItem: 3)
        snapshot.moveItem(1, beforeItem: 2)
        #expect(items(snapshot) == [[1, 2, 4], [3, 5]])
        #expect(snapshot.numberOfItems == 5)
    }

    @Test("Places of items count through all sections, and are right after each change")
    func places() {
        var snapshot = snapshot([1, 2], [], [3])
        #expect([1, 2, 3, 4].map(snapshot.indexOfItem) == [0, 1, 2, nil])
        #expect(snapshot.indexPath(of: 3) == IndexPath(item: 0, section: 2))
        let before = snapshot
        snapshot.deleteItems([1])
        #expect([1, 2, 3].map(snapshot.indexOfItem) == [nil, 0, 1])
        #expect(before.indexOfItem(2) == 1)
        #expect(snapshot.item(at: IndexPath(item: 0, section: 2)) == 3)
        #expect(snapshot.item(at: IndexPath(item: 0, section: 1)) == nil)
        #expect(snapshot.item(at: IndexPath(item: 0, section: 3)) == nil)
    }

    @Test("Sections are inserted, moved and deleted with their items")
    func sections() {
        var snapshot = snapshot([1], [2])
        snapshot.insertSections(["x"], beforeSection: "a")
        snapshot.insertSections(["y"], afterSection: "a")
        #expect(snapshot.sectionIdentifiers == ["x", "a", "y", "b"])
        snapshot.moveSection("b", beforeSection: "x")
        snapshot.moveSection("x", afterSection: "y")
        #expect(snapshot.sectionIdentifiers == ["b", "a", "y", "x"])
        #expect(["b", "a", "y", "x", "z"].map(snapshot.indexOfSection) == [0, 1, 2, 3, nil])
        snapshot.deleteSections(["a", "z"])
        #expect(items(snapshot) == [[2], [], []])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
    }

    @Test("Deleting all items deletes the sections too; deleting an unknown item does nothing (CD7)")
    func deletion() {
        var snapshot = snapshot([1, 2])
        snapshot.deleteItems([2, 3])
        #expect(items(snapshot) == [[1]])
        snapshot.deleteItems([1])
        #expect(snapshot.sectionIdentifiers == ["a"])
        snapshot.appendItems([1])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
        #expect(snapshot.numberOfItems == 0)
    }

    @Test("A section may have the name of an item (CD7)")
    func names() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems([2, 1], toSection: 1)
        snapshot.deleteItems([2])
        #expect(snapshot.sectionIdentifiers == [1, 2])
        #expect(snapshot.itemIdentifiers == [1])
    }

    @Test("What is to be reloaded is listed once each, in the order of the requests")
    func requests() {
        var snapshot = snapshot([1, 2, 3], [4])
        snapshot.reloadItems([3, 1])
        snapshot.reloadItems([1, 2])
        snapshot.reconfigureItems([2])
        snapshot.reloadSections(["b", "b"])
        #expect(snapshot.reloadedItemIdentifiers == [3, 1, 2])
        #expect(snapshot.reconfiguredItemIdentifiers == [2])
        #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    }

    @Test("Two snapshots are the same if they have the same sections and items in the same order (CD8)")
    func equality() {
        let first = snapshot([1, 2], [3])
        var second = snapshot([1, 2], [3])
        second.reloadItems([1])
        #expect(first.hasSameContent(as: second))
        second.moveItem(1, afterItem: 2)
        #expect(!first.hasSameContent(as: second))
        #expect(!first.hasSameContent(as: snapshot([1, 2, 3], [])))
    }

    @Test("A hundred thousand items are appended, found and compared without a step for each pair")
    func many() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        for item in 0..<100_000 { snapshot.appendItems([item]) }
        #expect((0..<100_000).allSatisfy { snapshot.indexOfItem($0) == $0 })
        var other = snapshot
        other.deleteItems(Array(stride(from: 0, to: 100_000, by: 2)))
        other.appendItems(Array(stride(from: 0, to: 100_000, by: 20)))
        let difference = SnapshotDifference(from: snapshot, to: other)
        #expect(difference.update.deleted.count == 45_000)
        #expect(difference.update.moved.count == 5_000)
    }
}
