import Foundation
import Testing
import UIKit

@testable import TestSupport

/// The requests of a collection view to its layout and its data source, and their order.
@MainActor
struct CollectionQuestionTests {
    private let journal = Journal()
    private let layout: JournalLayout
    private let screen: CollectionScreen
    private var list: UICollectionView { screen.list }

    init() {
        layout = JournalLayout(journal)
        screen = CollectionScreen(layout)
    }

    private func show(_ counts: [Int]) -> Items {
        let items = Items(counts, journal: journal)
        screen.show(items)
        return items
    }

    @Test("Counts, layout, attributes; then each element is asked for, placed and displayed (CV1)")
    func cycle() {
        let delegate = DisplayDelegate(journal)
        list.delegate = delegate
        _ = journal.take()
        _ = show([2])
        let asked = journal.take()
        #expect(
            asked.drop { $0 != "sections" }.prefix(12) == [
                "sections", "items 0", "prepare", "elements", "cell 0.0", "apply 0.0", "preferred 0.0", "display 0.0",
                "cell 0.1", "apply 0.1", "preferred 0.1", "display 0.1",
            ])
    }

    @Test("Elements that the layout answers and that are out of sight get no views (CV2)")
    func onlyVisible() {
        layout.answersAll = true
        let items = show([50])
        #expect(items.made.count == 8)
        #expect(list.indexPathsForVisibleItems.sorted().map(\.item) == Array(0..<8))
    }

    @Test("Counts are read by the first question, and again after a reload (CV3)")
    func lazyCounts() {
        let items = Items([3], journal: journal)
        items.register(in: list)
        #expect(!journal.take().contains("items 0"))
        #expect(list.numberOfSections == 1)
        #expect(journal.take() == ["sections", "items 0"])
        #expect(list.numberOfItems(inSection: 0) == 3)
        #expect(journal.take() == [])
        items.counts = [4]
        list.reloadData()
        #expect(list.numberOfItems(inSection: 0) == 4)
    }

    @Test("A change before counts were ever read compares new with new, and traps (CV3)")
    func changeBeforeCounts() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let items = Items([4])
                let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                items.register(in: list)
                withExtendedLifetime(items) {
                    list.insertItems(at: [IndexPath(item: 3, section: 0)])
                }
            }
        }
    }

    @Test("A reload makes nothing; cells come with the next layout (CV4)")
    func reload() {
        _ = show([3])
        _ = journal.take()
        list.reloadData()
        #expect(!journal.take().contains("cell 0.0"))
        #expect(list.visibleCells.isEmpty)
        list.layoutIfNeeded()
        #expect(journal.take().filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.1", "cell 0.2"])
    }

    @Test("Scrolling asks whether it changes the layout; if not, only attributes are asked for (CV5)")
    func scrolling() {
        _ = show([50])
        _ = journal.take()
        list.contentOffset.y = 100
        MainLoop.current.settle()
        let asked = journal.take()
        #expect(asked.contains("bounds?"))
        #expect(asked.contains("elements"))
        #expect(!asked.contains("prepare"))
        #expect(!asked.contains("invalidate with"))
    }

    @Test("A layout that changes with the offset is invalidated at once, and prepared in the layout pass (CV5)")
    func scrollingInvalidates() {
        _ = show([50])
        layout.changesWithBounds = true
        _ = journal.take()
        list.contentOffset.y = 100
        #expect(journal.take() == ["bounds?", "bounds context", "invalidate with"])
        list.layoutIfNeeded()
        #expect(journal.take().prefix(2) == ["prepare", "elements"])
    }

    @Test("Invalidating without a context makes one; with one it does not come back (CV6)")
    func invalidation() {
        _ = show([1])
        _ = journal.take()
        layout.invalidateLayout()
        #expect(journal.take() == ["invalidate", "invalidate with"])
        layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
        #expect(journal.take() == ["invalidate with"])
    }

    @Test("A fresh context names nothing; what is added is sorted and there once (CV6)")
    func context() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedItemIndexPaths == nil)
        #expect(context.invalidatedSupplementaryIndexPaths == nil)
        #expect(context.invalidatedDecorationIndexPaths == nil)
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
        #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
        let (first, second) = (IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 1))
        context.invalidateItems(at: [second, first, second])
        context.invalidateSupplementaryElements(ofKind: "kind", at: [second, first])
        #expect(context.invalidatedItemIndexPaths == [first, second])
        #expect(context.invalidatedSupplementaryIndexPaths == ["kind": [first, second]])
        let flow = UICollectionViewFlowLayoutInvalidationContext()
        #expect(flow.invalidateFlowLayoutAttributes && flow.invalidateFlowLayoutDelegateMetrics)
    }

    @Test("It does not bounce without content, has the system's background, and selects one item (CV17)")
    func defaults() {
        #expect(!list.alwaysBounceVertical && !list.alwaysBounceHorizontal)
        #expect(list.backgroundColor == .systemBackground)
        #expect(list.allowsSelection && !list.allowsMultipleSelection && list.isPrefetchingEnabled)
    }

    @Test("One that is made without a layout traps (CV17)")
    func noLayout() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UICollectionView(frame: .zero) }
        }
    }
}

private final class DisplayDelegate: NSObject, UICollectionViewDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        journal.note("display \(indexPath.name)")
    }
}
