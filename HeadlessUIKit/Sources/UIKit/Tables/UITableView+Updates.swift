import Foundation

/// Changes of the data that are performed together (TV34 to TV38).
extension UITableView {
    // MARK: Batches

    /// Batches may be nested: the outermost one performs all changes.
    public func beginUpdates() {
        if !batch.isOpen { openBatch() }
        batch.begin()
    }

    /// Traps if the new counts do not follow from the changes.
    public func endUpdates() {
        if batch.end() {
            changesOfRows += 1
            carryOut()
        }
    }

    /// - Parameter completion: Called when rows have come to rest: after the animation, or in the next turn if there is
    ///   none. It gets `false` if the table is not in a window, unless animations are disabled.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        batch.isAnimated = true
        if let completion { batch.completions.append(completion) }
        updates?()
        endUpdates()
    }

    /// True if a batch is open, so that the data source is changing.
    public var hasUncommittedUpdates: Bool { batch.isOpen }

    private func openBatch() {
        loadIfNeeded()
        batch = ListBatch()
        batch.counts = geometry?.sections.map(\.rows.count) ?? []
    }

    private func record(_ animation: RowAnimation, _ change: (inout ListUpdate) -> Void) {
        beginUpdates()
        change(&batch.update)
        if animation != .none { batch.isAnimated = true }
        endUpdates()
    }

    // MARK: Rows

    /// Index paths after the batch.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(animation) { $0.inserted.formUnion(indexPaths) }
    }

    /// Index paths before the batch.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(animation) { $0.deleted.formUnion(indexPaths) }
    }

    /// Index paths before the batch. The rows get other cells.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(animation) { $0.reloaded.formUnion(indexPaths) }
    }

    /// From an index path before the batch to one after it.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record(.automatic) { $0.moved.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// Requests the content of displayed rows again, with their existing cells. Their heights may change.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        guard let dataSource else { return }
        for path in indexPaths {
            guard let cell = tiles.cells[path] else { continue }
            reconfigured = (path, cell)
            let other = dataSource.tableView(self, cellForRowAt: path)
            reconfigured = nil
            precondition(
                other === cell, "A row that is reconfigured has to keep its cell: dequeue it with the same identifier.")
            noteHeight(of: cell, at: path)
        }
        setNeedsLayout()
    }

    // MARK: Sections

    /// Sections after the batch.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(animation) { $0.insertedSections.formUnion(sections) }
    }

    /// Sections before the batch.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(animation) { $0.deletedSections.formUnion(sections) }
    }

    /// Sections before the batch. The rows get other cells.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(animation) { $0.reloadedSections.formUnion(sections) }
    }

    /// From a section before the batch to one after it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        record(.automatic) { $0.movedSections.append(.init(from: section, to: newSection)) }
    }
}
