import Foundation

/// Returns the description of a section, by its index. `nil` is allowed for sections without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections with groups of items, each section with its own description.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    /// The descriptions that have been solved.
    private(set) var sections: [NSCollectionLayoutSection?] = []
    /// `nil` while sections have to be requested.
    var solution: CompositionalSolution?
    /// The measured sizes when the solution was discarded.
    var keptSizes = CompositionalSizes()
    /// The environment for which the layout was solved.
    private(set) var solvedAreas: CompositionalAreas?
    /// The offsets in points of sections that scroll orthogonally, by section.
    var orthogonalOffsets: [Int: CGFloat] = [:]
    /// The changes of handlers.
    var changed: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// An invalidation by the layout itself: descriptions and measured sizes are kept.
    weak var ownContext: UICollectionViewLayoutInvalidationContext?
    private lazy var orthogonalScrolling = OrthogonalScrolling(self)

    /// Makes a layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout whose sections are all alike.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        sectionProvider = { _, _ in section }
        storedConfiguration = configuration.duplicate()
        super.init()
        registerListDecorations()
    }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// - Parameter sectionProvider: Called once for each section whenever the layout is solved (CC14).
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        storedConfiguration = configuration.duplicate()
        super.init()
        registerListDecorations()
    }

    /// Makes a layout without sections: there are no archives with descriptions here.
    public required init?(coder: NSCoder) {
        sectionProvider = { _, _ in nil }
        storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// A copy of the configuration. Setting it solves the layout again.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { storedConfiguration }
        set {
            storedConfiguration = newValue.duplicate()
            invalidateLayout()
        }
    }

    /// True: descriptions are written for left to right, and mirrored.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    var axis: NSLayoutConstraint.Axis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    // MARK: Solving

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        if let solution, solution.container != collectionView.bounds.size || solution.axis != axis {
            let hasOtherWidth = solution.container[axis.other] != collectionView.bounds.size[axis.other]
            let isForgotten = hasOtherWidth || solution.axis != axis
            keptSizes = isForgotten ? CompositionalSizes() : solution.sizes
            // The displayed elements were measured in the old width.
            if isForgotten { collectionView.tiles.needFitting() }
            self.solution = nil
        }
        if solution == nil { solve(in: collectionView) }
        orthogonalScrolling.update()
        callHandlers()
    }

    private func solve(in view: UICollectionView) {
        let areas = CompositionalAreas(of: view, along: axis)
        let environment = environment(of: view)
        let pixels = PixelRounding(scale: view.displayScale)
        let counts = view.counts?.items ?? []
        sections = counts.indices.map { number in
            let section = sectionProvider(number, environment)
            precondition(
                section != nil || counts[number] == 0, "The section provider has no layout for section \(number).")
            return section
        }
        let solved = sections.enumerated().map { number, section in
            let description = section?.description(
                in: environment, areas: areas, automatic: configuration.contentInsetsReference)
            return SolvedSection(
                description ?? .empty, cellCount: counts[number], axis: axis, container: view.bounds.size,
                pixels: pixels, sizes: keptSizes.section(number))
        }
        solution = CompositionalSolution(
            solved, axis: axis, container: view.bounds.size, pixels: pixels,
            spacing: configuration.interSectionSpacing,
            boundaries: configuration.boundarySupplementaryItems.map(\.boundary), boundarySizes: keptSizes.layout)
        solvedAreas = areas
        keptSizes = CompositionalSizes()
    }

    func environment(of view: UICollectionView) -> CompositionalEnvironment {
        CompositionalEnvironment(
            size: view.bounds.size, insets: NSDirectionalEdgeInsets(view.adjustedContentInset, in: view),
            listSides: CompositionalAreas(of: view, along: axis).listSides(of: view), traits: view.traitCollection)
    }

    // MARK: Results

    open override var collectionViewContentSize: CGSize { solution?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        solution?.elements(in: rect, scrollState).map { changed[$0.element]?.duplicate() ?? attributes($0) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        answer(for: .cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        answer(for: .supplementary(kind: elementKind, indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        answer(for: .decoration(kind: elementKind, indexPath))
    }

    private func answer(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        changed[element]?.duplicate() ?? solution?.element(element, scrollState).map(attributes)
    }

    func attributes(_ solved: CompositionalSolution.Element) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(of: solved.element)
        attributes.frame = solved.frame
        attributes.zIndex = solved.zIndex
        attributes.heldAxes = Set([.horizontal, .vertical]).subtracting(solved.measuredAxes)
        adjustSeparator(attributes)
        attributes.groupCorners = groupCorners(of: attributes.element)
        return attributes
    }

    var scrollState: CompositionalScrollState {
        let visible = collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
        return CompositionalScrollState(visible: visible, offsets: orthogonalOffsets)
    }

    // MARK: Invalidation

    /// Requests the descriptions again, and discards measured sizes (CC10).
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context !== ownContext {
            dropSolution(context)
        }
        changed = [:]
        super.invalidateLayout(with: context)
    }

    /// Returns `true` for another size, and while something is pinned (CC12).
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let solution else { return true }
        return solution.pinsAnything || solution.container != newBounds.size
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        ownContext = context
        return context
    }

    /// Returns `true` for another size on an axis with an estimated length (CV7).
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let solved = solution?.element(originalAttributes.element, scrollState) else { return false }
        return solved.measuredAxes.contains { preferredAttributes.size[$0] != solved.frame.size[$0] }
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        ownContext = context
        solution?.note(preferredAttributes.size, of: originalAttributes.element)
        return context
    }

    override var estimatesSizes: Bool { solution?.measuresAnything ?? true }

    /// True if other inset areas require other sections. Pinned elements are requested in each layout pass anyway.
    override var dependsOnInset: Bool {
        guard let collectionView else { return false }
        return CompositionalAreas(of: collectionView, along: axis) != solvedAreas
    }
}
