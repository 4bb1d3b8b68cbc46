import UIKit

/// A text field with a label above it.
final class FormField: UIView {
    static let height: CGFloat = 66

    let field = UITextField()
    private let title: UILabel
    private let box = UIView()

    init(_ name: String, text: String = "", placeholder: String = "", isActive: Bool = false) {
        title = UILabel(name, size: 13, weight: .medium, color: .secondaryLabel)
        super.init(frame: .zero)
        field.text = text
        field.placeholder = placeholder
        field.font = UIFont.systemFont(ofSize: 16)
        field.textColor = .label
        field.accessibilityLabel = name
        box.backgroundColor = .tertiarySystemFill
        box.layer.cornerRadius = 10
        box.layer.cornerCurve = .continuous
        box.layer.borderWidth = isActive ? 1.5 : 0
        for part in [title, box, field] { addSubview(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A field is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        box.layer.borderColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
        var area = bounds
        title.frame = area.cutTop(18, gap: 4)
        box.frame = area
        field.frame = area.padded(12, 2)
    }
}
