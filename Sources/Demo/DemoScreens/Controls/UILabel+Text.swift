import UIKit

extension UILabel {
    /// Creates a label in the system font.
    ///
    /// - Parameters:
    ///   - size: The font's size at the default text size, in points.
    ///   - lines: The maximum number of lines; 0 sets no limit.
    ///   - style: The text style whose scaling the font follows, or `nil` for text without room to grow, as in a tab bar.
    convenience init(
        _ text: String,
        size: CGFloat,
        weight: UIFont.Weight = .regular,
        color: UIColor = .label,
        alignment: NSTextAlignment = .natural,
        lines: Int = 1,
        style: UIFont.TextStyle? = .body
    ) {
        self.init(frame: .zero)
        self.text = text
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        self.font = style.map { UIFontMetrics(forTextStyle: $0).scaledFont(for: font) } ?? font
        adjustsFontForContentSizeCategory = true
        textColor = color
        textAlignment = alignment
        numberOfLines = lines
        lineBreakMode = .byTruncatingTail
    }
}

extension UIView {
    /// The length for the view's text size, given the length for the default size.
    func scaled(_ length: CGFloat, as style: UIFont.TextStyle = .body) -> CGFloat {
        UIFontMetrics(forTextStyle: style).scaledValue(for: length, compatibleWith: traitCollection)
    }
}
