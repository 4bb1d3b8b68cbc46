import Foundation

/// The view of one row of a table: content, an accessory at the end, a line below, a background.
///
/// A table lays it out and sets its highlighted and selected states. Touches go through it to the table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    let cellStyle: CellStyle
    open private(set) var reuseIdentifier: String?
    /// The table that displays it, or has displayed it last.
    weak var table: UITableView? { didSet { if table !== oldValue { setNeedsUpdateConfiguration() } } }
    var place = RowPlace() { didSet { if place != oldValue { setNeedsLayout() } } }
    let content = CellContentView()
    let separator = UIView()
    var shownSelection: UIView?
    private(set) lazy var accessory = CellAccessory(of: self)
    private(set) lazy var editingControls = CellEditingControls(of: self)
    let configurations = ConfigurationSlots()

    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepare()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        cellStyle = .default
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        preservesSuperviewLayoutMargins = true
        content.frame = bounds
        addSubview(content)
        separator.isUserInteractionEnabled = false
        separator.backgroundColor = .separator
        addSubview(separator)
    }

    // MARK: Content

    /// The view to which the app adds its views, or the view of the content configuration.
    open var contentView: UIView { shownContentView }
    private var hasConfiguredContent: Bool { configurations.content != nil }
    /// `nil` in cells of style `value2`, and while there is a content configuration (LC7).
    open var imageView: UIImageView? { cellStyle == .value2 || hasConfiguredContent ? nil : content.imageView() }
    /// `nil` while there is a content configuration (LC7).
    open var textLabel: UILabel? { hasConfiguredContent ? nil : content.text(cellStyle) }
    /// `nil` in cells of style `default`, and while there is a content configuration (LC7).
    open var detailTextLabel: UILabel? { hasConfiguredContent ? nil : content.detail(cellStyle) }

    // MARK: Configurations

    /// The state for the configurations. Add an app's own states in an override.
    open var configurationState: UICellConfigurationState { currentState }

    /// True if the content configuration is updated when the state changes.
    open var automaticallyUpdatesContentConfiguration = true
    /// True if the background configuration is updated when the state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Called before a layout if the state has changed. Set configurations for the state here. Does nothing by default.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called after `updateConfiguration(using:)`, for cells without their own class.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Called when a cell is reused for another row, before the data source gets it. Reset here what not every row
    /// sets.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }

    // MARK: State

    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }
    private var storedIsSelected = false

    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private var storedIsHighlighted = false

    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        stateDidChange(animated: animated)
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        stateDidChange(animated: animated)
    }

    /// True if the background for selected rows is visible.
    var looksSelected: Bool { selectionStyle != .none && (isSelected || isHighlighted) }

    private func stateDidChange(animated: Bool) {
        setNeedsUpdateConfiguration()
        table?.separatorsMayDiffer(around: self)
        guard animated, window != nil else { return updateBackgrounds() }
        UIView.animate(withDuration: 0.25) { self.updateBackgrounds() }
    }

    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedIsEditing = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        setNeedsUpdateConfiguration()
    }

    /// True if the row is open, or a finger opens it.
    var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }

    /// The delegate's editing style for the row while the table is in editing mode.
    open internal(set) var editingStyle: EditingStyle = .none
    /// True if cell and delegate leave room for the round button.
    var indentsWhileEditing = true
    /// True if the data source can move the row.
    var mayBeReordered = false
    /// True if the data source has implemented the method, false for the default.
    var isSaidToMove = false

    // MARK: Look

    /// Defaults to `default`.
    open var selectionStyle: SelectionStyle = .default { didSet { updateBackgrounds() } }

    /// Behind the content; it fills the cell.
    open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, for: backgroundView) } }
    /// Behind the content while the cell is highlighted or selected; it fills the cell. `nil` shows a gray one.
    open var selectedBackgroundView: UIView? { didSet { exchangeBackground(oldValue, for: selectedBackgroundView) } }
    open var multipleSelectionBackgroundView: UIView?

    /// The inset of this cell alone; the table's own until it is set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?

    /// Defaults to 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The indentation of each level, in points. Defaults to 10.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var shouldIndentWhileEditing = true

    // MARK: Accessory

    /// Defaults to `none`.
    open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
    /// Has priority over `accessoryType`. It keeps its size, and is centred.
    open var accessoryView: UIView? { didSet { accessoryViewDidChange(oldValue) } }
    open var editingAccessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
    open var editingAccessoryView: UIView? { didSet { accessoryViewDidChange(oldValue) } }
    /// Defaults to `false`.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }

    private func accessoryViewDidChange(_ old: UIView?) {
        old?.removeFromSuperview()
        setNeedsLayout()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        WorkCounter.noteFitting()
        guard horizontalFittingPriority == .required else {
            updateConfigurationIfNeeded()
            return contentView.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
    }

    /// Measures the cell again, if it is visible (TV47).
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.heightMayDiffer(of: self)
    }

    override func contentDidChange(of subview: UIView) {
        super.contentDidChange(of: subview)
        if subview === contentView { table?.heightMayDiffer(of: self) }
    }

    override func fittingSizeDidChange(of subview: UIView) {
        super.fittingSizeDidChange(of: subview)
        if subview === contentView { table?.constraintsDidChange(in: self) }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        setNeedsLayout()
    }
}
