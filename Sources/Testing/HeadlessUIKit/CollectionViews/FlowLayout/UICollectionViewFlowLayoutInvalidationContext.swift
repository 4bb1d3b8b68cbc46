import Foundation

/// The part of a flow layout that is no longer valid.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes and spacings again. Defaults to `true`.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether lines are packed again. Defaults to `true`.
    open var invalidateFlowLayoutAttributes = true
}
