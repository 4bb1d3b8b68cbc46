import Foundation

extension UICollectionViewCompositionalLayout {
    func dropSolution(_ context: UICollectionViewLayoutInvalidationContext) {
        let sizes = solution?.sizes ?? keptSizes
        solution = nil
        if context.invalidateDataSourceCounts, let arrivals = collectionView?.arrivals {
            keptSizes = sizes.moved(arrivals.newElement)
        } else {
            keptSizes = CompositionalSizes()
            collectionView?.tiles.needFitting()
        }
    }

    // MARK: Visible items (CC19)

    /// Calls all sections' handlers with the visible items, the last section first.
    func callHandlers() {
        for number in sections.indices.reversed() { callHandler(of: number) }
    }

    /// Changes of the handler apply until the layout is invalidated.
    func callHandler(of number: Int) {
        guard let solution, let collectionView, let handler = sections[number]?.visibleItemsInvalidationHandler else {
            return
        }
        changed = changed.filter { $0.key.path.section != number }
        let items = solution.elements(in: collectionView.bounds, scrollState)
            .filter { $0.element.path.section == number && $0.element.path != CompositionalSolution.layoutPath }
            .map { CompositionalVisibleItem(attributes($0)) }
            .sorted { $0.representedElementCategory.rawValue < $1.representedElementCategory.rawValue }
        var offset = collectionView.contentOffset
        if solution.sections[number].description.scrollsAcross {
            offset = .zero
            offset[axis.other] = orthogonalOffsets[number] ?? 0
        }
        handler(items, offset, environment(of: collectionView))
        for item in items { changed[item.attributes.element] = item.attributes }
    }

    // MARK: Orthogonal scrolling (CC18)

    /// Moves the groups of a section that scrolls orthogonally. The layout is not solved again.
    func scroll(_ section: Int, to offset: CGFloat) {
        guard orthogonalOffsets[section, default: 0] != offset else { return }
        orthogonalOffsets[section] = offset
        callHandler(of: section)
        collectionView?.setNeedsLayout()
    }
}
