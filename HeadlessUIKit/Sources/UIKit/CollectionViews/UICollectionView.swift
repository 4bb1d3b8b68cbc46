import Foundation

/// Items that a layout places. Only visible ones have views.
///
/// `dataSource` and the layout are asked when the view lays itself out. Details of this implementation, such as the
/// order of its subviews, are not guaranteed.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    private var layout: UICollectionViewLayout
    /// `nil` until they are needed, and after the data have changed (CV3).
    var counts: CollectionCounts?
    /// True if the layout has been prepared since it was last invalidated.
    var isPrepared = false
    /// The displayed elements.
    var tiles = CollectionTiles()
    var prefetch = ListPrefetch()
    var cellPool = ReusePool<UICollectionViewCell>()
    /// By kind.
    var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]
    var selection = ListSelection()
    var touchedItem: ListTouch?
    var swipe: RowSwipe?
    /// True if there are swipe recognisers: only lists with actions have them.
    var recognizesSwipes = false
    var batch = ListBatch()
    /// The element that is being requested from the data source.
    var request: CollectionRequest?
    /// The start positions of elements while a batch is performed.
    var arrivals: CollectionArrivals?
    /// The number of batches that still move elements on the screen.
    var movesUnderWay = 0
    var isTiling = false
    /// The bounds in the last layout; `nil` before the first.
    var laidOutBounds: CGRect?
    /// The bounds for which the layout was last prepared, which may be before the first pass.
    var preparedBounds: CGRect?
    /// The window in the last layout pass inside one.
    weak var laidOutWindow: UIWindow?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layout.collectionView = self
    }

    /// Traps: a collection view needs a layout (CV17).
    public convenience override init(frame: CGRect) {
        preconditionFailure("A collection view needs a layout: use init(frame:collectionViewLayout:).")
    }

    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        layout.collectionView = self
    }

    // MARK: Data

    /// Setting it acts as ``reloadData()``.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    var menus: ListMenus?

    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set {
            let old = super.delegate
            super.delegate = newValue
            makeMenus()
            if newValue !== old { layout.invalidateLayout() }
        }
    }

    /// Discards everything known about the data. Cells are requested in the next layout (CV4). The selection is lost.
    open func reloadData() {
        selection = ListSelection()
        touchedItem = nil
        prefetch = ListPrefetch()
        retireAll()
        let context = layout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
    }

    // MARK: Layout

    /// Setting it moves the visible elements to their places in the new layout.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    func exchangeLayout(for newLayout: UICollectionViewLayout) {
        layout.collectionView = nil
        layout = newLayout
        layout.collectionView = self
    }

    open override var contentSize: CGSize {
        get {
            prepareIfNeeded()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    func updateContentSize() {
        let size = layout.collectionViewContentSize
        if size != super.contentSize { super.contentSize = size }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { changeBounds(to: newValue) { super.bounds = newValue } }
    }

    open override var frame: CGRect {
        get { super.frame }
        set { changeBounds(to: CGRect(origin: bounds.origin, size: newValue.size)) { super.frame = newValue } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        // The layout's insets at the sides depend on it.
        insetDidChange()
    }

    // MARK: Look

    /// A view behind all elements that fills the visible area.
    open var backgroundView: UIView? { didSet { exchangeBackmostView(oldValue, for: backgroundView) } }

    // MARK: Selection

    /// Defaults to `true`.
    open var allowsSelection = true { didSet { if !allowsSelection { selectionLimitsDidChange() } } }
    /// Defaults to `false`.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { selectionLimitsDidChange() } } }
    /// Defaults to `false`.
    open var allowsSelectionDuringEditing = false
    /// Defaults to `false`.
    open var allowsMultipleSelectionDuringEditing = false

    /// True if the cells show that they are being edited. Defaults to `false`.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
    /// True if a prefetching data source is asked. Cells are made when they become visible, not before. Defaults to
    /// `true`.
    open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }
    /// The condition for measuring a visible cell again that prefers another size. Defaults to `enabled`.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !itemTouchesBegan(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isFollowing(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !itemTouchesEnded(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !itemTouchesCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }
}
