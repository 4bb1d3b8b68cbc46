/// A tab of a tab bar controller, with the view controller that it shows.
@preconcurrency @MainActor
open class UITab: NSObject, UIAccessibilityIdentification {
    public let identifier: String
    open internal(set) weak var tabBarController: UITabBarController?
    /// The group that contains this tab.
    open internal(set) weak var parent: UITabGroup?
    let barItem: UITabBarItem
    private let provider: ((UITab) -> UIViewController)?
    private var provided: UIViewController?

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        provider = viewControllerProvider
        barItem = UITabBarItem(title: title, image: image, tag: 0)
        self.title = title
        self.image = image
        super.init()
    }

    open var title: String { didSet { barItem.title = title } }
    open var image: UIImage? { didSet { barItem.image = image } }
    open var badgeValue: String? { didSet { barItem.badgeValue = badgeValue } }
    open var isEnabled = true { didSet { barItem.isEnabled = isEnabled } }
    open var accessibilityIdentifier: String? { didSet { barItem.accessibilityIdentifier = accessibilityIdentifier } }
    open var userInfo: Any?

    /// The view controller, which the provider makes on first use.
    open var viewController: UIViewController? {
        if let provided { return provided }
        guard let made = provider?(self) else { return nil }
        provided = made
        made.tab = self
        return made
    }
}
