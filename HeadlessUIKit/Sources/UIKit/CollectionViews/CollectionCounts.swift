import Foundation

/// The number of items in each section.
struct CollectionCounts: Equatable {
    let items: [Int]

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && items.indices.contains(path.section) && (0..<items[path.section]).contains(path.item)
    }
}
