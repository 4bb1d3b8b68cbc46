/// Shows an effect behind its `contentView`. Setting `effect` inside an animation fades it in or out.
open class UIVisualEffectView: UIView {
    /// Subviews belong here, not into the effect view itself.
    public let contentView = UIView()

    /// The effect that is seen: the last one while `effect` is fading out. How far it is in is the layer's
    /// `effectIntensity`.
    package private(set) var visibleEffect: UIVisualEffect?

    open var effect: UIVisualEffect? {
        didSet {
            visibleEffect = effect ?? oldValue ?? visibleEffect
            layer.effectIntensity = effect == nil ? 0 : 1
        }
    }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        visibleEffect = effect
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
    }
}
