import Foundation

/// Gives a collection view the sections and items of a snapshot, and carries it from one snapshot to the next.
///
/// A cell provider makes the cells, and `supplementaryViewProvider` the layout's other views.
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// Has to give a cell: `nil` traps (CD6).
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Has to give a view: `nil` traps (CD6).
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
    /// The trees of sections that show one.
    var trees = SectionTrees<SectionIdentifierType, ItemIdentifierType>()
    private let cellProvider: CellProvider
    private weak var collectionView: UICollectionView?

    /// Traps if it is missing when the layout has a supplementary view (CD6).
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// A stored value: no finger reorders items here.
    open var reorderingHandlers = ReorderingHandlers()
    /// A stored value: no finger expands items here. Apply a section snapshot that is expanded otherwise.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Becomes the collection view's data source. The view does not retain it (CD1).
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// A copy of what the collection view shows.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        contents.snapshot
    }

    /// The first snapshot, and any outside of a window, is shown by a reload; others by one batch of changes. Without animation it
    /// is a batch too (CD2).
    /// - Parameter completion: Called in the main queue when items have come to rest.
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
    /// - Parameter completion: Called in the main queue.
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

    // MARK: Places

    /// `nil` for a place that does not exist.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }
    /// `nil` for a section that is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        contents.snapshot.indexOfSection(sectionIdentifier)
    }
    /// `nil` for a place that does not exist.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.snapshot.item(at: indexPath) }
    /// `nil` for an item that is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        contents.snapshot.indexPath(of: itemIdentifier)
    }

    // MARK: The collection view's questions

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
            preconditionFailure("The supplementaryViewProvider gave no view of the kind \"\(kind)\" for \(indexPath).")
        }
        return view
    }
}

/// A collection view, for what all diffable data sources have in common.
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
