/// A title that people press. Without a configuration it looks as buttons did before iOS 15.
open class UIButton: UIControl {
    public private(set) var buttonType: UIButton.ButtonType = .custom

    private var titles: [UIControl.State: String] = [:]
    private var titleColors: [UIControl.State: UIColor] = [:]
    private let label = UILabel()
    private let background = UIView()
    private var configurationIsOutdated = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType == .system { label.font = .systemFont(ofSize: 15) }
    }

    /// Takes the title from the action.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Takes the title from the action unless the configuration has one.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
        // Observers do not run inside initialisers.
        contentDidChange()
    }

    private func prepare() {
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.isAccessibilityElement = false
        label.lineBreakMode = .byTruncatingMiddle
        background.isUserInteractionEnabled = false
        background.isHidden = true
        addSubview(background)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    }

    // MARK: Menu

    private var storedMenu: UIMenu?

    /// A copy of what is set (MN1). A long press shows it, or a touch with `showsMenuAsPrimaryAction`. Defaults to nil.
    open var menu: UIMenu? {
        get { storedMenu }
        set {
            storedMenu = newValue?.copied()
            isContextMenuInteractionEnabled = newValue != nil
        }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    // MARK: Title

    open var titleLabel: UILabel? { label }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        contentDidChange()
    }

    open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        setNeedsLayout()
    }

    /// By default the tint for `.system`, white for `.custom`.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        if let color = titleColors[state] ?? titleColors[.normal] { return color }
        guard buttonType == .system else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }

    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Configuration

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    open var configuration: UIButton.Configuration? {
        didSet { if configuration != oldValue { contentDidChange() } }
    }

    /// Called before the button is laid out after its state changed, to adapt the configuration to the state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open func setNeedsUpdateConfiguration() {
        configurationIsOutdated = true
        setNeedsLayout()
    }

    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    override func stateDidChange() {
        setNeedsUpdateConfiguration()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    private func contentDidChange() {
        updateContent()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func contentDidChange(of subview: UIView) {
        if subview === label { invalidateIntrinsicContentSize() }
    }

    /// The font of a configuration follows the text size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configuration != nil { contentDidChange() }
    }

    override var touchUpInsideEvents: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

    /// A button is pressed rather than that a view around it is tapped.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return false
    }

    // MARK: Layout

    private func updateContent() {
        label.text = currentTitle
        guard let configuration else {
            label.textColor = currentTitleColor
            label.alpha = state.contains(.highlighted) && buttonType == .system ? 0.2 : 1
            background.isHidden = true
            return
        }
        let look = configuration.look(for: state, tint: tintColor)
        label.font = configuration.font(for: traitCollection)
        label.lineBreakMode = configuration.titleLineBreakMode
        label.textColor = look.foreground
        label.alpha = look.alpha
        background.isHidden = look.background == nil
        background.backgroundColor = look.background
        background.alpha = look.alpha
        background.layer.cornerCurve = .continuous
        background.layer.cornerRadius = configuration.cornerRadius(for: bounds.size)
    }

    private var contentInsets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else {
            return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
            bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
    }

    open override var intrinsicContentSize: CGSize {
        let title = label.intrinsicContentSize
        let width = title.width + contentInsets.left + contentInsets.right
        return CGSize(
            width: configuration == nil ? max(30, width) : width,
            height: title.height + contentInsets.top + contentInsets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func baseline(_ end: TextBaseline.End) -> TextBaseline? {
        let title = label.intrinsicContentSize.height
        let line = end == .first ? label.font.ascender : title + label.font.descender
        let insets = contentInsets
        switch contentVerticalAlignment {
        case .top, .fill: return TextBaseline(fraction: 0, offset: insets.top + line)
        case .bottom: return TextBaseline(fraction: 1, offset: line - title - insets.bottom)
        case .center: return TextBaseline(fraction: 0.5, offset: line - title / 2 + (insets.top - insets.bottom) / 2)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if configurationIsOutdated {
            configurationIsOutdated = false
            updateConfiguration()
        }
        updateContent()
        background.frame = bounds
        label.frame = titleFrame
    }

    private var titleFrame: CGRect {
        let area = bounds.inset(by: contentInsets)
        guard area.size.width > 0, area.size.height > 0 else { return .zero }
        let title = label.sizeThatFits(area.size)
        let size = CGSize(width: min(title.width, area.width), height: min(title.height, area.height))
        let x: CGFloat
        switch effectiveContentHorizontalAlignment {
        case .left, .leading, .fill: x = area.minX
        case .right, .trailing: x = area.maxX - size.width
        case .center: x = area.midX - size.width / 2
        }
        let y: CGFloat
        switch contentVerticalAlignment {
        case .top, .fill: y = area.minY
        case .bottom: y = area.maxY - size.height
        case .center: y = area.midY - size.height / 2
        }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }
}
