/// The look of tabs in one layout of the bar. A tab's own title attributes and its own badge colour have priority over
/// it.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
    private var style: Style
    private lazy var states = (normal: makeState(), selected: makeState(), disabled: makeState())
    /// Called after every change by the appearance that this one belongs to.
    var onChange: (() -> Void)?

    public override convenience init() {
        self.init(style: .stacked)
    }

    public required init(style: UITabBarItemAppearance.Style) {
        self.style = style
        super.init()
    }

    /// There are no archives here and nothing to decode: makes the appearance of stacked tabs.
    public init(coder: NSCoder) {
        style = .stacked
        super.init()
    }

    private func makeState() -> UITabBarItemStateAppearance {
        UITabBarItemStateAppearance { [weak self] in self?.onChange?() }
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { copied() }
    }

    // NSObject has a method with this name. A context that expects a type selects this one.
    @_nonoverride @_disfavoredOverload open func copy() -> Self { copied() }

    func copied() -> Self {
        let copy = type(of: self).init(style: style)
        copy.normal.values = normal.values
        copy.selected.values = selected.values
        copy.disabled.values = disabled.values
        return copy
    }

    open var normal: UITabBarItemStateAppearance { states.normal }
    open var selected: UITabBarItemStateAppearance { states.selected }
    open var disabled: UITabBarItemStateAppearance { states.disabled }

    /// Resets all properties.
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        self.style = style
        for state in [normal, selected, disabled] { state.values = UITabBarItemStateAppearance.Values() }
    }

    /// The arrangement of a tab's image and title.
    public enum Style: Int, Sendable {
        /// The image above the title.
        case stacked = 0
        /// The image beside the title, in regular width.
        case inline = 1
        /// On a phone in landscape.
        case compactInline = 2
    }
}

extension UITabBarItemAppearance {
    private func values(for state: UIControl.State) -> UITabBarItemStateAppearance.Values {
        (state.contains(.disabled) ? disabled : state.contains(.selected) ? selected : normal).values
    }

    func titleFont(for state: UIControl.State) -> UIFont? {
        (values(for: state).attributes[.font] ?? normal.values.attributes[.font]) as? UIFont
    }

    /// A selected tab has the bar's tint unless its own state has a colour. This is an assumption, as for its image.
    func titleColor(for state: UIControl.State) -> UIColor? {
        let own = values(for: state).attributes[.foregroundColor] as? UIColor
        let usual = normal.values.attributes[.foregroundColor] as? UIColor
        return own ?? (state.contains(.selected) ? nil : usual)
    }

    func badge<Value>(_ key: NSAttributedString.Key, for state: UIControl.State) -> Value? {
        (values(for: state).badgeAttributes[key] ?? normal.values.badgeAttributes[key]) as? Value
    }

    /// A selected tab has the bar's tint unless its own state has a colour.
    func iconColor(for state: UIControl.State) -> UIColor? {
        values(for: state).iconColor ?? (state.contains(.selected) ? nil : normal.values.iconColor)
    }

    func badgeColor(for state: UIControl.State) -> UIColor? {
        values(for: state).badgeColor ?? normal.values.badgeColor
    }

    func titleOffset(for state: UIControl.State) -> UIOffset {
        let own = values(for: state).titleOffset
        return own == .zero ? normal.values.titleOffset : own
    }

    func badgeOffset(for state: UIControl.State) -> UIOffset {
        let own = values(for: state).badgeOffset
        return own == .zero ? normal.values.badgeOffset : own
    }
}
