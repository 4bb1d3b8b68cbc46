/// The look of a bar's buttons. An item's own title attributes have priority over it.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    private var style: UIBarButtonItem.Style
    private lazy var states = (normal: makeState(), highlighted: makeState(), disabled: makeState())
    /// Called after every change by the appearance that this one belongs to.
    var onChange: (() -> Void)?

    public override convenience init() {
        self.init(style: .plain)
    }

    public required init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    /// There are no archives here and nothing to decode: makes the appearance of a plain button.
    public init(coder: NSCoder) {
        style = .plain
        super.init()
    }

    private func makeState() -> UIBarButtonItemStateAppearance {
        UIBarButtonItemStateAppearance { [weak self] in self?.onChange?() }
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { copied() }
    }

    // NSObject has a method with this name. A context that expects a type selects this one.
    @_nonoverride @_disfavoredOverload open func copy() -> Self { copied() }

    func copied() -> Self {
        let copy = type(of: self).init(style: style)
        copy.normal.values = normal.values
        copy.highlighted.values = highlighted.values
        copy.disabled.values = disabled.values
        return copy
    }

    open var normal: UIBarButtonItemStateAppearance { states.normal }
    open var highlighted: UIBarButtonItemStateAppearance { states.highlighted }
    open var disabled: UIBarButtonItemStateAppearance { states.disabled }

    /// Resets all properties.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in [normal, highlighted, disabled] { state.values = UIBarButtonItemStateAppearance.Values() }
    }
}

extension UIBarButtonItemAppearance {
    private func values(for state: UIControl.State) -> UIBarButtonItemStateAppearance.Values {
        if state.contains(.disabled) { return disabled.values }
        return (state.contains(.highlighted) ? highlighted : normal).values
    }

    func font(for state: UIControl.State) -> UIFont? { attribute(.font, for: state) }
    func color(for state: UIControl.State) -> UIColor? { attribute(.foregroundColor, for: state) }

    private func attribute<Value>(_ key: NSAttributedString.Key, for state: UIControl.State) -> Value? {
        (values(for: state).attributes[key] ?? normal.values.attributes[key]) as? Value
    }

    func titleOffset(for state: UIControl.State) -> UIOffset {
        let own = values(for: state).titleOffset
        return own == .zero ? normal.values.titleOffset : own
    }

    /// The image and its position.
    func backgroundImage(for state: UIControl.State) -> (image: UIImage, offset: UIOffset)? {
        let own = values(for: state)
        let values = own.image == nil ? normal.values : own
        return values.image.map { ($0, values.imageOffset) }
    }
}
