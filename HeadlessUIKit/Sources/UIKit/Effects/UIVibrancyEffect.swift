/// Gives the content of an effect view on a blur the brightness and the colours of what is behind it.
///
/// Pictures show the content in its own colours: they have no pixels that could be mixed.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    private let blur: UIBlurEffect
    private let style: UIVibrancyEffectStyle?

    public init(blurEffect: UIBlurEffect) {
        blur = blurEffect
        style = nil
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect
        self.style = style
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return MainActor.assumeIsolated { blur == other.blur && style == other.style }
    }

    nonisolated open override var hash: Int { MainActor.assumeIsolated { blur.hash } }
}

/// What the content is: text and fills of the same rank are equally strong.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case fill
    case secondaryFill
    case tertiaryFill
    case separator
}
