import Foundation

/// Changes of the data that are carried out together (CV11 to CV14).
extension UICollectionView {
    /// A layout that is due comes first. Batches may be nested: the outermost one carries all out, and traps if the counts are not
    /// those that the changes lead to.
    ///
    /// - Parameter completion: Called when elements have come to rest: after the animation, or in the next turn if there is none.
    ///   Of nested batches the outer one comes first. It gets `true`.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        if !batch.isOpen { layoutIfNeeded() }
        begin()
        if let completion { batch.completions.append(completion) }
        updates?()
        end()
    }

    /// Whether there are changes of which the data source has not been told the end.
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

    /// Places after the batch.
    public func insertItems(at indexPaths: [IndexPath]) {
        record { $0.inserted.formUnion(indexPaths) }
    }

    /// Places before the batch.
    public func deleteItems(at indexPaths: [IndexPath]) {
        record { $0.deleted.formUnion(indexPaths) }
    }

    /// Places before the batch. The items get other cells.
    public func reloadItems(at indexPaths: [IndexPath]) {
        record { $0.reloaded.formUnion(indexPaths) }
    }

    /// From a place before the batch to one after it.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record { $0.moved.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// Asks again for the content of items that are displayed, with the cells that they have. Their sizes may change.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        for path in indexPaths {
            guard let cell = tiles.cell(at: path) else { continue }
            reconfigure(cell, at: path)
            tiles[.cell(path)]?.needsFitting = collectionViewLayout.estimatesSizes
        }
        setNeedsLayout()
    }

    // MARK: Sections

    /// Places after the batch.
    public func insertSections(_ sections: IndexSet) {
        record { $0.insertedSections.formUnion(sections) }
    }

    /// Places before the batch.
    public func deleteSections(_ sections: IndexSet) {
        record { $0.deletedSections.formUnion(sections) }
    }

    /// Places before the batch. The items get other cells.
    public func reloadSections(_ sections: IndexSet) {
        record { $0.reloadedSections.formUnion(sections) }
    }

    /// From a place before the batch to one after it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        record { $0.movedSections.append(.init(from: section, to: newSection)) }
    }
}
