import Foundation

extension UICollectionView {
    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        if context.invalidateDataSourceCounts { counts = nil }
        let adjustment = context.contentOffsetAdjustment
        if adjustment != .zero { shiftContent(by: adjustment) }
        let growth = context.contentSizeAdjustment
        if growth != .zero {
            let size = super.contentSize
            super.contentSize = CGSize(width: size.width + growth.width, height: size.height + growth.height)
        }
        setNeedsLayout()
    }

    /// Reports to the layout that the bounds have changed since the last pass (CV5).
    func tellBoundsChange() {
        let old = laidOutBounds ?? preparedBounds
        laidOutBounds = bounds
        guard let old, old != bounds, isPrepared else { return }
        guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        if old.size != bounds.size { tiles.needFitting() }
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    }

    /// A list that was laid out outside of a window has other margins in it.
    func tellWindowChange() {
        guard let window, laidOutWindow !== window else { return }
        laidOutWindow = window
        guard isPrepared, let layout = collectionViewLayout as? UICollectionViewCompositionalLayout, layout.hasLists
        else { return }
        layout.invalidateLayout()
    }

    func insetDidChange() {
        guard isPrepared, laidOutBounds != nil else { return }
        if collectionViewLayout.dependsOnInset { collectionViewLayout.invalidateLayout() }
    }
}
