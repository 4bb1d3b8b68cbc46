import Synchronization

/// Finds the places of items, all of them at the first question.
///
/// Copies of a snapshot share what has been found. A change of the items takes a new one.
final class SnapshotItemPlaces<Item: Hashable & Sendable>: Sendable {
    private let found = Mutex<Places?>(nil)

    private struct Places: Sendable {
        var indices: [Item: Int] = [:]
        /// The index of each section's first item.
        var starts: [Int] = []
    }

    /// Counts through all sections.
    func index(of item: Item, in sections: some Collection<[Item]>) -> Int? {
        found.withLock { Self.places(&$0, in: sections).indices[item] }
    }

    /// The index of a section's first item.
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
