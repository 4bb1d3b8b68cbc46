/// An entry of a menu that sends an action along the responder chain.
@MainActor open class UICommand: UIMenuElement {
    public let action: Selector
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes = []
    open var state: UIMenuElement.State = .off

    init(title: String, image: UIImage?, action: Selector) {
        self.action = action
        super.init(title: title, image: image)
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
