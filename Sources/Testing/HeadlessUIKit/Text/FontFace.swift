/// A system font without its size.
package struct FontFace: Hashable, Sendable {
    package enum Spacing: Sendable {
        case proportional
        case digits
        case all
    }

    package var weight = UIFont.Weight.regular
    package var isItalic = false
    package var spacing = Spacing.proportional
}
