extension UIToolbar {
    /// How the bar looks over content. Defaults to one with the default background. Changes of what is read here show.
    public var standardAppearance: UIToolbarAppearance {
        get {
            appearances.readStandard { [weak self] in
                self?.appearances.standard = $0
                self?.setNeedsLayout()
            }
        }
        set {
            set(\.standard, to: newValue)
        }
    }
    /// In compact height. Defaults to nil, which takes the standard one.
    public var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set { set(\.compact, to: newValue) }
    }
    /// While the content ends above the bar. Defaults to nil, which takes the standard one without its background. A bar
    /// without a navigation controller does not use it.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.scrollEdge }
        set { set(\.scrollEdge, to: newValue) }
    }
    /// In compact height while the content ends above the bar. Defaults to nil, which takes ``scrollEdgeAppearance``.
    public var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.compactScrollEdge }
        set { set(\.compactScrollEdge, to: newValue) }
    }

    private func set(
        _ key: WritableKeyPath<BarAppearances<UIToolbarAppearance>, UIToolbarAppearance?>,
        to appearance: UIToolbarAppearance?
    ) {
        appearances[keyPath: key] = BarAppearances.adopt(appearance) { [weak self] in self?.setNeedsLayout() }
        setNeedsLayout()
    }

    // MARK: Before iOS 13

    /// The background's colour. Defaults to nil. Does not count where an appearance applies, nor at the edge of the content.
    public var barTintColor: UIColor? {
        get { older.tint }
        set { older.tint = newValue }
    }
    /// Whether content shows through. Defaults to true. Content ends above the bar either way here.
    public var isTranslucent: Bool {
        get { older.isTranslucent }
        set { older.isTranslucent = newValue }
    }

    /// An image without content makes the bar transparent. It does not count where an appearance applies.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        older.images[OlderBarLook.ImageKey(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    }

    public func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        older.images[OlderBarLook.ImageKey(position: topOrBottom, metrics: barMetrics)]
    }

    /// In place of the hairline, if there is a background image as well.
    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
    }

    public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    // MARK: What applies

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
    private var isAtEdge: Bool { manager != nil && isAtScrollEdge }

    var chosenAppearance: (appearance: UIToolbarAppearance, isTransparent: Bool)? {
        BarAppearances.choose(
            in: BarAppearances.Situation(isCompact: isCompact, isAtEdge: isAtEdge), bar: appearances)
    }

    /// A bar that nobody has coloured is frosted at the edge as well, unlike on a device since iOS 15.
    var backgroundLook: BarBackgroundLook {
        if let (appearance, isTransparent) = chosenAppearance {
            return isTransparent ? .transparent : appearance.background
        }
        var older = older
        older.shadowImage = shadowImages[barPosition] ?? shadowImages[.any]
        guard let own = older.background(at: barPosition, metrics: isCompact ? .compact : .default) else {
            return .frosted
        }
        return isAtEdge ? .transparent : own
    }
}
