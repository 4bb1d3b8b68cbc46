/// A button in a navigation bar. It performs its `primaryAction`, or otherwise calls its target, which on Linux has to
/// be an `Operation` with the action `main`: there are no selectors of other methods.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    var systemItem: SystemItem?

    public override init() {
        systemItem = nil
        super.init()
    }

    public required init?(coder: NSCoder) {
        systemItem = nil
        super.init(coder: coder)
    }

    private init(kind systemItem: SystemItem?) {
        self.systemItem = systemItem
        super.init()
    }

    /// Uses the title and the image of the action unless they are given.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(kind: nil)
        self.primaryAction = primaryAction
        let actionTitle = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.title = title ?? actionTitle
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    /// Shows the system's title or symbol. `title` stays nil if a symbol is shown, and `image` always does.
    public convenience init(
        systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(kind: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
        title = systemItem.shownTitle
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init(kind: nil)
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
    ) {
        self.init(systemItem: systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(customView: UIView) {
        self.init(kind: nil)
        self.customView = customView
    }

    open var style = Style.plain { didSet { contentDidChange() } }
    /// Zero means as wide as the content.
    open var width: CGFloat = 0 { didSet { contentDidChange() } }
    open var customView: UIView? { didSet { contentDidChange() } }
    open var tintColor: UIColor? { didSet { contentDidChange() } }
    open var primaryAction: UIAction? { didSet { contentDidChange() } }

    private var storedMenu: UIMenu?

    /// A copy of the menu that is set. A touch shows it, or a long press if there is a primary action. Defaults to nil.
    open var menu: UIMenu? {
        get { storedMenu }
        set {
            storedMenu = newValue?.copied()
            contentDidChange()
        }
    }

    open weak var target: AnyObject?
    open var action: Selector?
    open var isHidden = false { didSet { contentDidChange() } }

    /// True if a tap does something besides showing a menu.
    var acts: Bool { primaryAction != nil || target != nil && action != nil }

    /// True if the item is on. Its button then has a tinted background, and the trait `selected`. Defaults to false.
    open var isSelected = false { didSet { contentDidChange() } }
    /// True if a press turns the item on or off, before its action runs. Defaults to false.
    open var changesSelectionAsPrimaryAction = false

    /// Returns the image of the app or of the system.
    func shownImage(in traits: UITraitCollection) -> UIImage? {
        let isLow = traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .phone
        return (isLow ? landscapeImagePhone : nil) ?? image
            ?? systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
    }

    func press() {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let target, let action {
            TargetAction(target: target, action: action).send()
        }
    }

    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }
}
