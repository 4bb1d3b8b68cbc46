import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Cells that are reused for other items.
@MainActor
struct CollectionReuseTests {
    private let screen: CollectionScreen
    private var list: UICollectionView { screen.list }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 393, height: 50)
        layout.minimumLineSpacing = 0
        screen = CollectionScreen(layout)
    }

    @Test("A hundred thousand items show and scroll with the cells of a screen (CV9)")
    func manyItems() {
        let items = Items([100_000])
        screen.show(items)
        // The content begins below the status bar: 852 points less 59 reach into the 16th item.
        #expect(items.made.count == 16)
        #expect(list.contentSize == CGSize(width: 393, height: 5_000_000))
        for step in 1...60 {
            list.contentOffset.y = CGFloat(step) * 230
            MainLoop.current.settle()
        }
        #expect(items.made.count <= 18 + 2)
    }

    @Test("Only a recycled cell prepares for reuse (CV9)")
    func reuse() {
        let items = Items([100])
        screen.show(items)
        #expect(items.made.allSatisfy { $0.reuses == 0 })
        list.contentOffset.y = 2_000
        MainLoop.current.settle()
        #expect(items.made.contains { $0.reuses == 1 })
    }

    @Test("A cell that has scrolled away answers until the next layout (CV9)")
    func cellForItem() {
        screen.show(Items([100]))
        let path = IndexPath(item: 0, section: 0)
        list.contentOffset.y = 2_000
        #expect(list.cellForItem(at: path) != nil)
        list.layoutIfNeeded()
        #expect(list.cellForItem(at: path) == nil)
    }

    @Test("A registration registers itself when it is first used, and fills the cell in the request (CV15)")
    func registration() {
        let source = RegisteredItems()
        list.dataSource = source
        MainLoop.current.settle()
        #expect(source.filled == ["0.0 a", "0.1 b", "0.2 c"])
        #expect(source.views == ["Header 0.0"])
        #expect(list.cellForItem(at: IndexPath(item: 1, section: 0)) is SizedCell)
    }

    @Test("Dequeuing outside of a request traps, as does a second cell in one (CV16, LV8)")
    func unusedCells() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let items = Items([1])
                let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                items.register(in: list)
                _ = list.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let screen = CollectionScreen(UICollectionViewFlowLayout())
                let source = WastefulItems()
                defer { withExtendedLifetime(source) {} }
                screen.list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
                screen.list.dataSource = source
                MainLoop.current.settle()
            }
        }
    }
}

private final class RegisteredItems: NSObject, UICollectionViewDataSource {
    private(set) var filled: [String] = []
    private(set) var views: [String] = []
    private lazy var cells = UICollectionView.CellRegistration<SizedCell, String> { [weak self] _, path, text in
        self?.filled.append("\(path.name) \(text)")
    }
    private lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] _, kind, path in
        self?.views.append("\(kind.suffix(6)) \(path.name)")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 30
        return 3
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: ["a", "b", "c"][indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
}

/// Dequeues two cells for one item.
private final class WastefulItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        _ = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
