/// A control with a title, an image, or both. Without a configuration it looks as buttons did before iOS 15.
open class UIButton: UIControl {
    public private(set) var buttonType: UIButton.ButtonType = .custom

    private(set) lazy var parts = ButtonParts(in: self)
    private var titles = ControlStateValues<String>()
    private var attributedTitles = ControlStateValues<NSAttributedString>()
    private var titleColors = ControlStateValues<UIColor>()
    private var images = ControlStateValues<UIImage>()
    private var backgroundImages = ControlStateValues<UIImage>()
    private var symbolConfigurations = ControlStateValues<UIImage.SymbolConfiguration>()
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
        if buttonType == .system { parts.label.font = .systemFont(ofSize: 15) }
        if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    }

    /// Uses the title and the image of the action.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Uses the title and the image of the action unless the configuration has them.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
        // Observers do not run inside initialisers.
        contentDidChange()
    }

    private func prepare() {
        _ = parts
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    // MARK: Menu

    final var storedMenu: UIMenu?

    /// A copy of the menu that is set (MN1). A long press shows it, or a touch with `showsMenuAsPrimaryAction`.
    /// Defaults to nil.
    open var menu: UIMenu? {
        get { storedMenu }
        set {
            storedMenu = newValue?.copied()
            isContextMenuInteractionEnabled = newValue != nil
            updateMenuSelection()
        }
    }

    override func primaryActionDidChange() { updateMenuSelection() }
    override func didSelect(_ element: UIMenuElement) { showMenuSelection(element) }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    // MARK: Title

    open var titleLabel: UILabel? { parts.label }
    /// The subtitle of a configuration.
    open var subtitleLabel: UILabel? { parts.madeSubtitle(in: self) }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        contentDidChange()
    }

    open func title(for state: UIControl.State) -> String? { titles[state] }

    /// Has priority over the title of the state. Its attributes have priority over the button's font and colour.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        contentDidChange()
    }

    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles[state] }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        setNeedsLayout()
    }

    /// By default the tint for `.system`, white for `.custom`.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        if let color = titleColors[state] { return color }
        guard buttonType == .system else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : shownTint
    }

    /// On a pop-up button the title of the selected entry (MN1).
    open var currentTitle: String? {
        selectedElement?.title ?? configuration?.title ?? currentAttributedTitle?.string ?? title(for: state)
    }
    open var currentAttributedTitle: NSAttributedString? {
        configuration?.titleWithAttributes.map { NSAttributedString($0) } ?? attributedTitle(for: state)
    }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Pointer

    /// True if a pointer over the button takes its shape. Defaults to false. No pointer is drawn here.
    open var isPointerInteractionEnabled = false

    // MARK: Images

    /// Shows the image of the state. It has the size of its image unless there is less room.
    open var imageView: UIImageView? { parts.madePicture(in: self) }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        contentDidChange()
    }

    open func image(for state: UIControl.State) -> UIImage? { images[state] }

    /// Behind the title and the image, as large as the button. Not shown together with a configuration.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        contentDidChange()
    }

    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

    /// The default configuration of symbols among the images.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[state] = configuration
        contentDidChange()
    }

    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state]
    }

    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        configuration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfigurationForImage(in: state)
    }

    // MARK: Configuration

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    open var configuration: UIButton.Configuration? {
        didSet { if configuration != oldValue { contentDidChange() } }
    }

    /// Called before the button is laid out after a change of its state, to adapt the configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// True if the look of a configuration follows the state. Defaults to true.
    open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

    open func setNeedsUpdateConfiguration() {
        configurationIsOutdated = true
        setNeedsLayout()
    }

    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    /// Defaults to `normal`.
    open var role = UIButton.Role.normal { didSet { if role != oldValue { contentDidChange() } } }

    // MARK: Insets without a configuration

    /// The insets around the content. Zero, the default, is the button type's own distance.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// Moves the title after the layout. Zero by default.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Moves the image after the layout. Zero by default.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    // MARK: State

    /// True if a press selects the button, and the next one deselects it; or, with `showsMenuAsPrimaryAction` and a
    /// menu, if the button shows the selected entry. Defaults to false.
    open var changesSelectionAsPrimaryAction = false { didSet { updateMenuSelection() } }

    override func stateDidChange() {
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
        setNeedsUpdateConfiguration()
    }

    /// The actions of a toggle are called in its new state.
    override func sendActions(for controlEvents: UIControl.Event, with event: UIEvent?) {
        if changesSelectionAsPrimaryAction, !showsMenuSelection, controlEvents.contains(.primaryActionTriggered) {
            isSelected.toggle()
        }
        super.sendActions(for: controlEvents, with: event)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    func contentDidChange() {
        showContent()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func contentDidChange(of subview: UIView) {
        guard [parts.label, parts.subtitle, parts.picture, parts.indicator].contains(subview) else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The font of a configuration follows the text size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configuration != nil { contentDidChange() }
    }

    override var touchUpInsideEvents: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

    /// A press on the button has priority over a tap recogniser of a view around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return false
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        let (content, insets) = (naturalLayout.size, contentInsets)
        let width = content.width + insets.left + insets.right
        return CGSize(
            width: configuration == nil && !isImageOnly ? max(30, width) : width,
            height: content.height + insets.top + insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func baseline(_ end: TextBaseline.End) -> TextBaseline? {
        contentBaseline(end)
    }

    /// Returns the frame of the background image: the bounds unless a subclass overrides it. Not called with a
    /// configuration.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the area of the title and the image. Not called with a configuration.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }

    /// Returns the title's part of the content. Not called with a configuration.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        fittedLayout(in: contentRect.size).frames(in: contentRect.inset(by: titleEdgeInsets)).title
    }

    /// Returns the image's part of the content. Not called with a configuration.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        fittedLayout(in: contentRect.size).frames(in: contentRect.inset(by: imageEdgeInsets)).image
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if configurationIsOutdated {
            configurationIsOutdated = false
            updateConfiguration()
        }
        showContent()
        layOutParts()
    }
}
