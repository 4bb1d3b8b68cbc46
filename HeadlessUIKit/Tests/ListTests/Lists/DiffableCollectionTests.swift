import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Collection views that are filled by snapshots.
@MainActor
struct DiffableCollectionTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>
    private typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

    private let journal = Journal()
    private let screen: CollectionScreen
    private let source: Source
    private var list: UICollectionView { screen.list }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 393, height: 50)
        layout.minimumLineSpacing = 0
        screen = CollectionScreen(layout)
        screen.list.register(SizedCell.self, forCellWithReuseIdentifier: "item")
        source = Source(collectionView: screen.list) { [journal] list, path, item in
            journal.note("\(item)")
            return list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func show(_ sections: KeyValuePairs<String, [Int]>) {
        source.apply(Snapshot(sections), animatingDifferences: false)
        MainLoop.current.settle()
        _ = journal.take()
    }

    /// Returns the requests of a snapshot to the provider.
    private func asked(_ next: Snapshot) -> [String] {
        source.apply(next)
        MainLoop.current.settle()
        return journal.take().sorted()
    }

    @Test("Making one sets the data source; the collection view does not retain it (CD1)")
    func making() {
        #expect(list.dataSource === source)
        let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var temporary: Source? = Source(collectionView: other) { _, _, _ in nil }
        #expect(other.dataSource === temporary)
        temporary = nil
        #expect(other.dataSource == nil)
        #expect(temporary == nil)
    }

    @Test("It answers with a copy of its snapshot; what it does not know has no place (CD1)")
    func places() {
        show(["a": [1, 2], "b": [3]])
        var copy = source.snapshot()
        copy.deleteAllItems()
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
        #expect(source.indexPath(for: 3) == path(0, 1))
        #expect(source.indexPath(for: 4) == nil)
        #expect(source.itemIdentifier(for: path(2)) == nil)
        #expect(source.sectionIdentifier(for: 1) == "b")
        #expect(source.index(for: "x") == nil)
    }

    @Test("The first snapshot is a reload: cells come with the next layout, counts at once (CD2)")
    func first() {
        source.apply(Snapshot(["a": [1, 2]]))
        #expect(list.numberOfItems(inSection: 0) == 2)
        #expect(journal.take() == [])
        MainLoop.current.settle()
        #expect(journal.take() == ["1", "2"])
    }

    @Test("Only what is inserted is asked for: neither what stays nor what moves, also between sections (CD2, CD3)")
    func laterSnapshots() {
        show(["a": [1, 2, 3], "b": [4]])
        let cells = [1, 2, 3, 4].map { source.indexPath(for: $0).flatMap(list.cellForItem) }
        #expect(asked(Snapshot(["a": [2, 3, 5], "b": [1, 4]])) == ["5"])
        #expect([1, 2, 3, 4].map { source.indexPath(for: $0).flatMap(list.cellForItem) } == cells)
        #expect(cells[0]?.frame.minY == 150)
    }

    @Test("Items leave a deleted section and come to a new one with their cells (CD3)")
    func rescued() {
        show(["a": [1], "b": [2], "c": [3]])
        let cell = list.cellForItem(at: path(0))
        #expect(asked(Snapshot(["c": [3], "x": [1, 4], "b": [2]])) == ["4"])
        #expect(list.cellForItem(at: path(0, 1)) === cell)
    }

    @Test("Without animation only the difference is carried out too (CD2)")
    func notAnimated() {
        show(["a": [1, 2]])
        let cell = list.cellForItem(at: path(1))
        source.apply(Snapshot(["a": [3, 1, 2]]), animatingDifferences: false)
        #expect(list.cellForItem(at: path(2)) === cell)
        #expect(cell?.frame.minY == 100)
        #expect(journal.take() == ["3"])
        source.applySnapshotUsingReloadData(Snapshot(["a": [3, 1, 2]]))
        MainLoop.current.settle()
        #expect(journal.take() == ["3", "1", "2"])
    }

    @Test("A reconfigured item keeps its cell, a reloaded one gets another (CD4)")
    func reconfigure() throws {
        show(["a": [1, 2]])
        let cells = try [0, 1].map { try #require(list.cellForItem(at: path($0)) as? SizedCell) }
        var next = source.snapshot()
        next.reconfigureItems([1])
        next.reloadItems([2])
        #expect(asked(next) == ["1", "2"])
        #expect(source.snapshot().reloadedItemIdentifiers == [])
        #expect(list.cellForItem(at: path(0)) === cells[0])
        #expect(cells[0].reuses == 0)
        #expect(list.cellForItem(at: path(1)) !== cells[1])
    }

    @Test("The completion comes in the main queue, after the animation (CD5)")
    func completion() {
        show(["a": [1, 2]])
        var isDone = false
        source.apply(Snapshot(["a": [2]])) { isDone = true }
        MainLoop.current.advance(by: 0.1)
        #expect(!isDone)
        MainLoop.current.settle()
        #expect(isDone)
    }

    @Test("The provider of supplementary views is asked for headers")
    func supplementaries() {
        let kind = UICollectionView.elementKindSectionHeader
        list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        (list.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 30)
        source.supplementaryViewProvider = { [journal] list, kind, path in
            journal.note("header \(path.section)")
            return list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        #expect(asked(Snapshot(["a": [1], "b": []])) == ["1", "header 0", "header 1"])
    }

    @Test("A provider that gives no cell, and a missing one of supplementary views, trap (CD6)")
    func nothing() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let screen = CollectionScreen(UICollectionViewFlowLayout())
                let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: screen.list) { _, _, _ in
                    nil
                }
                var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
                snapshot.appendSections(["a"])
                snapshot.appendItems([1])
                source.apply(snapshot)
                screen.list.layoutIfNeeded()
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let layout = UICollectionViewFlowLayout()
                layout.headerReferenceSize = CGSize(width: 0, height: 30)
                let screen = CollectionScreen(layout)
                let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: screen.list) { _, _, _ in
                    nil
                }
                var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
                snapshot.appendSections(["a"])
                source.apply(snapshot)
                screen.list.layoutIfNeeded()
            }
        }
    }

    // MARK: Trees (CD10)

    /// `1` with `11` and `12`, and `2`.
    private func tree() -> Tree {
        var tree = Tree()
        tree.append([1, 2])
        tree.append([11, 12], to: 1)
        return tree
    }

    @Test("A section snapshot shows its visible items; a section that is not there is appended (CD10)")
    func trees() {
        show(["a": [5]])
        var tree = tree()
        source.apply(tree, to: "b")
        #expect(source.snapshot().sectionIdentifiers == ["a", "b"])
        #expect(source.snapshot().itemIdentifiers(inSection: "b") == [1, 2])
        MainLoop.current.settle()
        #expect(journal.take() == ["1", "2"])
        tree.expand([1])
        source.apply(tree, to: "b")
        MainLoop.current.settle()
        #expect(source.snapshot().itemIdentifiers(inSection: "b") == [1, 11, 12, 2])
        #expect(journal.take() == ["11", "12"])
        #expect(source.snapshot(for: "b").isExpanded(1))
        #expect(source.snapshot(for: "a").items == [5])
        #expect(source.snapshot(for: "x").items == [])
    }

    @Test("A snapshot that changes the items of a tree keeps the rest of the tree (CD10)")
    func adaptedTrees() {
        var tree = tree()
        tree.append([21], to: 2)
        tree.expand([1])
        source.apply(tree, to: "a")
        source.apply(Snapshot(["a": [1, 11, 13, 2]]))
        #expect(source.snapshot(for: "a").items == [1, 11, 13, 2, 21])
        #expect(source.snapshot(for: "a").parent(of: 13) == 1)
        source.apply(Snapshot(["b": [1]]))
        #expect(source.snapshot(for: "a").items == [])
    }

    @Test("Items of other sections come to the tree's section (CD10)")
    func treeTakesItems() {
        show(["a": [1, 5], "b": [2]])
        source.apply(tree(), to: "b")
        #expect(source.snapshot().itemIdentifiers(inSection: "a") == [5])
        #expect(source.snapshot().itemIdentifiers(inSection: "b") == [1, 2])
        MainLoop.current.settle()
        #expect(journal.take() == [])
    }
}
