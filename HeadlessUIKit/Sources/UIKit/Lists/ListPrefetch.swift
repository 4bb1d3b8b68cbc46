import Foundation

/// The rows or items for a prefetching data source (TV50).
struct ListPrefetch {
    private var paths: Set<IndexPath> = []
    private var offset: CGFloat?
    /// True if the content was last scrolled towards its start.
    private(set) var goesBack = false

    mutating func note(offset: CGFloat) {
        if let before = self.offset, offset != before { goesBack = offset < before }
        self.offset = offset
    }

    /// Sets what is near from now on.
    /// - Returns: What was not near before, and what is no longer near and is not displayed.
    mutating func update(near: [IndexPath], isShown: (IndexPath) -> Bool) -> (new: [IndexPath], cancelled: [IndexPath])
    {
        let new = near.filter { !paths.contains($0) }
        let cancelled = paths.subtracting(near).filter { !isShown($0) }.sorted()
        paths = Set(near)
        return (new, cancelled)
    }

    mutating func move(by map: ListUpdateMap) { paths = Set(paths.compactMap(map.newPath)) }
}
