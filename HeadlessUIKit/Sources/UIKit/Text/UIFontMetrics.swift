/// Scales fonts and lengths with the user's text size, in proportion to a text style.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Those of `.body`.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    // MARK: Fonts

    public func scaledFont(for font: UIFont) -> UIFont {
        scaled(font, maximum: nil, traits: nil)
    }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, maximum: nil, traits: traitCollection)
    }

    /// 0 is no maximum.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximum: maximumPointSize, traits: nil)
    }

    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximum: maximumPointSize, traits: traitCollection)
    }

    private func scaled(_ font: UIFont, maximum: CGFloat?, traits: UITraitCollection?) -> UIFont {
        precondition(font.scaling == nil, "A font that follows the text size already cannot be scaled again.")
        let scaling = FontScaling(
            style: style, base: font.pointSize, maximum: maximum.flatMap { $0 > 0 ? $0 : nil })
        return UIFont(face: font.face, size: scaling.size(for: traits ?? .current), scaling: scaling)
    }

    // MARK: Lengths

    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        FontScaling.scaled(value, style: style, traits: traitCollection ?? .current)
    }
}
