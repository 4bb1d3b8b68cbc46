import Foundation
import Testing
import UIKit

@testable import TestSupport

/// A flow layout in a collection view. The packing of lines has tests of its own.
@MainActor
struct FlowLayoutTests {
    private let layout = UICollectionViewFlowLayout()
    private let screen: CollectionScreen
    private var list: UICollectionView { screen.list }

    init() {
        screen = CollectionScreen(layout)
    }

    private func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        list.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    private func header(_ section: Int) -> CGRect? {
        list.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
    }

    @Test("Items are 50 by 50 with 10 between them, without insets, headers and estimates (CF1)")
    func defaults() {
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.sectionInset == .zero && layout.scrollDirection == .vertical)
        #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
        #expect(layout.estimatedItemSize == .zero)
        #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
    }

    @Test("Sections have their views, and an empty one keeps header, insets and footer (CF8)")
    func sections() {
        layout.itemSize = CGSize(width: 80, height: 40)
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.footerReferenceSize = CGSize(width: 1, height: 20)
        layout.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
        screen.show(Items([3, 0, 2]))
        #expect(header(0) == CGRect(x: 0, y: 0, width: 393, height: 30))
        #expect(frame(0)?.origin == CGPoint(x: 12, y: 34))
        #expect(header(1)?.minY == 100)
        #expect(header(2)?.minY == 160)
        #expect(frame(0, 2)?.minY == 194)
        #expect(list.contentSize == CGSize(width: 393, height: 260))
        #expect(list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 3)
        layout.footerReferenceSize = .zero
        MainLoop.current.settle()
        #expect(list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).isEmpty)
    }

    @Test("A content size that is asked for before the first layout pass follows another width, too (CF9)")
    func sizeBeforeLayout() {
        layout.itemSize = CGSize(width: 80, height: 80)
        let items = Items([60])
        items.register(in: list)
        // Four in a line, and then two.
        #expect(list.contentSize == CGSize(width: 393, height: 1340))
        list.frame.size.width = 200
        MainLoop.current.settle()
        #expect(list.contentSize == CGSize(width: 200, height: 2690))
    }

    @Test("Scrolling asks for no other layout unless something is pinned; another width does (CF9)")
    func boundsChange() {
        screen.show(Items([100]))
        var bounds = list.bounds
        bounds.origin.y += 100
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
        bounds.size.height -= 100
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
        bounds.size.width -= 100
        #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds))
        layout.sectionHeadersPinToVisibleBounds = true
        list.layoutIfNeeded()
        #expect(layout.shouldInvalidateLayout(forBoundsChange: list.bounds))
    }

    @Test("A pinned header stays below the bar until its section's end pushes it out (CF11)")
    func pinned() {
        layout.itemSize = CGSize(width: 393, height: 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        screen.show(Items([10, 10]))
        for (offset, place): (CGFloat, CGFloat) in [(-59, 0), (200, 259), (941, 1_000), (961, 1_000)] {
            list.contentOffset.y = offset
            MainLoop.current.settle()
            let view = list.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            #expect(view?.frame == CGRect(x: 0, y: place, width: 393, height: 40))
        }
        #expect(header(0)?.minY == 1_000)
    }

    @Test("The delegate's sizes and spacings go before the layout's")
    func delegate() {
        let delegate = SizeDelegate()
        list.delegate = delegate
        screen.show(Items([3]))
        #expect(frame(0) == CGRect(x: 20, y: 5, width: 353, height: 30))
        #expect(frame(1) == CGRect(x: 20, y: 42, width: 353, height: 60))
        #expect(list.contentSize.height == 213)
    }

    @Test("Columns fill from top to bottom when it scrolls sideways (CF12, LG1)")
    func horizontal() {
        // LG1, recorded on Catalyst: 220 points high, 2 pixels a point.
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 220), collectionViewLayout: layout)
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 90, height: 70)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        let items = Items([7])
        items.register(in: view)
        let frames = withExtendedLifetime(items) {
            (0..<7).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        }
        #expect(frames.map(\.minX) == [12, 12, 112, 112, 212, 212, 312])
        #expect(frames.map(\.minY) == [8, 142, 8, 142, 8, 142, 8])
        #expect(view.contentSize == CGSize(width: 414, height: 220))
    }

    // MARK: Self-sizing

    @Test("Displayed items are measured from the top, and lines are packed with their sizes (CF10, CV7, CV8)")
    func selfSizing() {
        layout.estimatedItemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 0
        let items = Items([30])
        items.size = { CGSize(width: 393, height: $0.item == 0 ? 80.1 : 100) }
        screen.show(items)
        // Whole pixels, rounded up: a third of a point.
        expectClose(frame(0)?.height ?? 0, 80 + 1.0 / 3)
        expectClose(frame(1)?.minY ?? 0, 80 + 1.0 / 3)
        // 793 points below the bar: items 0 to 8. Items that they push out have not been measured.
        #expect(items.made.filter { $0.fittings > 0 }.count <= 12)
        #expect(list.indexPathsForVisibleItems.count == 9)
    }

    @Test("Items that have not been measured take the average of those that have (CF10, LV10)")
    func average() {
        layout.estimatedItemSize = CGSize(width: 393, height: 350)
        layout.minimumLineSpacing = 0
        let items = Items([100])
        items.size = { CGSize(width: 393, height: $0.item % 2 == 0 ? 300 : 500) }
        screen.show(items)
        #expect(items.made.map(\.fittings) == [1, 1])
        // 300 and 500 fill the visible area: 98 items count with 400.
        #expect(list.contentSize.height == 40_000)
    }

    @Test("Another width and a reload forget what was measured (CF10)")
    func forgets() {
        layout.estimatedItemSize = CGSize(width: 200, height: 40)
        let items = Items([3])
        items.size = { _ in CGSize(width: 200, height: 100) }
        screen.show(items)
        #expect(list.contentSize.height == 320)
        let before = items.made.map(\.fittings)
        items.size = { _ in CGSize(width: 200, height: 60) }
        list.reloadData()
        #expect(list.contentSize.height == 140)
        MainLoop.current.settle()
        #expect(list.contentSize.height == 200)
        list.frame.size.width = 300
        MainLoop.current.settle()
        #expect(zip(items.made, before).allSatisfy { $0.fittings > $1 })
    }

    @Test("A cell without constraints keeps its size (CV8)")
    func withoutConstraints() {
        layout.estimatedItemSize = CGSize(width: 120, height: 40)
        screen.show(Items([3]))
        #expect(frame(0)?.size == CGSize(width: 120, height: 40))
    }

    @Test("Scrolling to an item ends at its place inside the insets, or at the content's end (CV21)")
    func scrollToItem() {
        layout.itemSize = CGSize(width: 393, height: 100)
        layout.minimumLineSpacing = 0
        screen.show(Items([100]))
        func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
            list.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
            return list.contentOffset.y
        }
        #expect(offset(50, .top) == 4_941)
        // The visible area ends 34 points above the end of the screen.
        #expect(offset(50, .bottom) == 4_282)
        #expect(offset(50, .centeredVertically) == 4_611.5)
        #expect(offset(50, []) == 4_611.5)
        #expect(offset(99, .top) == 9_182)
        #expect(offset(0, []) == -59)
    }
}

private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 353, height: CGFloat(indexPath.item + 1) * 30)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: 5, left: 20, bottom: 14, right: 20)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 7 }
}
