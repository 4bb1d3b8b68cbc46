import Foundation

/// Changes of the data that are performed together (CV11 to CV14).
extension UICollectionView {
    /// A pending layout comes first. Batches may be nested: the outermost one performs all of them, and traps if the
    /// new counts do not follow from the changes.
    ///
    /// - Parameter completion: Called when elements have come to rest: after the animation, or in the next turn if
    ///   there is none. It gets `false` if the view is not in a window, unless animations are disabled. The completion of an
    ///   outer batch comes before those of nested ones.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        if !batch.isOpen { layoutIfNeeded() }
        begin()
        if let completion { batch.completions.append(completion) }
        updates?()
        end()
    }

    /// True if a batch is open, so that the data source is changing.
    public var hasUncommittedUpdates: Bool { batch.isOpen }

    private func begin() {
        if !batch.isOpen {
            loadCountsIfNeeded()
            batch = ListBatch()
            batch.isAnimated = true
            batch.counts = counts?.items ?? []
        }
        batch.begin()
    }

    private func end() {
        if batch.end() { carryOut() }
    }

    private func record(_ change: (inout ListUpdate) -> Void) {
        begin()
        change(&batch.update)
        end()
    }

    // MARK: Items

    /// Index paths after the batch.
    public func insertItems(at indexPaths: [IndexPath]) {
        record { $0.inserted.formUnion(indexPaths) }
    }

    /// Index paths before the batch.
    public func deleteItems(at indexPaths: [IndexPath]) {
        record { $0.deleted.formUnion(indexPaths) }
    }

    /// Index paths before the batch. The items get other cells.
    public func reloadItems(at indexPaths: [IndexPath]) {
        record { $0.reloaded.formUnion(indexPaths) }
    }

    /// From an index path before the batch to one after it.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record { $0.moved.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// Requests the content of displayed items again, with their existing cells. Their sizes may change.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        for path in indexPaths {
            guard let cell = tiles.cell(at: path) else { continue }
            reconfigure(cell, at: path)
            tiles[.cell(path)]?.needsFitting = collectionViewLayout.estimatesSizes
        }
        setNeedsLayout()
    }

    // MARK: Sections

    /// Sections after the batch.
    public func insertSections(_ sections: IndexSet) {
        record { $0.insertedSections.formUnion(sections) }
    }

    /// Sections before the batch.
    public func deleteSections(_ sections: IndexSet) {
        record { $0.deletedSections.formUnion(sections) }
    }

    /// Sections before the batch. The items get other cells.
    public func reloadSections(_ sections: IndexSet) {
        record { $0.reloadedSections.formUnion(sections) }
    }

    /// From a section before the batch to one after it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        record { $0.movedSections.append(.init(from: section, to: newSection)) }
    }
}
