import Foundation

/// The sections and items that a diffable data source shows, in their order.
///
/// Sections and items have separate names: a section and an item may have the same identifier (CD7). Appending or
/// inserting an existing item moves it.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    struct Section: Equatable, Sendable {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    /// Setting it does not read the old value, so that items are appended in place.
    private(set) var sections: [Section] = [] { didSet { itemPlaces = SnapshotItemPlaces() } }
    /// The index of each section.
    private(set) var numbers: [SectionIdentifierType: Int] = [:]
    /// The section of each item.
    private(set) var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The index of each item, computed on first use.
    private var itemPlaces = SnapshotItemPlaces<ItemIdentifierType>()
    var reloadedSections = UniqueList<SectionIdentifierType>()
    var reloadedItems = UniqueList<ItemIdentifierType>()
    var reconfiguredItems = UniqueList<ItemIdentifierType>()

    /// Makes a snapshot without sections.
    public init() {}

    // MARK: Counts

    public var numberOfItems: Int { homes.count }
    public var numberOfSections: Int { sections.count }

    /// Traps for a section that is not in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections[number(of: identifier)].items.count
    }

    // MARK: Identifiers

    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// Traps for a section that is not in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[number(of: identifier)].items
    }

    /// `nil` for an item that is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]
    }

    // MARK: Positions

    /// Returns an index over all sections. `nil` for an item that is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard homes[identifier] != nil else { return nil }
        return itemPlaces.index(of: identifier, in: sections.lazy.map(\.items))
    }

    /// `nil` for a section that is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { numbers[identifier] }

    /// `nil` for an item that is not in the snapshot.
    func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let home = homes[identifier], let section = numbers[home], let index = indexOfItem(identifier) else {
            return nil
        }
        return IndexPath(
            item: index - itemPlaces.start(of: section, in: sections.lazy.map(\.items)), section: section)
    }

    /// Returns `nil` for a place that does not exist.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let items = sections[path.section].items
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    private func number(of section: SectionIdentifierType) -> Int {
        guard let number = numbers[section] else {
            preconditionFailure("There is no section \(section) in the snapshot.")
        }
        return number
    }

    // MARK: Comparison

    /// Compares sections and items in their order. Requests to reload do not count (CD8).
    func hasSameContent(as other: Self) -> Bool { sections == other.sections }

    /// True if anything has to be reloaded or reconfigured.
    var hasRequests: Bool {
        !(reloadedSections.elements.isEmpty && reloadedItems.elements.isEmpty && reconfiguredItems.elements.isEmpty)
    }

    /// Without requests to reload or reconfigure anything.
    var withoutRequests: Self {
        var copy = self
        copy.reloadedSections = UniqueList()
        copy.reloadedItems = UniqueList()
        copy.reconfiguredItems = UniqueList()
        return copy
    }

    // MARK: Changes

    /// Inserts items into a section. They are not in the snapshot yet.
    mutating func put(_ items: [ItemIdentifierType], into section: Int, at place: Int) {
        let home = sections[section].identifier
        if place == sections[section].items.count {
            sections[section].items += items
        } else {
            sections[section].items.insert(contentsOf: items, at: place)
        }
        for item in items { homes[item] = home }
    }

    /// Removes items from their sections; ignores those that are not in the snapshot.
    mutating func take(_ items: some Sequence<ItemIdentifierType>) {
        var taken: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
        for item in items {
            if let home = homes.removeValue(forKey: item) { taken[home, default: []].insert(item) }
        }
        for (home, items) in taken {
            guard let number = numbers[home] else { continue }
            sections[number].items.removeAll(where: items.contains)
        }
    }

    /// Inserts sections. They are not in the snapshot yet.
    mutating func put(_ new: [Section], at place: Int) {
        sections.insert(contentsOf: new, at: place)
        for number in place..<sections.count { numbers[sections[number].identifier] = number }
        for section in new {
            for item in section.items { homes[item] = section.identifier }
        }
    }

    /// Removes sections with their items; ignores those that are not in the snapshot.
    mutating func takeSections(_ identifiers: Set<SectionIdentifierType>) {
        for section in sections where identifiers.contains(section.identifier) {
            for item in section.items { homes[item] = nil }
        }
        sections.removeAll { identifiers.contains($0.identifier) }
        numbers = [:]
        for (number, section) in sections.enumerated() { numbers[section.identifier] = number }
    }
}
