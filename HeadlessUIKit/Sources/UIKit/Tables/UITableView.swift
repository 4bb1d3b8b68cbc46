import Foundation

/// Rows in sections, one below the other. Only visible rows have cells.
///
/// `dataSource` and `delegate` are asked when the table lays itself out. Details of this implementation, such as the
/// order of its subviews, are not guaranteed.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    open private(set) var style: Style
    /// The layout; `nil` until it is needed, and after the data have changed.
    var geometry: TableGeometry?
    /// The displayed elements.
    var tiles = TableTiles()
    var cellPool = ReusePool<UITableViewCell>()
    var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
    var selection = ListSelection()
    var touchedRow: ListTouch?
    var batch = ListBatch()
    /// The container of the cells: the table itself, or, if groups are inset, a view in it (TV26).
    private(set) lazy var rowsView: UIView = makeRowsView()
    /// Measures titles of headers and footers.
    private(set) lazy var titleMeasure = UITableViewHeaderFooterView(reuseIdentifier: nil)
    /// The width and traits for which heights were measured.
    var measuredRoom: Room?
    var isTiling = false
    /// True if the displayed rows have to be measured again.
    var heightsAreStale = false
    /// The row whose cell is being reconfigured.
    var reconfigured: (path: IndexPath, cell: UITableViewCell)?
    /// The number of batches that still move rows on the screen.
    var movesUnderWay = 0
    /// The start positions of rows while a batch is performed.
    var arrivals: TableArrivals?
    var supplements = TableSupplements()
    /// Visible cells that may need another height (TV47).
    var resizedCells: Set<UITableViewCell> = []
    var prefetch = ListPrefetch()
    /// The row that is open, or that a finger opens.
    var swipe: RowSwipe?
    /// The row that a finger drags to another place.
    var reorder: RowReorder?
    /// Counts reloads of all rows, and batches.
    var changesOfRows = 0

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        alwaysBounceVertical = true
        addSwipeRecognizers()
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    private func makeRowsView() -> UIView {
        guard style == .insetGrouped else { return self }
        let view = TableRowsView()
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        return view
    }

    // MARK: Data

    /// Setting it acts as ``reloadData()``.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Called for rows that may become visible soon (TV50).
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
    /// Defaults to `true`.
    open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }

    var menus: ListMenus?

    // MARK: Dragging

    /// The delegate for dragging rows that are not being edited. Defaults to nil.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if rowDrag == nil, dragDelegate != nil { rowDrag = RowDrag(of: self) } }
    }
    /// True if the drag delegate is asked. Defaults to `true` on an iPad and to `false` on a phone.
    open var dragInteractionEnabled: Bool {
        get { storedDragInteraction ?? (traitCollection.userInterfaceIdiom == .pad) }
        set { storedDragInteraction = newValue }
    }
    /// True while a finger drags a row of a table that is not being edited.
    open var hasActiveDrag: Bool { rowDrag?.isActive ?? false }
    private var storedDragInteraction: Bool?
    private var rowDrag: RowDrag?

    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            let old = super.delegate
            super.delegate = newValue
            makeMenus()
            if newValue !== old { heightsMayDiffer() }
        }
    }

    /// Discards everything known about the data. Cells are requested in the next layout (TV8). The selection is lost;
    /// the offset stays, unless the content has become shorter (TV33).
    open func reloadData() {
        selection = ListSelection()
        touchedRow = nil
        prefetch = ListPrefetch()
        reorder = nil
        changesOfRows += 1
        retireAllTiles()
        forgetLayout()
    }

    // MARK: Heights. A negative one, such as `automaticDimension`, leaves the decision to the table.

    /// Defaults to automatic: the height of each row's cell.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsMayDiffer() } }
    /// Defaults to automatic: as high as its title or view.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsMayDiffer() } }
    /// Defaults to automatic: as high as its title or view.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsMayDiffer() } }
    /// 0 turns estimates off: the heights of all rows are requested before the first cell. Defaults to automatic.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsMayDiffer() } }
    /// Defaults to automatic.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsMayDiffer() } }
    /// Defaults to automatic.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsMayDiffer() } }
    /// The padding above each header. Defaults to automatic: 22 points in a plain table, none in a grouped one.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { heightsMayDiffer() } }
    /// The height for lines below the last row. Plain tables draw none (TV52): a stored value without effect.
    open var fillerRowHeight: CGFloat = 0

    private func heightsMayDiffer() {
        guard geometry != nil else { return }
        forgetLayout()
    }

    /// Requests everything again; displayed elements stay in place until the next layout.
    func forgetLayout() {
        geometry = nil
        heightsAreStale = true
        supplements = TableSupplements()
        setNeedsLayout()
    }

    // MARK: Look

    /// A view behind all rows and headers that fills the visible area (TV45).
    open var backgroundView: UIView? { didSet { exchangeBackmostView(oldValue, for: backgroundView) } }

    /// The height of its frame at the time of setting counts; it gets the table's width (TV44).
    open var tableHeaderView: UIView? { didSet { tableViewDidChange(oldValue, tableHeaderView) } }
    /// The height of its frame at the time of setting counts; it gets the table's width (TV44).
    open var tableFooterView: UIView? { didSet { tableViewDidChange(oldValue, tableFooterView) } }

    private func tableViewDidChange(_ old: UIView?, _ new: UIView?) {
        if old !== new {
            if old?.superview === self { old?.removeFromSuperview() }
            new.map { addSubview($0) }
        }
        geometry?.tableHeaderHeight = tableHeaderView?.frame.height ?? 0
        geometry?.tableFooterHeight = tableFooterView?.frame.height ?? 0
        setNeedsLayout()
    }

    /// Defaults to `singleLine`.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { updateSeparators() } }
    /// The material of separators. Stored here, where they are drawn in their colour. Defaults to `nil`.
    open var separatorEffect: UIVisualEffect?
    /// `nil` restores the default, `.separator`.
    open var separatorColor: UIColor? = .separator {
        didSet {
            if separatorColor == nil { separatorColor = .separator }
            updateSeparators()
        }
    }
    /// The separator inset of cells that have none of their own. Defaults to the position of the text at the left.
    open var separatorInset: UIEdgeInsets {
        get { storedSeparatorInset ?? UIEdgeInsets(top: 0, left: textMargin, bottom: 0, right: 0) }
        set {
            storedSeparatorInset = newValue
            updateSeparators()
        }
    }
    private var storedSeparatorInset: UIEdgeInsets?
    var hasOwnSeparatorInset: Bool { storedSeparatorInset != nil }
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges { didSet { updateSeparators() } }
    /// True if the content of cells stays inside the safe area at the sides. Defaults to `true` (TV43).
    open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
    /// A stored value without effect: content is never narrowed to the readable width.
    open var cellLayoutMarginsFollowReadableWidth = false

    func updateSeparators() {
        for cell in tiles.cells.values { cell.setNeedsLayout() }
    }

    // MARK: Selection

    /// Defaults to `true`.
    open var allowsSelection = true { didSet { if !allowsSelection { selectionDidChangeLimits() } } }
    /// Defaults to `false`.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { selectionDidChangeLimits() } } }
    /// Defaults to `false`.
    open var allowsSelectionDuringEditing = false
    /// Defaults to `false`.
    open var allowsMultipleSelectionDuringEditing = false

    // MARK: Editing

    /// Defaults to `false`.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedIsEditing = false

    /// Reports it to the cells of editable rows. An open row closes.
    open func setEditing(_ editing: Bool, animated: Bool) {
        closeSwipe(animated: animated)
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        updateEditing(animated: animated)
    }

    // MARK: Layout

    open override var contentSize: CGSize {
        get {
            loadIfNeeded()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    open override var bounds: CGRect {
        didSet { if bounds != oldValue { setNeedsLayout() } }
    }

    open override var frame: CGRect {
        didSet { if frame.size != oldValue.size { setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        moveResizedRows()
        tile()
        prefetchNearRows()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // The side margins are wider in some windows.
        if room != measuredRoom { setNeedsLayout() }
    }

    /// The condition for measuring a visible cell again that needs another height (TV47). Defaults to `enabled`.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchesBegan(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchesMoved(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchesEnded(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchesCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }
}

/// Contains the cells of a table with inset groups. Touches outside of them belong to the table.
final class TableRowsView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
