/// Requests that are performed when the snapshot is applied. The data source's own snapshot has none.
extension NSDiffableDataSourceSnapshot {
    /// In the order of the requests, without duplicates.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.elements }
    /// In the order of the requests, without duplicates.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.elements }
    /// In the order of the requests, without duplicates.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.elements }

    /// Requests new cells for all items of the sections. Traps for a section that does not exist.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            precondition(
                indexOfSection(identifier) != nil,
                "A section that is not in the snapshot cannot be reloaded: \(identifier).")
        }
        reloadedSections.formUnion(identifiers)
    }

    /// Requests new cells (CD4). Traps for an item that does not exist.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        check(identifiers, "reloaded")
        reloadedItems.formUnion(identifiers)
    }

    /// Requests new content for the same cells (CD4). Traps for an item that does not exist.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        check(identifiers, "reconfigured")
        reconfiguredItems.formUnion(identifiers)
    }

    private func check(_ items: [ItemIdentifierType], _ verb: String) {
        for item in items {
            precondition(
                sectionIdentifier(containingItem: item) != nil,
                "An item that is not in the snapshot cannot be \(verb): \(item).")
        }
    }
}

/// Elements in the order in which they were added, without duplicates.
struct UniqueList<Element: Hashable & Sendable>: Sendable {
    private(set) var elements: [Element] = []
    private var members: Set<Element> = []

    mutating func formUnion(_ others: [Element]) {
        for element in others where members.insert(element).inserted { elements.append(element) }
    }

    func contains(_ element: Element) -> Bool { members.contains(element) }
}
