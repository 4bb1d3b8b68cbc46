extension UINavigationItem {
    /// Goes before the bar's while the item is on top. Defaults to nil.
    public var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = adopt(newValue) }
    }
    /// Goes before the bar's while the item is on top. Defaults to nil.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = adopt(newValue) }
    }
    /// Goes before the bar's while the item is on top. Defaults to nil.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = adopt(newValue) }
    }
    /// Goes before the bar's while the item is on top. Defaults to nil.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = adopt(newValue) }
    }

    private func adopt(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        BarAppearances.adopt(appearance) { [weak self] in self?.contentDidChange() }
    }
}
