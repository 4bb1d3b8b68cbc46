/// A menu: entries and other menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public let identifier: UIMenu.Identifier
    public let options: UIMenu.Options
    /// Defaults to `.automatic`. Has no effect here: every entry is drawn in the large size.
    open var preferredElementSize: UIMenu.ElementSize
    public let children: [UIMenuElement]

    init(
        _ title: String, _ subtitle: String?, _ image: UIImage?, _ identifier: UIMenu.Identifier,
        _ options: UIMenu.Options,
        _ size: UIMenu.ElementSize, _ children: [UIMenuElement]
    ) {
        self.identifier = identifier
        self.options = options
        preferredElementSize = size
        self.children = children
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// A menu without an identifier gets a new one.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(title, nil, image, identifier ?? Self.nextIdentifier(), options, .automatic, children)
    }

    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
        self.init(title, subtitle, image, identifier ?? Self.nextIdentifier(), options, .automatic, children)
    }

    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        self.init(title, subtitle, image, identifier ?? Self.nextIdentifier(), options, preferredElementSize, children)
    }

    /// The entries that are on, of this menu and of its inline menus.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            switch child {
            case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
            case let action as UIAction: action.state == .on ? [action] : []
            case let command as UICommand: command.state == .on ? [command] : []
            default: []
            }
        }
    }

    /// Returns the same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title, subtitle, image, identifier, options, preferredElementSize, newChildren)
    }

    /// Returns the copy that a button or a bar item stores (MN1). The entries are copied as well, so that choosing one
    /// does not change the original's.
    func copied() -> UIMenu {
        let copy = replacingChildren(
            children.map { child in
                switch child {
                case let menu as UIMenu: menu.copied()
                case let action as UIAction: action.copied()
                default: child
                }
            })
        copy.accessibilityIdentifier = accessibilityIdentifier
        return copy
    }

    // Counted, because random identifiers would make two runs of the same code differ.
    private static var count = 0

    private static func nextIdentifier() -> Identifier {
        count += 1
        return Identifier("menu.\(count)")
    }

    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The entries are shown in the surrounding menu as a section, instead of behind one entry.
        public static var displayInline: Options { Options(rawValue: 1 << 0) }
        public static var destructive: Options { Options(rawValue: 1 << 1) }
        /// Choosing an entry turns it on and the others off.
        public static var singleSelection: Options { Options(rawValue: 1 << 5) }
    }

    public enum ElementSize: Int, Sendable {
        case small = 0
        case medium = 1
        case large = 2
        case automatic = -1
    }
}
