import Foundation

/// The part of a layout that is no longer valid. A fresh one names nothing: the layout decides (CV6).
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() {
        super.init()
    }

    /// Whether the whole layout, with all that has been measured, is no longer valid. Defaults to `false`.
    open internal(set) var invalidateEverything = false
    /// Whether the counts have to be read again. Defaults to `false`.
    open internal(set) var invalidateDataSourceCounts = false

    /// By how much the content moves, in points. Defaults to zero.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the content grows, in points. Defaults to zero.
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

    /// Sorted, each once. `nil` if there are none.
    open var invalidatedItemIndexPaths: [IndexPath]? { items.isEmpty ? nil : items.sorted() }
    /// By kind: sorted, each once. `nil` if there are none.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { Self.sorted(supplementaries) }
    /// By kind: sorted, each once. `nil` if there are none.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { Self.sorted(decorations) }

    private static func sorted(_ paths: [String: Set<IndexPath>]) -> [String: [IndexPath]]? {
        paths.isEmpty ? nil : paths.mapValues { $0.sorted() }
    }
}
