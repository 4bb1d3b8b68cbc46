import Foundation

extension UICollectionView {
    /// Moves the visible elements to their places in another layout. That layout decides the offset, which by default
    /// is the current one (CV18).
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// - Parameter completion: Called with `true` when elements have come to rest.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let old = collectionViewLayout
        guard layout !== old else { return completion?(true) ?? () }
        layoutIfNeeded()
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        let shown = tiles.all.values.map(\.view)
        for view in shown { view.willTransition(from: old, to: layout) }
        exchangeLayout(for: layout)
        isPrepared = false
        tiles.needFitting()
        let move = {
            self.prepareIfNeeded()
            self.updateContentSize()
            self.contentOffset = self.scrollLimits.clamped(self.targetOffset(for: self.contentOffset))
            if self.window != nil { self.tile() }
        }
        let end = {
            for view in shown { view.didTransition(from: old, to: layout) }
            self.setNeedsLayout()
            completion?(true)
        }
        defer {
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
        }
        guard animated, window != nil else {
            move()
            return end()
        }
        movesUnderWay += 1
        UIView.animate(withDuration: Self.moveDuration, animations: move) { _ in
            self.movesUnderWay -= 1
            end()
        }
    }
}
