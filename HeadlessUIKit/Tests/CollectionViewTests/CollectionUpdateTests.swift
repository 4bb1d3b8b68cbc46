import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Items that appear, disappear and move.
@MainActor
struct CollectionUpdateTests {
    private let journal = Journal()
    private let screen: CollectionScreen
    private var list: UICollectionView { screen.list }

    init() {
        screen = CollectionScreen(JournalLayout(journal))
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func show(_ count: Int) -> Items {
        let items = Items([count], journal: journal)
        screen.show(items)
        _ = journal.take()
        return items
    }

    @Test("An inserted item pushes the others down: the model at once, the screen in the animation (CV11, CV14)")
    func insert() {
        let items = show(3)
        let second = list.cellForItem(at: path(1))
        items.counts = [4]
        list.insertItems(at: [path(1)])
        #expect(list.contentSize.height == 400)
        #expect(list.cellForItem(at: path(2)) === second)
        #expect(second?.frame.minY == 200)
        #expect(second?.shownTop == 100)
        #expect(list.cellForItem(at: path(1))?.layer.presentation()?.opacity == 0)
        MainLoop.current.settle()
        #expect(second?.shownTop == 200)
        #expect(list.cellForItem(at: path(1))?.alpha == 1)
        #expect(journal.take().filter { $0.hasPrefix("cell") } == ["cell 0.1"])
    }

    @Test("A deleted item fades; those below come up, also from out of sight (CV14)")
    func delete() {
        let items = show(50)
        let (first, third) = (list.cellForItem(at: path(0)), list.cellForItem(at: path(2)))
        items.counts = [48]
        list.deleteItems(at: [path(0), path(1)])
        #expect(list.cellForItem(at: path(0)) === third)
        #expect(first?.alpha == 0)
        #expect(first?.superview === list)
        // Item 7 was item 9, and starts there.
        #expect(list.cellForItem(at: path(7))?.frame.minY == 700)
        #expect(list.cellForItem(at: path(7))?.shownTop == 900)
        MainLoop.current.settle()
        #expect(first?.isHidden == true)
        #expect(list.visibleCells.count == 8)
    }

    @Test("The layout hears of the changes, then of each element that comes or goes, then of the end (CV14)")
    func layoutHears() {
        let items = show(3)
        items.counts = [3]
        list.performBatchUpdates {
            list.deleteItems(at: [path(0)])
            list.insertItems(at: [path(2)])
        }
        let heard = journal.take().filter {
            ["updates", "initial", "final", "finalize"].contains($0.split(separator: " ").first.map(String.init) ?? "")
        }
        #expect(heard == ["updates delete insert", "final 0.0", "initial 0.2", "finalize"])
    }

    @Test("A batch performs a layout that is due first (CV11)")
    func pendingLayout() {
        let items = show(3)
        list.reloadData()
        list.performBatchUpdates {
            #expect(journal.take().contains("cell 0.0"))
            items.counts = [2]
            list.deleteItems(at: [path(0)])
        }
        #expect(list.numberOfItems(inSection: 0) == 2)
    }

    @Test("Completions of nested batches come from the outer one inward (CV13)")
    func nested() {
        _ = show(3)
        list.performBatchUpdates {
            list.performBatchUpdates(nil) { _ in journal.note("first inner") }
            list.performBatchUpdates(nil) { _ in journal.note("second inner") }
        } completion: { _ in
            journal.note("outer")
        }
        _ = journal.take()
        MainLoop.current.settle()
        #expect(
            journal.take().filter { $0.hasSuffix("inner") || $0 == "outer" } == [
                "outer", "first inner", "second inner",
            ])
    }

    @Test("Counts that do not add up trap (CV11)")
    func wrongCounts() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let screen = CollectionScreen(UICollectionViewFlowLayout())
                let items = Items([3])
                screen.show(items)
                withExtendedLifetime(items) {
                    screen.list.deleteItems(at: [IndexPath(item: 0, section: 0)])
                }
            }
        }
    }

    @Test("Reconfigured items keep their cells; reloaded ones get others (CD4)")
    func reconfigure() {
        let items = show(3)
        let cell = list.cellForItem(at: path(1)) as? SizedCell
        list.reconfigureItems(at: [path(1)])
        #expect(journal.take().filter { $0.hasPrefix("cell") } == ["cell 0.1"])
        #expect(list.cellForItem(at: path(1)) === cell)
        #expect(cell?.reuses == 0)
        list.reloadItems(at: [path(1)])
        MainLoop.current.settle()
        #expect(list.cellForItem(at: path(1)) !== cell)
        #expect(items.made.count == 4)
    }

    @Test("Another layout moves what is visible, and its answer for the offset counts (CV18)")
    func otherLayout() {
        _ = show(30)
        let cell = list.cellForItem(at: path(1))
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        var completed = false
        list.setCollectionViewLayout(flow, animated: true) { completed = $0 }
        #expect(list.collectionViewLayout === flow)
        #expect(list.cellForItem(at: path(1)) === cell)
        // Three in a line are 46.5 apart; places are rounded to thirds of a point.
        expectClose(cell?.frame.minX ?? 0, 146 + 2.0 / 3)
        #expect(cell?.frame.size == CGSize(width: 100, height: 100))
        #expect(!completed)
        MainLoop.current.settle()
        #expect(completed)
    }
}
