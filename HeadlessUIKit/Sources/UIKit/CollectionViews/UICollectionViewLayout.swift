import Foundation

/// Computes the positions of a collection view's elements. Subclasses override the parts that they define.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The view that shows the layout; `nil` before.
    open internal(set) weak var collectionView: UICollectionView?
    private(set) var decorationClasses = ReusePool<UICollectionReusableView>()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Layout

    /// Called before the first query, and again after each invalidation. Does nothing by default.
    open func prepare() {}

    /// In points. Defaults to zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the elements that intersect a rectangle; others are not displayed even if they are returned (CV2).
    /// Defaults to `nil`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The class of the attributes that the layout makes. Defaults to `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// True if frames are mirrored when the view has the other direction. Defaults to `false`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction for which the layout was written. Defaults to left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Invalidation (CV5, CV6)

    /// The class of new contexts. Defaults to `UICollectionViewLayoutInvalidationContext`.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Calls `invalidateLayout(with:)` with a new context.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// Makes the view lay itself out again in its next layout pass. Subclasses call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(context)
    }

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
            preconditionFailure("invalidationContextClass has to be a UICollectionViewLayoutInvalidationContext.")
        }
        return type.make(ofClass: ())
    }

    /// Returns whether another offset or size invalidates the layout. Defaults to `false`.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Returns whether the layout uses the preferred size of an element (CV7). Defaults to `false`.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidate(originalAttributes.element)
        return context
    }

    /// True if elements are asked for their preferred size at all.
    var estimatesSizes: Bool { true }
    /// True if a change of the content inset invalidates the layout.
    var dependsOnInset: Bool { false }

    // MARK: Offsets

    /// Returns the target of a flick. Defaults to the proposed one.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the offset after a batch, or after a change to this layout. Defaults to the proposal.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Batches (CV14)

    /// Called after `prepare()`, before elements appear and disappear. Subclasses call `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called when the movements of the batch have begun.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the start of an item. Defaults to its place before the batch, or, transparent, to its new place. `nil`
    /// starts it at its new place.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { collectionView?.initialAttributes(of: .cell(itemIndexPath)) }

    /// Returns the end of a deleted item. Defaults to its old place, transparent.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { collectionView?.finalAttributes(of: .cell(itemIndexPath)) }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.initialAttributes(of: .supplementary(kind: elementKind, elementIndexPath))
    }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.finalAttributes(of: .supplementary(kind: elementKind, elementIndexPath))
    }

    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.initialAttributes(of: .decoration(kind: elementKind, decorationIndexPath))
    }

    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.finalAttributes(of: .decoration(kind: elementKind, decorationIndexPath))
    }

    // MARK: Change of the layout

    /// Called on the new layout. Does nothing by default.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on the old layout. Does nothing by default.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called on both layouts when the elements' movements have begun.
    open func finalizeLayoutTransition() {}

    // MARK: Decorations

    /// Registers the class for views of the kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses.register(viewClass, for: elementKind)
    }
}

extension UICollectionViewLayout {
    /// Makes new attributes of the layout's own class.
    func makeAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes {
        guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
            preconditionFailure("layoutAttributesClass has to be a UICollectionViewLayoutAttributes.")
        }
        return type.make(element)
    }

    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell(let path): layoutAttributesForItem(at: path)
        case .supplementary(let kind, let path): layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decoration(let kind, let path): layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }

    func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell(let path): initialLayoutAttributesForAppearingItem(at: path)
        case .supplementary(let kind, let path):
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell(let path): finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementary(let kind, let path):
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }
}
