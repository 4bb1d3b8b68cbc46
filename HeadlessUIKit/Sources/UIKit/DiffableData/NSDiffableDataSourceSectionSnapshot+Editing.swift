extension NSDiffableDataSourceSectionSnapshot {
    // MARK: Items. Each method traps for an existing item, and for a neighbour or a parent that does not exist.

    /// - Parameter parent: `nil` appends roots.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard !items.isEmpty else { return }
        parent.map(check)
        put(items, below: parent, at: children[parent]?.count ?? 0)
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, beside: item, offset: 0)
    }

    /// Inserts behind the item and its descendants.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, beside: item, offset: 1)
    }

    /// Deletes the descendants of the items, too. Traps for an item that does not exist.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        items.forEach(check)
        take(items)
    }

    public mutating func deleteAll() { self = Self() }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
        guard !items.isEmpty else { return }
        let parent = parent(of: item)
        guard let place = children[parent]?.firstIndex(of: item) else { return }
        put(items, below: parent, at: place + offset)
    }

    // MARK: Trees. They keep the expanded state of their items.

    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        insert(snapshot.rootItems, before: item)
        adoptDescendants(of: snapshot.rootItems, in: snapshot)
    }

    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        insert(snapshot.rootItems, after: item)
        adoptDescendants(of: snapshot.rootItems, in: snapshot)
    }

    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        check(parent)
        take(children[parent] ?? [])
        append(snapshot.rootItems, to: parent)
        adoptDescendants(of: snapshot.rootItems, in: snapshot)
    }

    /// Returns the descendants of an item as a separate tree. Traps for an item that does not exist.
    /// - Parameter includingParent: True makes the item the root.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        check(parent)
        var part = Self()
        part.append(includingParent ? [parent] : children[parent] ?? [])
        part.adoptDescendants(of: part.rootItems, in: self)
        return part
    }

    /// Inserts the descendants of items in another snapshot below the same items here.
    private mutating func adoptDescendants(of items: [ItemIdentifierType], in other: Self) {
        var waiting = items
        while let item = waiting.popLast() {
            let below = other.children[item] ?? []
            append(below, to: item)
            if other.expanded.contains(item) { expand([item]) }
            waiting += below
        }
    }

    // MARK: Text

    /// Returns a line for each item: `+` if it is expanded and `-` if not, `*` if it is visible, indented by its level.
    public func visualDescription() -> String {
        items.map { item in
            let indentation = String(repeating: "  ", count: level(of: item))
            return "\(indentation)\(isExpanded(item) ? "+" : "-")\(isVisible(item) ? "*" : " ") \(item)"
        }
        .joined(separator: "\n")
    }
}
