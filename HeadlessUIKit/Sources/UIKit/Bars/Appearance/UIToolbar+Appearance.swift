extension UIToolbar {
    /// The look of the bar over content. Defaults to one with the default background. Changes to the returned object
    /// take effect.
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
    /// The look in compact height. Defaults to nil, which takes the standard one.
    public var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set { set(\.compact, to: newValue) }
    }
    /// The look while the content ends above the bar. Defaults to nil, which takes the standard one without its
    /// background. A bar without a navigation controller does not use it.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.scrollEdge }
        set { set(\.scrollEdge, to: newValue) }
    }
    /// The look in compact height while the content ends above the bar. Defaults to nil, which takes
    /// ``scrollEdgeAppearance``.
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

    /// Replaces the hairline, if there is a background image as well.
    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
    }

    public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    // MARK: Effective look

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
    private var isAtEdge: Bool { manager != nil && isAtScrollEdge }

    var chosenAppearance: (appearance: UIToolbarAppearance, isTransparent: Bool)? {
        BarAppearances.choose(
            in: BarAppearances.Situation(isCompact: isCompact, isAtEdge: isAtEdge), bar: appearances)
    }

    /// Unlike on a device since iOS 15, a bar without a colour is frosted at the edge of the content as well.
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
