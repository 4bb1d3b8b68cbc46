/// The items of one section as a tree: roots, their children, and the expanded state of each.
///
/// A data source shows the items whose parents are all expanded (CD10).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
    /// The children of each item with children; the key `nil` stands for the roots.
    private(set) var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
    /// The parent of each item; `nil` for roots.
    private(set) var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private(set) var expanded: Set<ItemIdentifierType> = []

    /// A snapshot without items.
    public init() {}

    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    // MARK: Items

    /// Each item before its children.
    public var items: [ItemIdentifierType] { subtrees(of: rootItems) }
    public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
    /// Items whose parents are all expanded, each before its children.
    public var visibleItems: [ItemIdentifierType] { subtrees(of: rootItems, onlyOfExpanded: true) }
    /// In the order of ``items``.
    public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }

    /// Returns the items and their descendants.
    func subtrees(of items: [ItemIdentifierType], onlyOfExpanded: Bool = false) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var waiting = Array(items.reversed())
        while let item = waiting.popLast() {
            found.append(item)
            if !onlyOfExpanded || expanded.contains(item) { waiting += (children[item] ?? []).reversed() }
        }
        return found
    }

    // MARK: Queries about an item. They trap if it does not exist.

    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

    /// Returns the index in ``items``. `nil` for an item that does not exist.
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

    /// Returns `nil` for a root.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let parent = parents[child] else {
            preconditionFailure("There is no item \(child) in the section snapshot.")
        }
        return parent
    }

    /// Returns the number of parents above the item.
    public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        check(item)
        return expanded.contains(item)
    }

    /// Returns whether all parents are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { ancestors(of: item).allSatisfy(expanded.contains) }

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        Array(sequence(first: item) { parent(of: $0) }.dropFirst())
    }

    func check(_ item: ItemIdentifierType) {
        precondition(contains(item), "There is no item \(item) in the section snapshot.")
    }

    // MARK: Expansion. Items that do not exist are ignored.

    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    // MARK: Changes

    /// Inserts items among the children of a parent.
    mutating func put(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at place: Int) {
        items.checkUniqueness()
        let known = items.filter(contains)
        precondition(known.isEmpty, "Items that are in the section snapshot cannot be added again: \(known).")
        children[parent, default: []].insert(contentsOf: items, at: place)
        for item in items { parents.updateValue(parent, forKey: item) }
    }

    /// Removes items with all of their descendants.
    mutating func take(_ items: [ItemIdentifierType]) {
        for item in items {
            // It may have been removed with an earlier one.
            guard let parent = parents[item] else { continue }
            children[parent]?.removeAll { $0 == item }
            for member in subtrees(of: [item]) {
                parents[member] = nil
                children[member] = nil
                expanded.remove(member)
            }
        }
    }
}
