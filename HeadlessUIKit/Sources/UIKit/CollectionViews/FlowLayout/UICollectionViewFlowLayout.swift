import Foundation

/// A layout of items that fill lines one after the other.
///
/// All numbers are points. A delegate that is a `UICollectionViewDelegateFlowLayout` can return other ones by item and
/// by section.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// An estimate that makes items measured: until then they count with `itemSize`.
    public nonisolated class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    /// The sections before they are solved; `nil` while their metrics have to be requested.
    private var metrics: [FlowSection]?
    /// `nil` while lines have to be packed.
    private var geometry: FlowGeometry?
    private var sizes = FlowSizes()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Metrics (CF1)

    /// Defaults to vertical.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
    /// Defaults to 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// Any size except zero makes items self-sizing. Defaults to zero.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The minimum distance between lines. Defaults to 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The minimum distance between the items of a line. Defaults to 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The inset around the lines of a section. Defaults to zero.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// Defaults to the content inset.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset { didSet { invalidateLayout() } }
    /// Defaults to zero: no headers.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Defaults to zero: no footers.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// True if headers stay in sight as long as their section does (CF11). Defaults to `false`.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// True if footers stay in sight as long as their section does. Defaults to `false`.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    /// The area of the view that sections avoid, in addition to their own insets.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset
        case fromSafeArea
        case fromLayoutMargins
    }

    // MARK: Layout

    private var axes: FlowAxes { FlowAxes(direction: scrollDirection) }

    /// The length across, inside the content's inset.
    private var room: CGFloat {
        guard let collectionView else { return 0 }
        return axes.extent(collectionView.bounds.inset(by: collectionView.adjustedContentInset).size).across
    }

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        if let geometry, geometry.room != room || geometry.axes != axes {
            // Sizes were measured for another width (CF10).
            if geometry.room != room { sizes = FlowSizes() }
            self.geometry = nil
        }
        guard geometry == nil else { return }
        let metrics = metrics ?? FlowMetrics(self, collectionView, axes).sections
        self.metrics = metrics
        geometry = FlowGeometry(
            estimatesSizes ? measured(metrics) : metrics, axes, room: room, scale: collectionView.displayScale)
    }

    private func measured(_ metrics: [FlowSection]) -> [FlowSection] {
        let average = sizes.average.map(axes.extent)
        return metrics.enumerated().map { number, section in
            var section = section
            section.ignoresLengthsAlong = true
            for item in section.items.indices {
                let known = sizes[IndexPath(item: item, section: number)].map(axes.extent)
                if let extent = known ?? average { section.items[item] = extent }
            }
            return section
        }
    }

    open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        geometry?.elements(in: rect).compactMap { attributes($0) }.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementary(kind: elementKind, indexPath))
    }

    private func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let frame = geometry?.frame(of: element, pinning: pinning) else { return nil }
        let attributes = makeAttributes(of: element)
        attributes.frame = frame
        if isPinned(element) { attributes.zIndex = Self.pinnedZIndex }
        return attributes
    }

    // MARK: Pinned headers and footers

    /// Above items, which have 0. Any greater number would do.
    private static let pinnedZIndex = 10

    private var pinsAnything: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    private var pinning: FlowPinning {
        let visible = collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
        return FlowPinning(
            visible: axes.span(visible), pinsHeaders: sectionHeadersPinToVisibleBounds,
            pinsFooters: sectionFootersPinToVisibleBounds)
    }

    private func isPinned(_ element: CollectionElement) -> Bool {
        switch element {
        case .supplementary(UICollectionView.elementKindSectionHeader, _): sectionHeadersPinToVisibleBounds
        case .supplementary(UICollectionView.elementKindSectionFooter, _): sectionFootersPinToVisibleBounds
        default: false
        }
    }

    // MARK: Invalidation

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let context = context as? UICollectionViewFlowLayoutInvalidationContext
        if context?.invalidateFlowLayoutDelegateMetrics != false || context?.invalidateDataSourceCounts == true {
            metrics = nil
        }
        if metrics == nil || context?.invalidateFlowLayoutAttributes != false { geometry = nil }
        if context?.invalidateEverything == true { sizes = FlowSizes() }
        if let arrivals = collectionView?.arrivals, context?.invalidateDataSourceCounts == true {
            sizes = sizes.moved { arrivals.newElement(of: .cell($0))?.path }
        }
        super.invalidateLayout(with: context ?? makeContext())
    }

    /// Returns `true` if the length across changes, and while something is pinned (CF9).
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        pinsAnything || acrossChanges(with: newBounds)
    }

    private func acrossChanges(with newBounds: CGRect) -> Bool {
        guard let collectionView, let geometry else { return true }
        return axes.extent(newBounds.inset(by: collectionView.adjustedContentInset).size).across != geometry.room
    }

    /// A scroll along the flow leaves all places as they are. Another size does not, nor does a move across.
    private func isScroll(to newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds, old.size == newBounds.size else { return false }
        return !acrossChanges(with: newBounds) && axes.across(old.origin) == axes.across(newBounds.origin)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext, isScroll(to: newBounds) {
            context.invalidateFlowLayoutDelegateMetrics = false
            context.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    // MARK: Measured sizes

    override var estimatesSizes: Bool { estimatedItemSize != .zero }
    override var dependsOnInset: Bool { true }

    /// Returns `true` for a cell of another size, if sizes are estimated.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatesSizes, originalAttributes.representedElementCategory == .cell else { return false }
        if sizes[originalAttributes.indexPath] == nil { return true }
        return preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        sizes.note(preferredAttributes.size, of: originalAttributes.indexPath)
        return context
    }
}
