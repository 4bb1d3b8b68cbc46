import Foundation

/// The selected rows, in the order in which they were selected.
struct ListSelection {
    private(set) var paths: [IndexPath] = []

    func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

    mutating func insert(_ path: IndexPath) {
        if !contains(path) { paths.append(path) }
    }

    mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }

    /// Updates the rows after a batch; deleted or reloaded rows are no longer selected.
    func moved(by map: ListUpdateMap, reloaded: Set<IndexPath>) -> ListSelection {
        var moved = ListSelection()
        moved.paths = paths.filter { !reloaded.contains($0) }.compactMap { map.newPath(of: $0) }
        return moved
    }
}
