import Synchronization

/// Finds the places of items, all of them on first use.
///
/// Copies of a snapshot share the result. A change of the items makes a new one.
final class SnapshotItemPlaces<Item: Hashable & Sendable>: Sendable {
    private let found = Mutex<Places?>(nil)

    private struct Places: Sendable {
        var indices: [Item: Int] = [:]
        /// The index of each section's first item.
        var starts: [Int] = []
    }

    /// Counts over all sections.
    func index(of item: Item, in sections: some Collection<[Item]>) -> Int? {
        found.withLock { Self.places(&$0, in: sections).indices[item] }
    }

    /// Returns the index of a section's first item.
    func start(of section: Int, in sections: some Collection<[Item]>) -> Int {
        found.withLock { Self.places(&$0, in: sections).starts[section] }
    }

    private static func places(_ found: inout Places?, in sections: some Collection<[Item]>) -> Places {
        if let found { return found }
        var places = Places()
        for items in sections {
            let start = places.indices.count
            places.starts.append(start)
            for (number, item) in items.enumerated() { places.indices[item] = start + number }
        }
        found = places
        return places
    }
}
