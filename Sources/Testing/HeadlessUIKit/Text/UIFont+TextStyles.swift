extension UIFont {
    /// The style at the size of `UITraitCollection.current`.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The style at the text size of the traits; a size that they leave unspecified is `.large`.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = TextStyleSizes.of(style).points[(traitCollection ?? .current).textSizeRank]
        return UIFont(
            face: FontFace(weight: style == .headline ? .semibold : .regular), size: size,
            scaling: FontScaling(style: style))
    }

    /// The same font at another text size. One that follows no text size stays as it is.
    func adjusted(for traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        return UIFont(face: face, size: scaling.size(for: traits), scaling: scaling)
    }
}
