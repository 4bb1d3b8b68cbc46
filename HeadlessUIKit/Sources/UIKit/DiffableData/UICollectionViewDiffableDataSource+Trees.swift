/// Sections whose items are a tree (CD10).
extension UICollectionViewDiffableDataSource {
    /// Shows the visible items of the tree in the section. A section that does not exist is appended.
    /// - Parameter completion: Called on the main queue when items have come to rest.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        trees[section] = snapshot
        var next = contents.snapshot
        next.show(snapshot.visibleItems, in: section)
        trees.adapt(to: next)
        contents.apply(next, to: list, animated: animatingDifferences, completion: completion)
    }

    /// Returns when items have come to rest.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Returns the section's tree. The items of a section without one are all roots; a section that does not exist has
    /// none.
    public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        if let tree = trees[section] { return tree }
        guard contents.snapshot.indexOfSection(section) != nil else { return NSDiffableDataSourceSectionSnapshot() }
        return NSDiffableDataSourceSectionSnapshot(roots: contents.snapshot.itemIdentifiers(inSection: section))
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Replaces the items of a section. Those of other sections are moved.
    fileprivate mutating func show(_ items: [ItemIdentifierType], in section: SectionIdentifierType) {
        if indexOfSection(section) == nil { appendSections([section]) }
        deleteItems(itemIdentifiers(inSection: section))
        appendItems(items, toSection: section)
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    init(roots: [ItemIdentifierType]) {
        self.init()
        append(roots)
    }
}
