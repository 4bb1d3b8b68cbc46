/// The material of iOS 26: clear glass that refracts the content behind it.
///
/// Pictures show it like a blur: a faint tint of the interface style, without light and refraction. Its view has the
/// shape of a capsule unless `cornerConfiguration` is set.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    package let style: Style

    /// True if the glass answers touches with light and a little growth. Defaults to `false`. Nothing of it is drawn
    /// here.
    open var isInteractive = false
    /// Colours the glass. Defaults to `nil`.
    open var tintColor: UIColor?

    public convenience override init() {
        self.init(style: .regular)
    }

    public init(style: UIGlassEffect.Style) {
        self.style = style
    }

    public enum Style: Int, Sendable {
        case regular = 0
        /// For glass over photos and videos.
        case clear = 1
    }

    /// A separate copy: changes of an effect do not reach a view that already shows it.
    nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UIGlassEffect in
            let copy = UIGlassEffect(style: style)
            (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
            return copy
        }
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassEffect else { return false }
        return MainActor.assumeIsolated {
            style == other.style && isInteractive == other.isInteractive && tintColor == other.tintColor
        }
    }

    nonisolated open override var hash: Int { MainActor.assumeIsolated { style.hashValue } }
}
