import Foundation

/// What a table shows of one row: content, an accessory at the end, a line below, a background.
///
/// A table lays it out and tells it whether it is highlighted or selected. Touches go through it to the table.
@MainActor
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

    /// What the app's views are added to, or the view of the content configuration.
    open var contentView: UIView { shownContentView }
    private var hasConfiguredContent: Bool { configurations.content != nil }
    /// `nil` in cells of style `value2`, and as long as there is a content configuration (LC7).
    open var imageView: UIImageView? { cellStyle == .value2 || hasConfiguredContent ? nil : content.imageView() }
    /// `nil` as long as there is a content configuration (LC7).
    open var textLabel: UILabel? { hasConfiguredContent ? nil : content.text(cellStyle) }
    /// `nil` in cells of style `default`, and as long as there is a content configuration (LC7).
    open var detailTextLabel: UILabel? { hasConfiguredContent ? nil : content.detail(cellStyle) }

    // MARK: Configurations

    /// What the configurations follow. Add an app's own states in an override.
    open var configurationState: UICellConfigurationState { currentState }

    /// Whether the content configuration is updated when the state changes.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration is updated when the state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Sent before a layout when the state has changed. Set configurations for the state here. Does nothing by itself.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called after `updateConfiguration(using:)`: for cells without a class of their own.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Sent to a cell that gets another row, before the data source has it. Undo here what the row does not set by itself.
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

    /// Whether the background for selected rows shows.
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

    /// Whether the row is open, or a finger opens it.
    var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }

    /// What the delegate says of the row while the table is edited.
    open internal(set) var editingStyle: EditingStyle = .none
    /// Whether cell and delegate want room for the round button.
    var indentsWhileEditing = true
    /// Whether the data source moves the row.
    var mayBeReordered = false
    /// The data source has said so itself; otherwise it is the default.
    var isSaidToMove = false

    // MARK: Look

    /// Defaults to `default`.
    open var selectionStyle: SelectionStyle = .default { didSet { updateBackgrounds() } }

    /// Behind the content; it fills the cell.
    open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, for: backgroundView) } }
    /// Behind the content while the cell is highlighted or selected; it fills the cell. `nil` shows a gray one.
    open var selectedBackgroundView: UIView? { didSet { exchangeBackground(oldValue, for: selectedBackgroundView) } }
    open var multipleSelectionBackgroundView: UIView?

    /// Of this cell alone; a table's own until then.
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
    /// Of each level, in points. Defaults to 10.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var shouldIndentWhileEditing = true

    // MARK: Accessory

    /// Defaults to `none`.
    open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
    /// Goes before `accessoryType`. Its size stays; it is centred.
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

    /// The cell is measured again, if it is visible (TV47).
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
