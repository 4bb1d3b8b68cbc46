import Foundation

/// Supplies a collection view with the sections and items of a snapshot, and updates it from one snapshot to the next.
///
/// A cell provider makes the cells, and `supplementaryViewProvider` makes the layout's other views.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// Has to return a cell: `nil` traps (CD6).
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Has to return a view: `nil` traps (CD6).
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
    /// The trees of sections that show one.
    var trees = SectionTrees<SectionIdentifierType, ItemIdentifierType>()
    private let cellProvider: CellProvider
    private weak var collectionView: UICollectionView?

    /// Traps if it is missing when the layout has a supplementary view (CD6).
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// A stored value without effect: items cannot be reordered by touch here.
    open var reorderingHandlers = ReorderingHandlers()
    /// A stored value without effect: items cannot be expanded by touch here. Apply a section snapshot with other
    /// expanded items.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Becomes the collection view's data source. The view does not retain it (CD1).
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns a copy of the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        contents.snapshot
    }

    /// The first snapshot, and any outside of a window, is shown by a reload; others by one batch of changes, also
    /// without animation (CD2).
    /// - Parameter completion: Called on the main queue when items have come to rest.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        trees.adapt(to: snapshot)
        contents.apply(snapshot, to: list, animated: animatingDifferences, completion: completion)
    }

    /// Returns when items have come to rest.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows the snapshot by a reload.
    /// - Parameter completion: Called on the main queue.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        trees.adapt(to: snapshot)
        contents.reload(snapshot, of: list, completion: completion)
    }

    /// Shows the snapshot by a reload.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    var list: DiffableCollection? { collectionView.map { DiffableCollection(view: $0) } }

    // MARK: Positions

    /// Returns `nil` for a place that does not exist.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }
    /// Returns `nil` for a section that does not exist.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        contents.snapshot.indexOfSection(sectionIdentifier)
    }
    /// Returns `nil` for a place that does not exist.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.snapshot.item(at: indexPath) }
    /// Returns `nil` for an item that does not exist.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        contents.snapshot.indexPath(of: itemIdentifier)
    }

    // MARK: The collection view's requests

    open func numberOfSections(in collectionView: UICollectionView) -> Int { contents.snapshot.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        contents.numberOfItems(inSection: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        contents.cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) }
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let supplementaryViewProvider else {
            preconditionFailure(
                "The layout has a view of the kind \"\(kind)\", and there is no supplementaryViewProvider.")
        }
        guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
            preconditionFailure("supplementaryViewProvider returned no view of the kind \"\(kind)\" for \(indexPath).")
        }
        return view
    }
}

/// The common interface of lists for diffable data sources, for a collection view.
struct DiffableCollection: DiffableListView {
    let view: UICollectionView

    var isInWindow: Bool { view.window != nil }

    func reloadData() { view.reloadData() }

    func canCarryOut(_ difference: SnapshotDifference) -> Bool { true }

    func carryOut(_ difference: SnapshotDifference, change: @escaping () -> Void, completion: @escaping () -> Void) {
        let update = difference.update
        view.performBatchUpdates {
            change()
            view.deleteSections(update.deletedSections)
            view.insertSections(update.insertedSections)
            view.reloadSections(update.reloadedSections)
            for move in update.movedSections { view.moveSection(move.from, toSection: move.to) }
            view.deleteItems(at: Array(update.deleted))
            view.insertItems(at: Array(update.inserted))
            view.reloadItems(at: Array(update.reloaded))
            for move in update.moved { view.moveItem(at: move.from, to: move.to) }
        } completion: { _ in
            completion()
        }
        view.reconfigureItems(at: difference.reconfigured)
    }
}
