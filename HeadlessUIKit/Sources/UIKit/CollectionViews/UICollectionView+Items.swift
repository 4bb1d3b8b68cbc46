import Foundation

/// Counts and positions. Queries read counts and prepare the layout if necessary; they make no cells.
extension UICollectionView {
    /// Reads the counts of all sections (CV3).
    func loadCountsIfNeeded() {
        guard counts == nil, let dataSource else { return }
        counts = readCounts(from: dataSource)
    }

    func readCounts(from dataSource: any UICollectionViewDataSource) -> CollectionCounts {
        let sections = max(0, dataSource.numberOfSections(in: self))
        return CollectionCounts(
            items: (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) })
    }

    func prepareIfNeeded() {
        loadCountsIfNeeded()
        guard !isPrepared, counts != nil else { return }
        isPrepared = true
        preparedBounds = bounds
        collectionViewLayout.prepare()
        updateContentSize()
    }

    public var numberOfSections: Int {
        loadCountsIfNeeded()
        return counts?.items.count ?? 0
    }

    /// Returns 0 for a section that does not exist.
    public func numberOfItems(inSection section: Int) -> Int {
        loadCountsIfNeeded()
        guard let counts, counts.items.indices.contains(section) else { return 0 }
        return counts.items[section]
    }

    // MARK: Positions

    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(indexPath))
    }

    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: .supplementary(kind: kind, indexPath))
    }

    /// Returns `nil` if there is no item.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        let around = CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -1, dy: -1)
        return elements(in: around).first {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }?.indexPath
    }

    // MARK: Displayed elements

    /// Returns `nil` for an item that is not displayed.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { tiles.cell(at: indexPath) }

    /// Returns `nil` for a cell that is not displayed.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard case .cell(let path) = tiles.element(of: cell) else { return nil }
        return path
    }

    /// The order is not guaranteed.
    public var visibleCells: [UICollectionViewCell] { tiles.cells.map(\.cell) }
    /// The order is not guaranteed.
    public var indexPathsForVisibleItems: [IndexPath] { tiles.cells.map(\.path) }

    /// Returns `nil` if it is not displayed.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        tiles[.supplementary(kind: elementKind, indexPath)]?.view
    }

    /// Returns `nil` if it is not displayed.
    public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        guard case .supplementary(_, let path) = tiles.element(of: supplementaryView) else { return nil }
        return path
    }

    /// The order is not guaranteed.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        tiles.supplementaries(ofKind: elementKind).map(\.view)
    }

    /// The order is not guaranteed.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        tiles.supplementaries(ofKind: elementKind).map(\.path)
    }
}
