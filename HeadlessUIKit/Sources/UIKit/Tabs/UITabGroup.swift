/// A tab that holds others. A tab bar shows it as one tab, with its own view controller.
open class UITabGroup: UITab {
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        children.forEach { $0.parent = self }
    }

    open var children: [UITab] {
        didSet {
            for child in oldValue where child.parent === self { child.parent = nil }
            children.forEach { $0.parent = self }
        }
    }

    open func tab(forIdentifier identifier: String) -> UITab? {
        children.reduce(nil) { $0 ?? $1.withIdentifier(identifier) }
    }
}

extension UITab {
    /// Returns this tab, or a tab in it, that has the identifier.
    func withIdentifier(_ identifier: String) -> UITab? {
        self.identifier == identifier ? self : (self as? UITabGroup)?.tab(forIdentifier: identifier)
    }
}
