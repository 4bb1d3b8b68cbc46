import Foundation

/// The part of a flow layout that has to be computed again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// True if the delegate is asked for sizes and spacings again. Defaults to `true`.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// True if lines are packed again. Defaults to `true`.
    open var invalidateFlowLayoutAttributes = true
}
