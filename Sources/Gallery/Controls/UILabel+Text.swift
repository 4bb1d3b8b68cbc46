import UIKit

extension UILabel {
    /// A label in the system font; `lines` 0 wraps as often as needed.
    convenience init(
        _ text: String,
        size: CGFloat,
        weight: UIFont.Weight = .regular,
        color: UIColor = .label,
        alignment: NSTextAlignment = .natural,
        lines: Int = 1
    ) {
        self.init(frame: .zero)
        self.text = text
        font = UIFont.systemFont(ofSize: size, weight: weight)
        textColor = color
        textAlignment = alignment
        numberOfLines = lines
        lineBreakMode = .byTruncatingTail
    }
}
