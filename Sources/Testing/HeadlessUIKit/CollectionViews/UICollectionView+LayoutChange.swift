import Foundation

extension UICollectionView {
    /// Moves what is visible to where another layout has it. Its answer for the offset counts, which is the present one by default
    /// (CV18).
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// - Parameter completion: Called when elements have come to rest. It gets `true`.
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
