/// What a navigation bar shows while its view controller is on top.
@MainActor
open class UINavigationItem: NSObject {
    /// The bar that shows the item, as its top or as what the back button leads to.
    weak var bar: UINavigationBar?

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// There are no archives here, so there is nothing to decode: the item begins empty.
    public required init?(coder: NSCoder) {
        super.init()
    }

    open var title: String? { didSet { contentDidChange() } }
    /// A second line, below the small title. A large title and a title view have none here. Defaults to nil.
    open var subtitle: String? { didSet { contentDidChange() } }
    /// Stands in the middle instead of the title, as wide as its frame was when the bar took it. A view whose frame is empty,
    /// or that does not translate its mask into constraints, gets the size that fits it.
    open var titleView: UIView? { didSet { contentDidChange() } }
    /// Makes the menu that a touch on the title opens. There are no suggested elements here. Defaults to nil.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { contentDidChange() } }
    /// A line above the title; the bar is 30 points higher with it. Defaults to nil.
    open var prompt: String? { didSet { contentDidChange() } }
    /// Where the title is. Defaults to `.navigator`.
    open var style = ItemStyle.navigator { didSet { contentDidChange() } }

    /// Whether the title is large while the item is on top of a bar that prefers large titles. Defaults to `.automatic`,
    /// which does as the item below; the first item has a large title then.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { contentDidChange() } }

    // MARK: Look

    var appearances = BarAppearances<UINavigationBarAppearance>() { didSet { contentDidChange() } }

    func contentDidChange() {
        bar?.itemDidChange()
    }

    // MARK: Search

    /// Its search bar is a row of the bar, below the title, while the item is on top. Defaults to nil.
    open var searchController: UISearchController? { didSet { contentDidChange() } }
    /// Whether content that moves up takes the search bar away. Defaults to true.
    open var hidesSearchBarWhenScrolling = true { didSet { contentDidChange() } }

    /// Kept for the app: the search bar has a row of its own whatever is preferred. Defaults to `.automatic`.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic

    // MARK: Back

    /// What the back button does instead of going back. An item at the bottom of the stack gets a back button by it, with the
    /// title of the action, unless its style is `.editor`. Defaults to nil.
    open var backAction: UIAction? {
        get { storedBackAction }
        set {
            storedBackAction = newValue?.copied()
            contentDidChange()
        }
    }
    private var storedBackAction: UIAction?

    /// Its title is that of the button that leads back to this item.
    open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }
    open var backButtonTitle: String? { didSet { contentDidChange() } }
    /// The title that the button back to this item has. Defaults to `.default`.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { contentDidChange() } }
    open var hidesBackButton = false { didSet { contentDidChange() } }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Keeps the back button beside the left items, which otherwise take its place.
    open var leftItemsSupplementBackButton = false { didSet { contentDidChange() } }

    /// From the longest to the shortest; the bar takes the first that fits.
    var backTitles: [String] {
        guard backButtonDisplayMode != .minimal else { return [] }
        let own = backButtonTitle ?? backBarButtonItem?.title ?? title ?? ""
        let isGeneric = own.isEmpty || backButtonDisplayMode == .generic
        return isGeneric ? ["Back"] : [own, "Back"]
    }

    /// Whether the back action needs a button where nothing lies below.
    var makesBackButton: Bool { backAction != nil && style != .editor }

    /// The title of the back button of this item.
    func titles(backTo backItem: UINavigationItem?) -> [String] {
        backItem?.backTitles ?? backAction.map { [$0.title] }?.filter { !$0.isEmpty } ?? []
    }

    // MARK: Buttons: they come and go at once, animated or not

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
