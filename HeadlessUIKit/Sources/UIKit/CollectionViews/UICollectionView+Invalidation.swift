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

    /// Asks the layout about other bounds while it still sees the old ones, and invalidates it when it sees the new
    /// ones. For another size it is prepared at once (CV5).
    func changeBounds(to new: CGRect, by change: () -> Void) {
        let old = bounds
        let isAsked = new != old && isPrepared && !isTiling && (laidOutBounds ?? preparedBounds) == old
        let context = isAsked ? contextForBounds(new) : nil
        change()
        guard bounds != old else { return }
        setNeedsLayout()
        // A transform gives it other bounds than those that were asked about: the layout pass asks again.
        guard isAsked, bounds == new else { return }
        if laidOutBounds == nil { preparedBounds = new } else { laidOutBounds = new }
        guard let context else { return }
        invalidate(context, from: old)
        if old.size != new.size { prepareIfNeeded() }
    }

    /// Reports to the layout that the bounds have changed since it was asked about them.
    func tellBoundsChange() {
        let old = laidOutBounds ?? preparedBounds
        laidOutBounds = bounds
        guard let old, old != bounds, isPrepared, let context = contextForBounds(bounds) else { return }
        invalidate(context, from: old)
    }

    private func contextForBounds(_ bounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
        guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return nil }
        return collectionViewLayout.invalidationContext(forBoundsChange: bounds)
    }

    private func invalidate(_ context: UICollectionViewLayoutInvalidationContext, from old: CGRect) {
        if old.size != bounds.size { tiles.needFitting() }
        collectionViewLayout.invalidateLayout(with: context)
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
