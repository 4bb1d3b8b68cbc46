/// The card of an alert: the view of its controller.
final class AlertCardView: UIView {
    var content = AlertContent() {
        didSet { update(from: oldValue) }
    }
    /// In a popover, which has its own background and corners, the card has none.
    var isInPopover = false {
        didSet { updateSurroundings() }
    }
    var onChoose: (UIAlertAction) -> Void {
        get { actions.onChoose }
        set { actions.onChoose = newValue }
    }

    private let upper = UIScrollView()
    private let lower = UIScrollView()
    private let title = UILabel()
    private let message = UILabel()
    private let actions = AlertActionsView()
    /// The backgrounds of the text fields.
    private var fieldBoxes: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerCurve = .continuous
        clipsToBounds = true
        accessibilityViewIsModal = true
        for part in [upper, lower] {
            part.contentInsetAdjustmentBehavior = .never
            part.delaysContentTouches = false
            addSubview(part)
        }
        for label in [title, message] {
            label.numberOfLines = 0
            upper.addSubview(label)
        }
        title.accessibilityTraits = [.staticText, .header]
        lower.addSubview(actions)
        updateSurroundings()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("An alert makes its card itself.")
    }

    // MARK: Content

    private func update(from old: AlertContent) {
        if !content.fields.elementsEqual(old.fields, by: ===) {
            fieldBoxes.forEach { $0.removeFromSuperview() }
            fieldBoxes = content.fields.map(box)
            fieldBoxes.forEach(upper.addSubview)
        }
        title.text = content.title
        message.text = content.message
        actions.show(content.orderedActions, preferred: content.preferred)
        setNeedsLayout()
    }

    private func box(around field: UITextField) -> UIView {
        let box = UIView()
        box.backgroundColor = .tertiarySystemFill
        box.layer.cornerRadius = AlertLayout.fieldHeight / 2
        box.addSubview(field)
        return box
    }

    /// The glass on a device is slightly translucent; here the card is opaque.
    private func updateSurroundings() {
        backgroundColor = isInPopover ? nil : .secondarySystemBackground
        layer.cornerRadius = isInPopover ? 0 : AlertLayout.cornerRadius
    }

    /// Returns title and message in the fonts of AL4, at the user's text size.
    private func updateFonts() {
        let traits = traitCollection
        title.font = .preferredFont(forTextStyle: content.isLone ? .body : .headline, compatibleWith: traits)
        message.font = .preferredFont(forTextStyle: content.isLone ? .body : .subheadline, compatibleWith: traits)
        title.textColor = .label
        message.textColor = content.isLone ? .label : .secondaryLabel
        for label in [title, message] { label.textAlignment = content.isLone ? .center : .natural }
    }

    // MARK: Layout

    /// Returns the layout in an area of that size, from whose edges the card keeps its margin.
    func layout(in room: CGSize) -> AlertLayout {
        let width = isInPopover ? AlertLayout.popoverWidth : AlertLayout.cardWidth
        return layout(
            width: min(width, room.width - 2 * AlertLayout.margin),
            maximumHeight: room.height - 2 * AlertLayout.margin)
    }

    private func layout(width: CGFloat, maximumHeight: CGFloat) -> AlertLayout {
        updateFonts()
        var layout = AlertLayout(width: max(0, width), maximumHeight: maximumHeight)
        let textWidth = max(0, layout.width - 2 * AlertLayout.textInset)
        layout.title = text(of: title, style: content.isLone ? .body : .headline, width: textWidth)
        layout.message = text(of: message, style: content.isLone ? .body : .subheadline, width: textWidth)
        layout.fieldCount = content.fields.count
        layout.actionCount = content.actions.count
        layout.buttonHeight = actions.buttonHeight
        layout.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return layout
    }

    private func text(of label: UILabel, style: UIFont.TextStyle, width: CGFloat) -> AlertLayout.Text? {
        guard label.text?.isEmpty == false else { return nil }
        let scale = displayScale
        return AlertLayout.Text(
            lines: label.lines(in: width).count,
            lineHeight: (label.font.lineHeight * scale - 0.0001).rounded(.up) / scale,
            pitch: TextStyleSizes.of(style).leadings[traitCollection.textSizeRank])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(width: bounds.width, maximumHeight: bounds.height)
        upper.frame = layout.upperFrame
        upper.contentSize = CGSize(width: layout.width, height: layout.upperContentHeight)
        upper.isScrollEnabled = layout.upperContentHeight > layout.upperFrame.height
        lower.frame = layout.lowerFrame
        lower.contentSize = CGSize(width: layout.width, height: layout.lowerContentHeight)
        lower.isScrollEnabled = layout.lowerContentHeight > layout.lowerFrame.height
        title.frame = layout.titleFrame
        message.frame = layout.messageFrame
        for (box, frame) in zip(fieldBoxes, layout.fieldFrames) { place(box, at: frame) }
        actions.frame = CGRect(origin: .zero, size: lower.contentSize)
        actions.frames = layout.actionFrames
    }

    /// The text of a field begins at the same x as the other texts.
    private func place(_ box: UIView, at frame: CGRect) {
        box.frame = frame
        guard let field = box.subviews.first else { return }
        let inset = AlertLayout.textInset - frame.minX
        let height = field.intrinsicContentSize.height
        field.frame = CGRect(
            x: inset, y: (frame.height - height) / 2, width: max(0, frame.width - 2 * inset), height: height)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
}
