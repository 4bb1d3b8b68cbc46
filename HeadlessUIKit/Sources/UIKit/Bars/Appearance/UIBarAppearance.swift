/// The background and the shadow of a bar. A bar copies the appearance that is set; the one that it returns stays
/// connected to it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    public let idiom: UIUserInterfaceIdiom
    var background = BarBackgroundLook.frosted { didSet { didChange() } }
    /// Called after every change by the bar or the item that owns this appearance.
    var onChange: (() -> Void)?

    /// Makes an appearance with the default background, for any idiom.
    public override convenience init() {
        self.init(idiom: .unspecified)
    }

    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// Copies the properties that both kinds of appearance have.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        take(barAppearance)
    }

    /// There are no archives here and nothing to decode: makes an appearance with the default background.
    public init(coder: NSCoder) {
        idiom = .unspecified
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { copied() }
    }

    // NSObject has a method with this name. A context that expects a type selects this one.
    @_nonoverride @_disfavoredOverload open func copy() -> Self { copied() }

    func copied() -> Self { type(of: self).init(barAppearance: self) }

    /// Subclasses copy their own properties.
    func take(_ other: UIBarAppearance) {
        background = other.background
    }

    func didChange() {
        onChange?()
    }

    // MARK: Background

    /// Frosted, with a shadow.
    open func configureWithDefaultBackground() { background = .frosted }
    /// In the colour of the system's background, with a shadow.
    open func configureWithOpaqueBackground() { background = .opaque }
    /// Neither background nor shadow.
    open func configureWithTransparentBackground() { background = .transparent }

    /// Lies behind the colour. Nil for none.
    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }
    /// Lies in front of the effect. Nil for none.
    open var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }
    /// Lies in front of the colour. Defaults to nil.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }
    /// Defaults to `.scaleToFill`.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageContentMode }
        set { background.imageContentMode = newValue }
    }

    // MARK: Shadow

    /// The colour of the line between bar and content, or the tint of a template image. Nil for none.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }
    /// Replaces the line, with its own height. Defaults to nil.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }
}
