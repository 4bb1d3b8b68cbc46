extension UINavigationBar {
    // MARK: Appearances

    /// The look of the bar over content. Defaults to one with the default background. Changes to the returned object
    /// take effect.
    public var standardAppearance: UINavigationBarAppearance {
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
    /// The look in compact height. Defaults to nil, which takes the standard one.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { set(\.compact, to: newValue) }
    }
    /// The look while no content is below the bar. Defaults to nil, which takes the standard one without its
    /// background. A bar without a navigation controller does not use it.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { set(\.scrollEdge, to: newValue) }
    }
    /// The look in compact height while no content is below the bar. Defaults to nil, which takes
    /// ``scrollEdgeAppearance``.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { set(\.compactScrollEdge, to: newValue) }
    }

    private func adopt(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        BarAppearances.adopt(appearance) { [weak self] in self?.appearanceDidChange() }
    }

    private func set(
        _ key: WritableKeyPath<BarAppearances<UINavigationBarAppearance>, UINavigationBarAppearance?>,
        to appearance: UINavigationBarAppearance?
    ) {
        appearances[keyPath: key] = adopt(appearance)
        appearanceDidChange()
    }

    // MARK: Before iOS 13

    /// The background's colour. Defaults to nil. Ignored if an appearance applies, and at the edge of the content.
    public var barTintColor: UIColor? {
        get { older.tint }
        set { older.tint = newValue }
    }
    /// True if content shows through. Defaults to true. Content begins below the bar either way here.
    public var isTranslucent: Bool {
        get { older.isTranslucent }
        set { older.isTranslucent = newValue }
    }
    /// Replaces the hairline, if there is a background image as well. Defaults to nil.
    public var shadowImage: UIImage? {
        get { older.shadowImage }
        set { older.shadowImage = newValue }
    }

    /// An image without content makes the bar transparent. Ignored if an appearance applies.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        older.images[OlderBarLook.ImageKey(position: barPosition, metrics: barMetrics)] = backgroundImage
    }

    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        older.images[OlderBarLook.ImageKey(position: barPosition, metrics: barMetrics)]
    }
}
