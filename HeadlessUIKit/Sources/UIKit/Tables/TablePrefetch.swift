import Foundation

/// The rows for a prefetching data source (TV50).
struct TablePrefetch {
    private var rows: Set<IndexPath> = []
    private var offset: CGFloat?
    /// True if the content was last scrolled towards its start.
    private(set) var goesUp = false

    mutating func note(offset: CGFloat) {
        if let before = self.offset, offset != before { goesUp = offset < before }
        self.offset = offset
    }

    /// Sets the rows that are near from now on.
    /// - Returns: Rows that were not near before, and rows that are no longer near and are not displayed.
    mutating func update(near: [IndexPath], isShown: (IndexPath) -> Bool) -> (new: [IndexPath], cancelled: [IndexPath])
    {
        let new = near.filter { !rows.contains($0) }
        let cancelled = rows.subtracting(near).filter { !isShown($0) }.sorted()
        rows = Set(near)
        return (new, cancelled)
    }

    mutating func move(by map: ListUpdateMap) { rows = Set(rows.compactMap(map.newPath)) }
}

extension UITableView {
    /// Announces the next rows in the direction of the last scroll, up to a screen away.
    func prefetchNearRows() {
        guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
        prefetch.note(offset: bounds.minY)
        let (new, cancelled) = prefetch.update(near: nearRows) { tiles.cells[$0] != nil }
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
        if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
    }

    private var nearRows: [IndexPath] {
        guard let geometry, let shown = indexPathsForVisibleRows, let first = shown.first, let last = shown.last else {
            return []
        }
        let near = Span(bounds.insetBy(dx: 0, dy: -bounds.height))
        let rows =
            prefetch.goesUp
            ? sequence(first: first) { geometry.row(before: $0) } : sequence(first: last) { geometry.row(after: $0) }
        return rows.dropFirst().prefix { geometry.span(of: $0).meets(near) }.filter { tiles.cells[$0] == nil }
    }
}
