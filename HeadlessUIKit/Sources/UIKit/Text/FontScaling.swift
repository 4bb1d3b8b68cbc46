/// The rule by which a font follows the text size.
package struct FontScaling: Hashable, Sendable {
    package var style: UIFont.TextStyle
    /// The size at `.large` of a font that was scaled by `UIFontMetrics`; nil for the style's own font.
    package var base: CGFloat?
    /// The maximum size; nil for none.
    package var maximum: CGFloat?

    func size(for traits: UITraitCollection) -> CGFloat {
        guard let base else { return TextStyleSizes.of(style).points[traits.textSizeRank] }
        // Lengths are rounded to the nearest pixel, fonts to the nearest whole point (Z7).
        let size = Self.scaled(base, style: style, traits: traits).rounded()
        return maximum.map { min(size, $0) } ?? size
    }

    /// Scales in proportion to the leadings, rounded to the nearest pixel. Measured: 17 points of `.body` are 16 1/3 at
    /// `.medium` and 48 at the largest size, where the style's own font has 53.
    static func scaled(_ value: CGFloat, style: UIFont.TextStyle, traits: UITraitCollection) -> CGFloat {
        let leadings = TextStyleSizes.of(style).leadings
        let rank = traits.textSizeRank
        let usual = UITraitCollection(preferredContentSizeCategory: .large).textSizeRank
        guard rank != usual else { return value }
        let pixels = traits.displayScale > 0 ? traits.displayScale : 3
        return (value * leadings[rank] / leadings[usual] * pixels).rounded() / pixels
    }
}
