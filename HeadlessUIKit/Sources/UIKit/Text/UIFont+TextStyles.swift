extension UIFont {
    /// The style at the size of `UITraitCollection.current`.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the style at the text size of the traits; an unspecified size is `.large`.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = TextStyleSizes.of(style).points[(traitCollection ?? .current).textSizeRank]
        return UIFont(
            face: FontFace(weight: style == .headline ? .semibold : .regular), size: size,
            scaling: FontScaling(style: style))
    }

    /// Returns the same font at another text size. A font that does not follow the text size stays unchanged.
    func adjusted(for traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        return UIFont(face: face, size: scaling.size(for: traits), scaling: scaling)
    }
}
