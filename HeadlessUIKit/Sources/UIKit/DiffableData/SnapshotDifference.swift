import Foundation

/// The difference between two snapshots, for a list to perform.
///
/// Sections and items that keep their order do not move. Of the others as few as possible do.
struct SnapshotDifference {
    private(set) var update = ListUpdate()
    /// Places after the update.
    private(set) var reconfigured: [IndexPath] = []

    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let origins = new.sections.map { old.indexOfSection($0.identifier) }
        compareSections(old, new, origins)
        for (number, section) in new.sections.enumerated() {
            compareItems(of: section.items, number, was: origins[number], old, new)
        }
        noteDeletedItems(old, new)
        for item in new.reconfiguredItems.elements { noteReconfigured(item, old, new) }
    }

    /// True if items leave sections that are deleted, or enter sections that are inserted.
    var movesItemsOfChangedSections: Bool {
        update.moved.contains {
            update.deletedSections.contains($0.from.section) || update.insertedSections.contains($0.to.section)
        }
    }

    // MARK: Sections

    private mutating func compareSections<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ origins: [Int?]
    ) {
        let staying = origins.compactMap(\.self).longestIncreasing
        for (number, section) in new.sections.enumerated() {
            let isReloaded = new.reloadedSections.contains(section.identifier)
            switch origins[number] {
            case nil: update.insertedSections.insert(number)
            case let origin? where staying.contains(origin):
                if isReloaded { update.reloadedSections.insert(origin) }
            case let origin? where isReloaded:
                // A list cannot move and reload a section in one batch.
                update.deletedSections.insert(origin)
                update.insertedSections.insert(number)
            case let origin?: update.movedSections.append(.init(from: origin, to: number))
            }
        }
        for (number, section) in old.sections.enumerated() where new.indexOfSection(section.identifier) == nil {
            update.deletedSections.insert(number)
        }
    }

    /// Returns whether the rows of an old section need no mention, because all of them are deleted.
    private func isTakenWhole(_ old: Int) -> Bool {
        update.deletedSections.contains(old) || update.reloadedSections.contains(old)
    }

    // MARK: Items

    private mutating func compareItems<Section, Item>(
        of items: [Item], _ number: Int, was origin: Int?, _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let isMadeWhole = origin.map(isTakenWhole) ?? true
        if let origin, !isMadeWhole, new.reloadedItems.elements.isEmpty, old.sections[origin].items == items { return }
        let paths = items.map(old.indexPath(of:))
        let staying = paths.compactMap { $0?.section == origin ? $0?.item : nil }.longestIncreasing
        for (place, item) in items.enumerated() {
            let path = IndexPath(item: place, section: number)
            guard let from = paths[place] else {
                if !isMadeWhole { update.inserted.insert(path) }
                continue
            }
            let isReloaded = new.reloadedItems.contains(item)
            if from.section == origin, isMadeWhole || staying.contains(from.item) {
                if isReloaded, !isMadeWhole { update.reloaded.insert(from) }
            } else if isReloaded {
                // A list cannot move and reload an item in one batch.
                if !isTakenWhole(from.section) { update.deleted.insert(from) }
                if !isMadeWhole { update.inserted.insert(path) }
            } else {
                update.moved.append(.init(from: from, to: path))
            }
        }
    }

    private mutating func noteDeletedItems<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        for (number, section) in old.sections.enumerated() where !isTakenWhole(number) {
            for (place, item) in section.items.enumerated() where new.sectionIdentifier(containingItem: item) == nil {
                update.deleted.insert(IndexPath(item: place, section: number))
            }
        }
    }

    /// New and reloaded items are requested anyway.
    private mutating func noteReconfigured<Section, Item>(
        _ item: Item, _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        guard old.sectionIdentifier(containingItem: item) != nil, !new.reloadedItems.contains(item),
            let path = new.indexPath(of: item)
        else { return }
        reconfigured.append(path)
    }
}

extension [Int] {
    /// The members of a longest increasing subsequence. All numbers are different.
    var longestIncreasing: Set<Int> {
        // For each length, the index of the smallest number that ends a subsequence of this length; and for each index
        // the previous one.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: count)
        for (place, number) in enumerated() {
            let length = ends.partitionPoint { self[$0] > number }
            previous[place] = length > 0 ? ends[length - 1] : nil
            if length == ends.count { ends.append(place) } else { ends[length] = place }
        }
        return Set(
            sequence(first: ends.last) { $0.flatMap { previous[$0] }.map(Optional.some) }.compactMap {
                $0.map { self[$0] }
            })
    }
}
