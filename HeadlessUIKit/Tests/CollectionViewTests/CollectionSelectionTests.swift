import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Items under a finger.
@MainActor
struct CollectionSelectionTests {
    private let screen: CollectionScreen
    private let journal = Journal()
    private let delegate: TapDelegate
    private let items = Items([30])
    private var list: UICollectionView { screen.list }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 393, height: 50)
        layout.minimumLineSpacing = 0
        screen = CollectionScreen(layout)
        delegate = TapDelegate(journal)
        screen.list.delegate = delegate
        screen.show(items)
    }

    private func tap(_ item: Int) {
        screen.fingers.tap(at: CGPoint(x: 200, y: 59 + CGFloat(item) * 50 + 25))
    }

    private func cell(_ item: Int) -> UICollectionViewCell? { list.cellForItem(at: IndexPath(item: item, section: 0)) }

    @Test("A tap highlights, selects, and takes the highlight away last (CV10)")
    func tap() {
        tap(1)
        #expect(
            journal.take() == [
                "should highlight 0.1", "did highlight 0.1", "should select 0.1", "did select 0.1",
                "did unhighlight 0.1",
            ])
        #expect(cell(1)?.isSelected == true)
        #expect(cell(1)?.isHighlighted == false)
    }

    @Test("The item selected before is deselected without being asked (CV10)")
    func otherItem() {
        tap(1)
        _ = journal.take()
        tap(2)
        #expect(
            journal.take() == [
                "should highlight 0.2", "did highlight 0.2", "should select 0.2", "did deselect 0.1", "did select 0.2",
                "did unhighlight 0.2",
            ])
        #expect(list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }

    @Test("With several a second tap asks, and deselects (CV10)")
    func multiple() {
        list.allowsMultipleSelection = true
        tap(1)
        tap(2)
        #expect(list.indexPathsForSelectedItems?.map(\.item) == [1, 2])
        _ = journal.take()
        tap(1)
        #expect(
            journal.take() == [
                "should highlight 0.1", "did highlight 0.1", "should deselect 0.1", "did deselect 0.1",
                "did unhighlight 0.1",
            ])
        #expect(cell(1)?.isSelected == false)
    }

    @Test("A finger that scrolls takes the highlight along, and selects nothing (CV10)")
    func scroll() {
        screen.fingers.down(at: CGPoint(x: 200, y: 300))
        MainLoop.current.advance(by: 0.2)
        #expect(journal.take() == ["should highlight 0.4", "did highlight 0.4"])
        screen.fingers.drag(to: CGPoint(x: 200, y: 200), duration: 0.2)
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(journal.take() == ["did unhighlight 0.4"])
        #expect(list.indexPathsForSelectedItems == [])
    }

    @Test("Code selects without a word, and a cell that comes back is still selected")
    func code() {
        list.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        list.contentOffset.y = 700
        MainLoop.current.settle()
        #expect(cell(1) == nil)
        list.contentOffset.y = 0
        MainLoop.current.settle()
        #expect(cell(1)?.isSelected == true)
        #expect(journal.take() == [])
    }

    @Test("A controller deselects when it appears again")
    func controller() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        items.register(in: controller.collectionView)
        screen.phone.root.present(controller, animated: false)
        MainLoop.current.settle()
        #expect(controller.collectionView.superview === controller.view)
        controller.collectionView.selectItem(
            at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }
}

private final class TapDelegate: NSObject, UICollectionViewDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        journal.note("should highlight \(indexPath.name)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        journal.note("did highlight \(indexPath.name)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        journal.note("did unhighlight \(indexPath.name)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        journal.note("should select \(indexPath.name)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        journal.note("should deselect \(indexPath.name)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        journal.note("did select \(indexPath.name)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        journal.note("did deselect \(indexPath.name)")
    }
}
