extension UINavigationItem {
    /// Replaces the bar's while the item is on top. Defaults to nil.
    public var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = adopt(newValue) }
    }
    /// Replaces the bar's while the item is on top. Defaults to nil.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = adopt(newValue) }
    }
    /// Replaces the bar's while the item is on top. Defaults to nil.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = adopt(newValue) }
    }
    /// Replaces the bar's while the item is on top. Defaults to nil.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = adopt(newValue) }
    }

    private func adopt(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        BarAppearances.adopt(appearance) { [weak self] in self?.contentDidChange() }
    }
}
