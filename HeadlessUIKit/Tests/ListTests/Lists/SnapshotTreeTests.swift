import Testing
import UIKit

/// The items of one section as a tree (CD10).
@Suite struct SnapshotTreeTests {
    /// `1` with `11` and `12`, of which `11` has `111`; and `2`.
    private func tree() -> NSDiffableDataSourceSectionSnapshot<Int> {
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1, 2])
        tree.append([11, 12], to: 1)
        tree.append([111], to: 11)
        return tree
    }

    @Test("Items come before their children; their parents have to be expanded for them to be visible")
    func visible() {
        var tree = tree()
        #expect(tree.items == [1, 11, 111, 12, 2])
        #expect(tree.rootItems == [1, 2])
        #expect(tree.visibleItems == [1, 2])
        tree.expand([1, 99])
        #expect(tree.visibleItems == [1, 11, 12, 2])
        tree.expand([11])
        #expect(tree.visibleItems == [1, 11, 111, 12, 2])
        tree.collapse([1])
        #expect(tree.visibleItems == [1, 2])
        #expect(!tree.isVisible(111))
        #expect(tree.expandedItems == [11])
    }

    @Test("An item has a level, a parent and a place in the tree")
    func questions() {
        let tree = tree()
        #expect([1, 11, 111].map(tree.level) == [0, 1, 2])
        #expect([1, 11, 111].map(tree.parent) == [nil, 1, 11])
        #expect(tree.index(of: 12) == 3)
        #expect(tree.index(of: 9) == nil)
        #expect(tree.contains(111))
        #expect(!tree.contains(9))
    }

    @Test("Items go in beside others, behind all that is below them, and out with all that is below them")
    func changes() {
        var tree = tree()
        tree.insert([3], after: 1)
        tree.insert([10], before: 11)
        #expect(tree.items == [1, 10, 11, 111, 12, 3, 2])
        tree.expand([11])
        tree.delete([11, 11])
        #expect(tree.items == [1, 10, 12, 3, 2])
        #expect(tree.expandedItems == [])
        tree.deleteAll()
        #expect(tree.items == [])
    }

    @Test("A part of the tree is a tree, and can be put in elsewhere, with what is expanded")
    func parts() {
        var tree = tree()
        tree.expand([11])
        #expect(tree.snapshot(of: 1).items == [11, 111, 12])
        var part = tree.snapshot(of: 11, includingParent: true)
        #expect(part.items == [11, 111])
        #expect(part.visibleItems == [11, 111])
        part.append([112], to: 11)
        var other = NSDiffableDataSourceSectionSnapshot<Int>()
        other.append([5, 6])
        other.insert(part, before: 6)
        #expect(other.visibleItems == [5, 11, 111, 112, 6])
        other.replace(childrenOf: 11, using: NSDiffableDataSourceSectionSnapshot(tree.snapshot(of: 1).snapshot(of: 11)))
        #expect(other.items == [5, 11, 111, 6])
    }

    @Test("Each item has a line that says if it is expanded and visible")
    func text() {
        var tree = tree()
        tree.expand([1])
        #expect(tree.visualDescription() == "+* 1\n  -* 11\n    -  111\n  -* 12\n-* 2")
    }

    @Test("Items cannot come twice, nor below what is not there")
    func misuse() async {
        await #expect(processExitsWith: .failure) {
            var tree = NSDiffableDataSourceSectionSnapshot<Int>()
            tree.append([1])
            tree.append([1])
        }
        await #expect(processExitsWith: .failure) {
            var tree = NSDiffableDataSourceSectionSnapshot<Int>()
            tree.append([1], to: 5)
        }
        await #expect(processExitsWith: .failure) {
            var tree = NSDiffableDataSourceSectionSnapshot<Int>()
            tree.delete([1])
        }
    }
}
