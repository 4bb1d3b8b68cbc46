import Foundation

/// A header or a footer of a section, with a text or with views of the app.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    open private(set) var reuseIdentifier: String?
    let content = UIView()
    let configurations = ConfigurationSlots()
    private var label: UILabel?
    private var detailLabel: UILabel?
    private(set) var kind = TableSupplementKind.header
    private(set) weak var table: UITableView?
    /// True if it stays in sight instead of lying in its place.
    var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(content)
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(content)
    }

    /// The view to which the app adds its views, or the view of the content configuration.
    open var contentView: UIView { shownContentView }

    /// `nil` while there is a content configuration (LC7).
    open var textLabel: UILabel? {
        guard configurations.content == nil else { return nil }
        if let label { return label }
        let made = UILabel()
        made.numberOfLines = 0
        made.adjustsFontForContentSizeCategory = true
        content.addSubview(made)
        label = made
        updateLabel()
        return made
    }

    /// A second text below the other one, in grouped tables only. `nil` while there is a content configuration (LC7).
    open var detailTextLabel: UILabel? {
        guard configurations.content == nil else { return nil }
        if let detailLabel { return detailLabel }
        let made = UILabel()
        made.font = .preferredFont(forTextStyle: .footnote)
        made.numberOfLines = 0
        made.adjustsFontForContentSizeCategory = true
        content.addSubview(made)
        detailLabel = made
        return made
    }

    /// Behind the content; it fills the view.
    open var backgroundView: UIView? {
        didSet {
            exchangeBackmostView(oldValue, for: backgroundView)
            if backgroundView != nil { backgroundConfiguration = nil }
        }
    }

    // MARK: Configurations

    /// The state for the configurations. Add an app's own states in an override.
    open var configurationState: UIViewConfigurationState { currentState }

    /// True if the content configuration is updated when the state changes.
    open var automaticallyUpdatesContentConfiguration = true
    /// True if the background configuration is updated when the state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Called before a layout if the state has changed. Set configurations for the state here. Does nothing by default.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// Called after `updateConfiguration(using:)`, for views without their own class.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// Called when a view is reused for another section, before the delegate gets it.
    open func prepareForReuse() {}

    /// Applies the look of a header or a footer of a table.
    func style(_ kind: TableSupplementKind, of table: UITableView) {
        (self.kind, self.table) = (kind, table)
        updateLabel()
        setNeedsUpdateConfiguration()
    }

    private func updateLabel() {
        label?.font = .preferredFont(forTextStyle: kind == .header ? .headline : .footnote)
        label?.textColor = kind == .header ? .label : .secondaryLabel
    }

    // MARK: Layout

    private var margins: UIEdgeInsets { kind == .header ? ListMetrics.headerMargins : ListMetrics.footerMargins }
    private var textMargin: CGFloat { table?.textMargin ?? ListMetrics.sideMargin(in: window) }
    private var sideInset: CGFloat { table?.sideInset ?? 0 }

    private var texts: [UILabel] { [label, detailLabel].compactMap { $0?.text?.isEmpty == false ? $0 : nil } }

    /// Returns the text's height with its margins, otherwise that of the content view's constraints; 0 if nothing
    /// defines a height.
    func fittingHeight(width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        let contentWidth = max(0, width - 2 * sideInset)
        if let height = configuredHeight(width: contentWidth, margins: configuredMargins, minimum: 0) { return height }
        let room = max(0, contentWidth - 2 * textMargin)
        let texts = texts
        if !texts.isEmpty {
            let size = CGSize(width: room, height: .greatestFiniteMagnitude)
            return texts.reduce(margins.top + margins.bottom) { $0 + $1.sizeThatFits(size).height }
        }
        return content.systemLayoutSizeFitting(
            CGSize(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        WorkCounter.noteFitting()
        return CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        if let backgroundView { backgroundView.frame = bounds }
        layOutConfiguredBackground()
        contentView.frame = bounds.insetBy(dx: sideInset, dy: 0)
        if configurations.content == nil { layOutTexts() } else { surroundContent(with: configuredMargins) }
    }

    private var configuredMargins: HorizontalMargins { HorizontalMargins(leading: textMargin, trailing: textMargin) }

    private func layOutTexts() {
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: margins.top, leading: textMargin, bottom: margins.bottom, trailing: textMargin)
        var top = margins.top
        let room = max(0, content.bounds.width - 2 * textMargin)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for text in texts {
            let size = text.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
            let width = min(size.width, room)
            let x = isRightToLeft ? content.bounds.width - textMargin - width : textMargin
            text.frame = CGRect(x: x, y: top, width: width, height: size.height)
            top += size.height
        }
    }
}
