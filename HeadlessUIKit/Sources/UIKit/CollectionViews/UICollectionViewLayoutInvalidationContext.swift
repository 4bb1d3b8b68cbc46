import Foundation

/// The part of a layout that is invalid. A new context is empty: the layout decides (CV6).
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() {
        super.init()
    }

    /// True if the whole layout is invalid, with all measured sizes. Defaults to `false`.
    open internal(set) var invalidateEverything = false
    /// True if the counts have to be read again. Defaults to `false`.
    open internal(set) var invalidateDataSourceCounts = false

    /// The distance by which the content moves, in points. Defaults to zero.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The amount by which the content grows, in points. Defaults to zero.
    open var contentSizeAdjustment = CGSize.zero

    // MARK: Elements

    private var items: Set<IndexPath> = []
    private var supplementaries: [String: Set<IndexPath>] = [:]
    private var decorations: [String: Set<IndexPath>] = [:]

    open func invalidateItems(at indexPaths: [IndexPath]) {
        items.formUnion(indexPaths)
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaries[elementKind, default: []].formUnion(indexPaths)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorations[elementKind, default: []].formUnion(indexPaths)
    }

    func invalidate(_ element: CollectionElement) {
        switch element {
        case .cell(let path): invalidateItems(at: [path])
        case .supplementary(let kind, let path): invalidateSupplementaryElements(ofKind: kind, at: [path])
        case .decoration(let kind, let path): invalidateDecorationElements(ofKind: kind, at: [path])
        }
    }

    /// Sorted and unique. `nil` if there are none.
    open var invalidatedItemIndexPaths: [IndexPath]? { items.isEmpty ? nil : items.sorted() }
    /// By kind, sorted and unique. `nil` if there are none.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { Self.sorted(supplementaries) }
    /// By kind, sorted and unique. `nil` if there are none.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { Self.sorted(decorations) }

    private static func sorted(_ paths: [String: Set<IndexPath>]) -> [String: [IndexPath]]? {
        paths.isEmpty ? nil : paths.mapValues { $0.sorted() }
    }
}
