/// A tab as the tab bar shows it.
@MainActor
open class UITabBarItem: UIBarItem {
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
    /// Shown on a red ground in the item's corner.
    open var badgeValue: String? { didSet { contentDidChange() } }
    open var badgeColor: UIColor? { didSet { contentDidChange() } }
}
