/// The content of a navigation bar while its view controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The bar that shows the item, as its top item or as the target of the back button.
    weak var bar: UINavigationBar?

    public convenience override init() {
        self.init(title: "")
    }

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// There are no archives here and nothing to decode: the item is empty at first.
    public required init?(coder: NSCoder) {
        super.init()
    }

    open var title: String? { didSet { contentDidChange() } }
    /// A second line, below the small title. Large titles and title views do not show it here. Defaults to nil.
    open var subtitle: String? { didSet { contentDidChange() } }
    /// Replaces the title in the middle, as wide as its frame was when it was set. A view whose frame is empty, or that
    /// does not translate its mask into constraints, gets its fitting size.
    open var titleView: UIView? { didSet { contentDidChange() } }
    /// Makes the menu that a touch on the title opens. There are no suggested elements here. Defaults to nil.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { contentDidChange() } }
    /// A line above the title, which makes the bar 30 points higher. Defaults to nil.
    open var prompt: String? { didSet { contentDidChange() } }
    /// The position of the title. Defaults to `.navigator`.
    open var style = ItemStyle.navigator { didSet { contentDidChange() } }

    /// The size of the title while the item is on top of a bar that prefers large titles. Defaults to `.automatic`,
    /// which follows the item below; the first item then has a large title.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { contentDidChange() } }

    // MARK: Look

    var appearances = BarAppearances<UINavigationBarAppearance>() { didSet { contentDidChange() } }

    func contentDidChange() {
        bar?.itemDidChange()
    }

    // MARK: Search

    /// The search controller whose search bar is a row below the title while the item is on top. Defaults to nil.
    open var searchController: UISearchController? { didSet { contentDidChange() } }
    /// True if scrolling content hides the search bar. Defaults to true.
    open var hidesSearchBarWhenScrolling = true { didSet { contentDidChange() } }

    /// Stored for the app: the search bar always has its own row here. Defaults to `.automatic`.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic

    // MARK: Back

    /// The action of the back button, instead of going back. With it, an item at the bottom of the stack gets a back
    /// button with the title of the action, unless its style is `.editor`. Defaults to nil.
    open var backAction: UIAction? {
        get { storedBackAction }
        set {
            storedBackAction = newValue?.copied()
            contentDidChange()
        }
    }
    private var storedBackAction: UIAction?

    /// An item whose title is that of the button that leads back to this item.
    open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }
    open var backButtonTitle: String? { didSet { contentDidChange() } }
    /// The title of the button that leads back to this item. Defaults to `.default`.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { contentDidChange() } }
    open var hidesBackButton = false { didSet { contentDidChange() } }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// True if the back button stays next to the left items, which otherwise replace it.
    open var leftItemsSupplementBackButton = false { didSet { contentDidChange() } }

    /// From the longest to the shortest; the bar takes the first that fits.
    var backTitles: [String] {
        guard backButtonDisplayMode != .minimal else { return [] }
        let own = backButtonTitle ?? backBarButtonItem?.title ?? title ?? ""
        let isGeneric = own.isEmpty || backButtonDisplayMode == .generic
        return isGeneric ? ["Back"] : [own, "Back"]
    }

    /// True if the back action needs a button without an item below.
    var makesBackButton: Bool { backAction != nil && style != .editor }

    /// The title of the back button of this item.
    func titles(backTo backItem: UINavigationItem?) -> [String] {
        backItem?.backTitles ?? backAction.map { [$0.title] }?.filter { !$0.isEmpty } ?? []
    }

    // MARK: Buttons: they appear and disappear at once, animated or not

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// From the leading edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange() } }
    /// From the trailing edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange() } }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// `.browser` and `.editor` put the title beside the buttons at the leading edge.
    public enum ItemStyle: Int, Sendable {
        case navigator = 0
        case browser = 1
        case editor = 2
    }

    /// `.never` and `.inline` keep the title small.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
        case inline = 3
    }

    /// `.default` is the title or else "Back", `.generic` is "Back", and `.minimal` is the chevron alone.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic = 1
        case minimal = 2
    }
}
