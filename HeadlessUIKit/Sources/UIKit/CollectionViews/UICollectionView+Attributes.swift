import Foundation

/// Asks the layout, and mirrors the results if it was written for the other direction.
extension UICollectionView {
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard isPrepared else { return nil }
        return collectionViewLayout.attributes(of: element).map(mirroredIfNeeded)
    }

    /// Returns the attributes that intersect a rectangle, from the top of the visible area downward.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        guard isPrepared else { return [] }
        let answered = collectionViewLayout.layoutAttributesForElements(in: isMirrored ? mirrored(rect) : rect) ?? []
        return answered.map(mirroredIfNeeded)
            .filter { !$0.isHidden && $0.frame.intersects(rect) }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }

    private var isMirrored: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func mirroredIfNeeded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let mirrored = attributes.duplicate()
        mirrored.center.x = contentSize.width - attributes.center.x
        return mirrored
    }
}
