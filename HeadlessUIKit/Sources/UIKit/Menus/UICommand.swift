/// An entry of a menu that sends an action along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    public let action: Selector
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes = []
    open var state: UIMenuElement.State = .off

    init(title: String, image: UIImage?, action: Selector) {
        self.action = action
        super.init(title: title, image: image)
    }

    /// Runs the action on the first responder in the chain that has it, and returns whether there was one.
    @discardableResult
    func send(from responder: UIResponder) -> Bool {
        guard let target = responder.target(forAction: action, withSender: self) as? UIResponder,
            let body = ResponderMethods.body(of: action, for: target)
        else { return false }
        body(target, self)
        return true
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
}
