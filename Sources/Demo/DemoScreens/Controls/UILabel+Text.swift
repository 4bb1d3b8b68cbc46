import UIKit

extension UILabel {
    /// A label in the system font that says a text of the table of strings; `lines` 0 wraps as often as needed.
    ///
    /// Its font follows the user's text size as much as `style` does; `nil` is for text that has no room to grow, as in a
    /// tab bar. At the usual text size it has the size that is given.
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
        self.text = Wording.said(text)
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
    /// A length that holds text, for the text size of the view: as it is given at the usual size.
    func scaled(_ length: CGFloat, as style: UIFont.TextStyle = .body) -> CGFloat {
        UIFontMetrics(forTextStyle: style).scaledValue(for: length, compatibleWith: traitCollection)
    }
}
