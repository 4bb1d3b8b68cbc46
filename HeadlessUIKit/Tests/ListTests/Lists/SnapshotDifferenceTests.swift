import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// The difference between two snapshots.
@Suite struct SnapshotDifferenceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (name, items) in sections {
            snapshot.appendSections([name])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("Items that keep their order do not move: one that goes to the end is the only one")
    func fewestMoves() {
        let difference = SnapshotDifference(from: snapshot(["a": [1, 2, 3, 4]]), to: snapshot(["a": [2, 3, 4, 1]]))
        #expect(difference.update.moved == [.init(from: path(0, 0), to: path(0, 3))])
        #expect(difference.update.inserted == [])
    }

    @Test("New items are inserted, missing ones deleted, and those of another section moved")
    func items() {
        let difference = SnapshotDifference(
            from: snapshot(["a": [1, 2], "b": [3]]), to: snapshot(["a": [2], "b": [4, 3, 1]]))
        #expect(difference.update.moved == [.init(from: path(0, 0), to: path(1, 2))])
        #expect(difference.update.inserted == [path(1, 0)])
        #expect(difference.update.deleted == [])
        let back = SnapshotDifference(from: snapshot(["a": [1, 2]]), to: snapshot(["a": [2]]))
        #expect(back.update.deleted == [path(0, 0)])
    }

    @Test("Items of a section that comes or goes need no mention, unless they were or are elsewhere")
    func sections() {
        let difference = SnapshotDifference(
            from: snapshot(["a": [1, 2], "b": [3], "c": []]), to: snapshot(["c": [2], "b": [3], "x": [4, 5]]))
        #expect(difference.update.deletedSections == [0])
        #expect(difference.update.insertedSections == [2])
        #expect(difference.update.movedSections.count == 1)
        #expect(difference.update.moved == [.init(from: path(0, 1), to: path(0, 0))])
        #expect(difference.update.inserted == [])
        #expect(difference.update.deleted == [])
        #expect(difference.movesItemsOfChangedSections)
    }

    @Test("A reloaded item that moves is deleted and inserted: a list cannot do both in one batch")
    func reloadedAndMoved() {
        var next = snapshot(["a": [2, 3, 1]])
        next.reloadItems([1, 2])
        next.reconfigureItems([2, 3])
        let difference = SnapshotDifference(from: snapshot(["a": [1, 2, 3]]), to: next)
        #expect(difference.update.reloaded == [path(0, 1)])
        #expect(difference.update.deleted == [path(0, 0)])
        #expect(difference.update.inserted == [path(0, 2)])
        #expect(difference.update.moved == [])
        #expect(difference.reconfigured == [path(0, 1)])
    }

    @Test("A reloaded section that moves is deleted and inserted")
    func reloadedSection() {
        var next = snapshot(["b": [1, 5], "c": [6], "a": [4]])
        next.reloadSections(["a", "b"])
        let difference = SnapshotDifference(from: snapshot(["a": [1, 2], "b": [], "c": [6]]), to: next)
        #expect(difference.update.deletedSections == [0])
        #expect(difference.update.insertedSections == [2])
        #expect(difference.update.reloadedSections == [1])
        #expect(difference.update.moved == [.init(from: path(0, 0), to: path(0, 0))])
        #expect(difference.update.inserted == [])
    }

    @Test("The longest increasing part of a sequence")
    func longestIncreasing() {
        #expect([].longestIncreasing == [])
        #expect([3, 1, 2].longestIncreasing == [1, 2])
        #expect([2, 5, 3, 7, 11, 8, 10, 13, 6].longestIncreasing == [2, 3, 7, 8, 10, 13])
    }

    @Test("Random pairs: the update is valid, and brings every item that stays to its place", arguments: 0..<30)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let (old, new) = (randomSnapshot(&random), randomSnapshot(&random))
            let difference = SnapshotDifference(from: old, to: new)
            let map = try difference.update.map(
                from: old.sections.map(\.items.count), to: new.sections.map(\.items.count), .collection)
            for (number, section) in old.sections.enumerated() {
                #expect(
                    map.newSection(of: number) == nil
                        || map.newSection(of: number) == new.indexOfSection(section.identifier))
            }
            for item in old.itemIdentifiers {
                let (from, to) = try (#require(old.indexPath(of: item)), new.indexPath(of: item))
                // Items that are reloaded, alone or with their section, count as new.
                let isReloaded =
                    new.reloadedItems.contains(item) || to.map { wasReloaded(item, at: $0, old, new) } ?? false
                let mapped = map.newPath(of: from)
                if isReloaded {
                    #expect(mapped == nil || mapped == to)
                } else {
                    #expect(mapped == to, "\(item) from \(old.sections) to \(new.sections)")
                    if let to { #expect(map.oldPath(of: to) == from) }
                }
            }
        }
    }

    /// Returns whether an item stays in a section that is reloaded.
    private func wasReloaded(_ item: Int, at path: IndexPath, _ old: Snapshot, _ new: Snapshot) -> Bool {
        let section = new.sections[path.section].identifier
        return new.reloadedSections.contains(section) && old.sectionIdentifier(containingItem: item) == section
    }

    private func randomSnapshot(_ random: inout SeededGenerator) -> Snapshot {
        var snapshot = Snapshot()
        var items = Array(0..<12).shuffled(using: &random)
        for section in ["a", "b", "c", "d"].shuffled(using: &random) where random.chance(70) {
            snapshot.appendSections([section])
            let count = min(items.count, random.int(below: 6))
            let chosen = items.prefix(count)
            snapshot.appendItems(random.chance(50) ? chosen.sorted() : Array(chosen))
            items.removeFirst(count)
            if random.chance(10) { snapshot.reloadSections([section]) }
        }
        for item in snapshot.itemIdentifiers where random.chance(10) { snapshot.reloadItems([item]) }
        return snapshot
    }
}
