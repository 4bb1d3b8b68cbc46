import Foundation

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
            prefetch.goesBack
            ? sequence(first: first) { geometry.row(before: $0) } : sequence(first: last) { geometry.row(after: $0) }
        return rows.dropFirst().prefix { geometry.span(of: $0).meets(near) }.filter { tiles.cells[$0] == nil }
    }
}
