import Foundation

/// Prepares the data of items before their cells are requested.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// The nearest item comes first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Called for items that are no longer near, and have not been displayed.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {}
}

extension UICollectionView {
    /// Announces the next items in the direction of the last scroll, up to a screen away (TV50).
    func prefetchNearItems() {
        guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
        prefetch.note(offset: scrollsSideways ? bounds.minX : bounds.minY)
        let (new, cancelled) = prefetch.update(near: nearItems) { tiles[.cell($0)] != nil }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
        if !cancelled.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
        }
    }

    private var scrollsSideways: Bool { contentSize.height <= bounds.height && contentSize.width > bounds.width }

    private var nearItems: [IndexPath] {
        let sign: CGFloat = prefetch.goesBack ? -1 : 1
        let near =
            scrollsSideways
            ? bounds.offsetBy(dx: sign * bounds.width, dy: 0) : bounds.offsetBy(dx: 0, dy: sign * bounds.height)
        let paths = elements(in: near).compactMap { attributes -> IndexPath? in
            guard case .cell(let path) = attributes.element, tiles[.cell(path)] == nil else { return nil }
            return path
        }
        return prefetch.goesBack ? paths.sorted(by: >) : paths.sorted()
    }
}
