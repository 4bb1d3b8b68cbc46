extension NSDiffableDataSourceSnapshot {
    /// Existing items are moved.
    /// - Parameter sectionIdentifier: `nil` is the last section. Traps if there is no such section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        identifiers.checkUniqueness()
        let number = sectionIdentifier.map(indexOfSection) ?? sections.indices.last
        guard let number else {
            preconditionFailure(
                sectionIdentifier.map { "There is no section \($0) in the snapshot." }
                    ?? "Items cannot be appended without a section: append a section first.")
        }
        take(identifiers)
        put(identifiers, into: number, at: sections[number].items.count)
    }

    /// Existing items are moved. Traps if `beforeIdentifier` does not exist, or is one of the items.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }

    /// Existing items are moved. Traps if `afterIdentifier` does not exist, or is one of the items.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }

    /// Ignores items that do not exist.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { take(identifiers) }

    /// Deletes the sections, too.
    public mutating func deleteAllItems() { takeSections(Set(sectionIdentifiers)) }

    /// Traps if one of the two does not exist, and if they are equal.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    /// Traps if one of the two does not exist, and if they are equal.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    private mutating func move(_ item: ItemIdentifierType, beside destination: ItemIdentifierType, offset: Int) {
        precondition(sectionIdentifier(containingItem: item) != nil, "There is no item \(item) in the snapshot.")
        insert([item], beside: destination, offset: offset)
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside destination: ItemIdentifierType, offset: Int) {
        items.checkUniqueness()
        precondition(!items.contains(destination), "Items cannot be next to one of themselves: \(destination).")
        guard let section = sectionIdentifier(containingItem: destination), let number = indexOfSection(section) else {
            preconditionFailure("There is no item \(destination) in the snapshot.")
        }
        take(items)
        guard let place = sections[number].items.firstIndex(of: destination) else { return }
        put(items, into: number, at: place + offset)
    }
}
