import Foundation

/// Supplies a table with the sections and items of a snapshot, and updates it from one snapshot to the next.
///
/// A cell provider makes the cells. Subclasses add other methods of a table's data source.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// Has to return a cell: `nil` traps (CD6).
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
    private let cellProvider: CellProvider
    private weak var tableView: UITableView?
    /// Defaults to `automatic`.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    /// Becomes the table's data source. The table does not retain it (CD1).
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns a copy of the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        contents.snapshot
    }

    /// The first snapshot, and any for a table outside of a window, is shown by a reload; others by one batch of
    /// changes, also without animation (CD2).
    /// - Parameter completion: Called on the main queue when rows have come to rest.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        contents.apply(snapshot, to: list, animated: animatingDifferences, completion: completion)
    }

    /// Returns when rows have come to rest.
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

    private var list: DiffableTable? { tableView.map { DiffableTable(table: $0, animation: defaultRowAnimation) } }

    // MARK: Positions

    /// Returns `nil` for a place that does not exist.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }
    /// Returns `nil` for a section that is not in the table.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        contents.snapshot.indexOfSection(sectionIdentifier)
    }
    /// Returns `nil` for a place that does not exist.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.snapshot.item(at: indexPath) }
    /// Returns `nil` for an item that is not in the table.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        contents.snapshot.indexPath(of: itemIdentifier)
    }

    // MARK: The table's requests

    open func numberOfSections(in tableView: UITableView) -> Int { contents.snapshot.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contents.numberOfItems(inSection: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        contents.cell(at: indexPath) { cellProvider(tableView, indexPath, $0) }
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns `false`: rows can be edited, and have swipe actions, only if a subclass overrides this. Reported, not
    /// measured.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

/// The common interface of lists for diffable data sources, for a table.
private struct DiffableTable: DiffableListView {
    let table: UITableView
    let animation: UITableView.RowAnimation

    var isInWindow: Bool { table.window != nil }

    func reloadData() { table.reloadData() }

    /// Rows cannot move out of a deleted section, or into an inserted one; and only one section can move (CD9).
    func canCarryOut(_ difference: SnapshotDifference) -> Bool {
        !difference.movesItemsOfChangedSections && difference.update.movedSections.count <= 1
    }

    func carryOut(_ difference: SnapshotDifference, change: @escaping () -> Void, completion: @escaping () -> Void) {
        let update = difference.update
        table.performBatchUpdates {
            change()
            table.deleteSections(update.deletedSections, with: animation)
            table.insertSections(update.insertedSections, with: animation)
            table.reloadSections(update.reloadedSections, with: animation)
            for move in update.movedSections { table.moveSection(move.from, toSection: move.to) }
            table.deleteRows(at: Array(update.deleted), with: animation)
            table.insertRows(at: Array(update.inserted), with: animation)
            table.reloadRows(at: Array(update.reloaded), with: animation)
            for move in update.moved { table.moveRow(at: move.from, to: move.to) }
        } completion: { _ in
            completion()
        }
        table.reconfigureRows(at: difference.reconfigured)
    }
}
