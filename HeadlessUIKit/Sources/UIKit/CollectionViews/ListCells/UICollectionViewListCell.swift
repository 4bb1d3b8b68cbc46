/// A cell of a list in a collection view: content between accessories, indented by its level.
///
/// It is as high as its content, and takes the width that it is given.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    private lazy var accessoryViews = AccessoryViews(of: self)
    private lazy var separatorGuide = SeparatorGuide(of: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundConfiguration = .listCell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundConfiguration = .listCell()
    }

    /// Rounds the corners of its group, and lies on the section's background as a header or a footer.
    override func placeInList(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        if layoutAttributes.representedElementCategory == .supplementaryView { dropRowBackground() }
        guard let corners = layoutAttributes.groupCorners else { return }
        layer.cornerRadius = corners.isEmpty ? 0 : ListMetrics.cornerRadius
        layer.maskedCorners = corners
        layer.cornerCurve = .continuous
        layer.masksToBounds = !corners.isEmpty
    }

    /// A background that the app has set stays.
    private func dropRowBackground() {
        guard backgroundConfiguration == defaultBackgroundConfiguration() else { return }
        backgroundConfiguration = .listHeader()
    }

    /// Returns a text with a second one below it.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        .cell().updated(for: configurationState)
    }

    // MARK: Accessories

    /// The accessories on both sides of the content. The same system accessory twice traps.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            if let duplicate = AccessoryOrder.duplicate(in: accessories) {
                preconditionFailure("A cell has an accessory of each type only once: \(duplicate.accessoryType).")
            }
            accessoryViews.show(accessories)
            setNeedsLayout()
        }
    }

    /// The level of the item in a tree. Defaults to 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The indentation of each level, in points. Defaults to 10.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// True if the leading accessories are indented with the content. Defaults to `true`.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// 16 in a list, 8 elsewhere (CL5).
    private var margin: CGFloat {
        switch traitCollection.inList(listEnvironment).listEnvironment {
        case .unspecified, .none: 8
        default: ListMetrics.sideMargin(in: window)
        }
    }

    // MARK: Separator

    /// The guide of the line below the cell: from the text to the end, unless constraints move it (CL6).
    open var separatorLayoutGuide: UILayoutGuide { separatorGuide.guide }

    /// The distance from the cell's leading edge to its separator; `nil` before its first layout.
    private(set) var separatorStart: CGFloat? {
        didSet { if separatorStart != oldValue { collectionView?.moveSeparators(of: self) } }
    }

    /// The start of the text, or of a missing text.
    private var textStart: CGFloat {
        let span = contentSpan(width: bounds.width)
        guard let content = contentView as? UIListContentView else { return max(span.start, margin + indentation) }
        return span.start + content.layout(width: span.width).textStart
    }

    // MARK: Layout

    private func accessoryLayout(width: CGFloat, _ order: AccessoryOrder) -> AccessoryLayout {
        AccessoryLayout(
            size: CGSize(width: width, height: bounds.height), scale: max(1, traitCollection.displayScale),
            margin: margin, indentation: indentsAccessories ? indentation : 0,
            leading: accessoryViews.rooms(order.leading), trailing: accessoryViews.rooms(order.trailing))
    }

    private var order: AccessoryOrder { AccessoryOrder(accessories, isEditing: isEditing) }

    /// List content is indented inside its view, any other content by its view.
    override func contentSpan(width: CGFloat) -> HorizontalSpan {
        let order = order
        let span = accessoryLayout(width: width, order).contentSpan
        guard !(contentView is UIListContentView) else { return span }
        let indentation = contentMargins(order).indentation
        return HorizontalSpan(start: span.start + indentation, width: max(0, span.width - indentation))
    }

    /// Beside an accessory the content has only its own margin.
    private func contentMargins(_ order: AccessoryOrder) -> HorizontalMargins {
        // Indented leading accessories have already moved the content.
        let isMoved = indentsAccessories && !order.leading.isEmpty
        return HorizontalMargins(
            leading: order.leading.isEmpty ? margin : 0, trailing: order.trailing.isEmpty ? margin : 0,
            indentation: isMoved ? 0 : indentation)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        let order = order
        surroundContent(with: contentMargins(order))
        super.layoutSubviews()
        placeAccessories(order)
        accessoryViews.update(isSelected: isSelected)
        separatorGuide.place(leading: textStart)
        separatorStart = separatorGuide.start
    }

    private func placeAccessories(_ order: AccessoryOrder) {
        let layout = accessoryLayout(width: bounds.width, order)
        let frames = (layout.leadingFrames + layout.trailingFrames).map(turned)
        accessoryViews.place(Array(zip(order.leading + order.trailing, frames)))
    }

    private func turned(_ frame: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    // MARK: Height

    /// Returns the requested width, and at least the height of a row if the content is the system's (LC6).
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let width = contentSpan(width: targetSize.width).width
        let minimum = ListMetrics.rowHeight(scale: traitCollection.displayScale)
        let configured = configuredHeight(width: width, margins: contentMargins(order), minimum: minimum)
        let height =
            configured
            ?? contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: targetSize.height), withHorizontalFittingPriority: .required,
                verticalFittingPriority: verticalFittingPriority
            ).height
        return CGSize(width: targetSize.width, height: height)
    }
}
