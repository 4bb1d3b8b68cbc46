/// Shows an effect behind its `contentView`. Setting `effect` inside an animation fades it in or out.
open class UIVisualEffectView: UIView {
    /// Subviews belong here, not into the effect view itself.
    public let contentView = UIView()

    /// The visible effect: the last one while `effect` is fading out. Its progress is the layer's `effectIntensity`.
    package private(set) var visibleEffect: UIVisualEffect?

    private var storedEffect: UIVisualEffect?
    private var tint: UIView?

    /// A copy of the effect that was set.
    open var effect: UIVisualEffect? {
        get { storedEffect }
        set {
            visibleEffect = Self.copy(newValue) ?? storedEffect ?? visibleEffect
            storedEffect = newValue == nil ? nil : visibleEffect
            layer.effectIntensity = newValue == nil ? 0 : 1
            showTint()
            applyCorners()
        }
    }

    public init(effect: UIVisualEffect?) {
        storedEffect = Self.copy(effect)
        visibleEffect = storedEffect
        super.init(frame: .zero)
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        layer.effectIntensity = effect == nil ? 0 : 1
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        showTint()
    }

    private static func copy(_ effect: UIVisualEffect?) -> UIVisualEffect? { effect?.copy() as? UIVisualEffect }

    // MARK: Glass

    /// Glass is a capsule by default.
    override var automaticCorners: UICornerConfiguration? { visibleEffect is UIGlassEffect ? .capsule() : nil }

    override func applyCorners() {
        super.applyCorners()
        tint?.cornerConfiguration = cornerConfiguration
    }

    /// The colour over the glass. Almost opaque, chosen by eye.
    private func showTint() {
        let color = (effect as? UIGlassEffect)?.tintColor
        guard color != nil || tint != nil else { return }
        let view = tint ?? UIView(frame: bounds)
        view.backgroundColor = color?.withAlphaComponent(0.85)
        view.alpha = color == nil ? 0 : 1
        guard tint == nil else { return }
        view.isUserInteractionEnabled = false
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, belowSubview: contentView)
        tint = view
        applyCorners()
    }
}
