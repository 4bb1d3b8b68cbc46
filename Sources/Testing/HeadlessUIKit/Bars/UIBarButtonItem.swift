/// A button in a navigation bar. It runs its `primaryAction`, or else tells its target, which on Linux has to be an
/// `Operation` with the action `main`: there are no selectors of other methods.
@MainActor
open class UIBarButtonItem: UIBarItem {
    let systemItem: SystemItem?

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

    /// Takes title and image from the action where they are not given.
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

    /// An item that shows a symbol on a device shows its name.
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

    /// A copy of what is set. A touch shows it, or a long press if there is a primary action. Defaults to nil.
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

    /// Whether a tap does something besides showing a menu.
    var acts: Bool { primaryAction != nil || target != nil && action != nil }

    func press() {
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

    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24
    }
}

extension UIBarButtonItem.SystemItem {
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    fileprivate var shownTitle: String? {
        let name = "\(self)"
        return isSpace ? nil : self == .fastForward ? "Fast Forward" : name.prefix(1).uppercased() + name.dropFirst()
    }
}
