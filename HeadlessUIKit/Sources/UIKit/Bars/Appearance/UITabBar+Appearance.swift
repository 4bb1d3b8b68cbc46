extension UITabBar {
    /// The look of the bar over content. Defaults to one with the default background. Changes to the returned object
    /// take effect.
    public var standardAppearance: UITabBarAppearance {
        get {
            appearances.readStandard { [weak self] in
                self?.appearances.standard = $0
                self?.appearanceDidChange()
            }
        }
        set {
            appearances.standard = adopt(newValue)
            appearanceDidChange()
        }
    }
    /// The look while the content ends above the bar. Defaults to nil, which takes the standard one without its
    /// background. A bar without a tab bar controller does not use it.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set {
            appearances.scrollEdge = adopt(newValue)
            appearanceDidChange()
        }
    }

    private func adopt(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
        BarAppearances.adopt(appearance) { [weak self] in self?.appearanceDidChange() }
    }

    // MARK: Before iOS 13

    /// The background's colour. Defaults to nil. Ignored if an appearance applies, and at the edge of the content.
    public var barTintColor: UIColor? {
        get { older.tint }
        set { older.tint = newValue }
    }
    /// True if content shows through. Defaults to true. Content ends above the bar either way here.
    public var isTranslucent: Bool {
        get { older.isTranslucent }
        set { older.isTranslucent = newValue }
    }
    /// An image without content makes the bar transparent. Ignored if an appearance applies.
    public var backgroundImage: UIImage? {
        get { older.images[Self.imageKey] }
        set { older.images[Self.imageKey] = newValue }
    }
    /// Replaces the hairline, if there is a background image as well. Defaults to nil.
    public var shadowImage: UIImage? {
        get { older.shadowImage }
        set { older.shadowImage = newValue }
    }

    private static let imageKey = OlderBarLook.ImageKey(position: .any, metrics: .default)

    // MARK: Effective look

    private var isAtEdge: Bool { manager != nil && isAtScrollEdge }

    private var chosenAppearance: (appearance: UITabBarAppearance, isTransparent: Bool)? {
        BarAppearances.choose(
            in: BarAppearances.Situation(isAtEdge: isAtEdge), item: selectedItem?.appearances, bar: appearances)
    }

    /// The look of the tabs; nil if no appearance applies.
    var itemLook: UITabBarItemAppearance? { chosenAppearance?.appearance.items(in: traitCollection) }

    /// Unlike on a device since iOS 15, a bar without a colour is frosted at the edge of the content as well.
    var backgroundLook: BarBackgroundLook {
        if let (appearance, isTransparent) = chosenAppearance {
            return isTransparent ? .transparent : appearance.background
        }
        guard let own = older.background(at: .bottom, metrics: .default) else { return .frosted }
        return isAtEdge ? .transparent : own
    }
}
