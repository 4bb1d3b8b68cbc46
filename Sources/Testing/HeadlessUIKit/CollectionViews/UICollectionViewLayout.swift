import Foundation

/// Says where the elements of a collection view are. Subclasses override what they decide.
@MainActor
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

    /// Called before the first question, and again after each invalidation. Does nothing by itself.
    open func prepare() {}

    /// In points. Defaults to zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Elements that reach into a rectangle; others are not displayed even if they are answered (CV2). Defaults to `nil`.
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

    /// Whether frames are mirrored when the view reads in the other direction. Defaults to `false`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction for which the layout has been written. Defaults to left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Invalidation (CV5, CV6)

    /// The class of fresh contexts. Defaults to `UICollectionViewLayoutInvalidationContext`.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Calls `invalidateLayout(with:)` with a fresh context.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// The view lays itself out again in its next layout pass. Subclasses call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(context)
    }

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
            preconditionFailure("invalidationContextClass has to be a UICollectionViewLayoutInvalidationContext.")
        }
        return type.make(ofClass: ())
    }

    /// Whether another offset or size needs another layout. Defaults to `false`.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Whether the layout needs the size that an element prefers (CV7). Defaults to `false`.
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

    /// Whether elements are asked for the size that they prefer at all.
    var estimatesSizes: Bool { true }
    /// Whether another inset of the content needs another layout.
    var dependsOnInset: Bool { false }

    // MARK: Offsets

    /// Where a flick ends. Defaults to where it would end.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The offset after a batch, or after this layout has come. Defaults to the proposal.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Batches (CV14)

    /// Called after `prepare()`, before elements come and go. Subclasses call `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called when what comes and goes is on its way.
    open func finalizeCollectionViewUpdates() {}

    /// Where an item comes from. Defaults to its place before the batch, or to its new place, transparent. `nil` starts it at its
    /// new place.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { collectionView?.initialAttributes(of: .cell(itemIndexPath)) }

    /// Where a deleted item goes. Defaults to its old place, transparent.
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

    // MARK: Another layout

    /// Called on the layout that comes. Does nothing by itself.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on the layout that goes. Does nothing by itself.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called on both layouts when elements are on their way.
    open func finalizeLayoutTransition() {}

    // MARK: Decorations

    /// Elements of the kind get views of the class.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses.register(viewClass, for: elementKind)
    }
}

extension UICollectionViewLayout {
    /// Fresh attributes of the layout's own class.
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
