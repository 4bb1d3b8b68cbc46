import Foundation

/// Shows one item: content in front of a background.
///
/// A collection view places it and sets its highlighted and selected states. Touches go through it to the collection
/// view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private let content = UIView()
    private var shownSelection: UIView?
    let configurations = ConfigurationSlots()
    /// The list that contains the cell, if its layout makes one.
    var listEnvironment: UIListEnvironment? {
        didSet { if listEnvironment != oldValue { setNeedsUpdateConfiguration() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        preservesSuperviewLayoutMargins = true
        content.preservesSuperviewLayoutMargins = true
        content.frame = bounds
        addSubview(content)
    }

    /// Fills the cell. The app adds its views to it, or it is the view of the content configuration.
    open var contentView: UIView { shownContentView }
    var ownContentView: UIView { content }

    /// Behind the content; it fills the cell.
    open var backgroundView: UIView? {
        didSet {
            exchangeBackmostView(oldValue, for: backgroundView)
            if backgroundView != nil { backgroundConfiguration = nil }
            updateSelectedBackground()
        }
    }

    /// Between background and content while the cell is highlighted or selected; it fills the cell.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            if selectedBackgroundView != nil { backgroundConfiguration = nil }
            updateSelectedBackground()
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
    }

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

    // MARK: State

    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    /// Set by the collection view.
    var isSwiped = false { didSet { if isSwiped != oldValue { stateDidChange() } } }
    var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }

    private func stateDidChange() {
        setNeedsUpdateConfiguration()
        updateSelectedBackground()
    }

    private func updateSelectedBackground() {
        let wanted = isSelected || isHighlighted ? selectedBackgroundView : nil
        if shownSelection !== wanted { shownSelection?.removeFromSuperview() }
        shownSelection = wanted
        if let wanted { insertSubview(wanted, at: backgroundView == nil ? 0 : 1) }
        layOutBackgrounds()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        let span = contentSpan(width: bounds.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isRightToLeft ? bounds.width - span.end : span.start, y: 0, width: span.width, height: bounds.height)
        if contentView.frame != frame { contentView.frame = frame }
        layOutBackgrounds()
    }

    /// Returns the frame of the content view in a cell of a width, from the leading edge: it fills the cell, unless
    /// there are accessories.
    func contentSpan(width: CGFloat) -> HorizontalSpan { HorizontalSpan(start: 0, width: width) }

    private func layOutBackgrounds() {
        layOutConfiguredBackground()
        for view in [backgroundView, shownSelection] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
