/// The trees of sections that have one.
struct SectionTrees<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
    private var trees: [SectionIdentifier: NSDiffableDataSourceSectionSnapshot<ItemIdentifier>] = [:]

    subscript(section: SectionIdentifier) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifier>? {
        get { trees[section] }
        set { trees[section] = newValue }
    }

    /// Removes the trees of deleted sections, and updates the others with the items that their sections show.
    mutating func adapt(to snapshot: NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>) {
        for (section, tree) in trees {
            guard snapshot.indexOfSection(section) != nil else {
                trees[section] = nil
                continue
            }
            trees[section] = tree.showing(snapshot.itemIdentifiers(inSection: section))
        }
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// Returns a tree whose visible items are the given ones. Visible items that are not among them are deleted; new
    /// items follow the previous one, at its level. In another order than the tree's, all are roots.
    fileprivate func showing(_ items: [ItemIdentifierType]) -> Self {
        guard visibleItems != items else { return self }
        var tree = self
        let kept = Set(items)
        tree.delete(visibleItems.filter { !kept.contains($0) && tree.contains($0) })
        var previous: ItemIdentifierType?
        for item in items {
            if !tree.contains(item) { tree.insertNew(item, behind: previous) }
            previous = item
        }
        return tree.visibleItems == items ? tree : NSDiffableDataSourceSectionSnapshot(roots: items)
    }

    private mutating func insertNew(_ item: ItemIdentifierType, behind previous: ItemIdentifierType?) {
        if let previous {
            insert([item], after: previous)
        } else if let first = rootItems.first {
            insert([item], before: first)
        } else {
            append([item])
        }
    }
}
