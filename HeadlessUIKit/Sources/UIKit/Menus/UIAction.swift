public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, which controls perform.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public let identifier: UIAction.Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// The object that performs the action, while it runs.
    open internal(set) var sender: Any?

    private let handler: UIActionHandler

    init(
        title: String, image: UIImage?, identifier: UIAction.Identifier, discoverabilityTitle: String?,
        attributes: UIMenuElement.Attributes, state: UIMenuElement.State, running handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    /// An action without an identifier gets a new one.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, image: image, identifier: identifier ?? Self.nextIdentifier(),
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, running: handler)
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    func copied() -> UIAction {
        let copy = UIAction(
            title: title, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state, running: handler)
        copy.subtitle = subtitle
        copy.accessibilityIdentifier = accessibilityIdentifier
        return copy
    }

    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    // Counted, because random identifiers would make two runs of the same code differ.
    private static var count = 0

    private static func nextIdentifier() -> Identifier {
        count += 1
        return Identifier("action.\(count)")
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
}
