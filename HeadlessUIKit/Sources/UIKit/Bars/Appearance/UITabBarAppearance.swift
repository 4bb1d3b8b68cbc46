/// The look of a tab bar: background and tabs.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    private lazy var stacked = adopt(UITabBarItemAppearance(style: .stacked))
    private lazy var inline = adopt(UITabBarItemAppearance(style: .inline))
    private lazy var compactInline = adopt(UITabBarItemAppearance(style: .compactInline))

    /// The look of tabs in compact width and regular height.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stacked }
        set { replace(&stacked, with: newValue) }
    }
    /// The look of tabs in regular width.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { inline }
        set { replace(&inline, with: newValue) }
    }
    /// The look of tabs on a phone in landscape.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { compactInline }
        set { replace(&compactInline, with: newValue) }
    }

    private func adopt(_ items: UITabBarItemAppearance) -> UITabBarItemAppearance {
        let copy = items.copied()
        copy.onChange = { [weak self] in self?.didChange() }
        return copy
    }

    private func replace(_ items: inout UITabBarItemAppearance, with other: UITabBarItemAppearance) {
        items = adopt(other)
        didChange()
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stacked = adopt(other.stacked)
        inline = adopt(other.inline)
        compactInline = adopt(other.compactInline)
    }

    func items(in traits: UITraitCollection) -> UITabBarItemAppearance {
        if traits.horizontalSizeClass == .regular { return inline }
        return traits.verticalSizeClass == .compact ? compactInline : stacked
    }
}
