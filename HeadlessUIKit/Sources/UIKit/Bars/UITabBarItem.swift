/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    var systemItem: SystemItem?

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Shown instead of the image while the tab is selected.
    open var selectedImage: UIImage? { didSet { contentDidChange() } }
    /// The text of a red badge in the item's corner.
    open var badgeValue: String? { didSet { contentDidChange() } }
    /// The colour of the badge. Defaults to nil: red.
    open var badgeColor: UIColor? { didSet { contentDidChange() } }
    private var badgeAttributes = BarTitleAttributes()

    /// Font and colour of the badge's text. A state without attributes takes those of `.normal`.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state] = textAttributes
        contentDidChange()
    }

    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    var badgeTitle: BarTitleAttributes { badgeAttributes }

    /// Moves the title from its usual place.
    open var titlePositionAdjustment = UIOffset.zero { didSet { contentDidChange() } }

    // MARK: Appearances

    var appearances = BarAppearances<UITabBarAppearance>() { didSet { tellBar() } }

    /// Replaces the bar's while the tab is selected. Defaults to nil.
    open var standardAppearance: UITabBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = adopt(newValue) }
    }
    /// Replaces the bar's while the tab is selected. Defaults to nil.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = adopt(newValue) }
    }

    private func adopt(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
        BarAppearances.adopt(appearance) { [weak self] in self?.tellBar() }
    }

    private func tellBar() {
        (display?.superview as? UITabBar)?.appearanceDidChange()
    }
}
