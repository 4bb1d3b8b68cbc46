import UIKit

/// A rounded search field with a magnifier.
final class SearchField: UIView {
    let field = UITextField()
    private let magnifier = IconView(.search, color: .secondaryLabel)

    init(placeholder: String) {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        field.placeholder = placeholder
        field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        field.adjustsFontForContentSizeCategory = true
        field.textColor = .label
        field.accessibilityLabel = field.placeholder
        addSubview(magnifier)
        addSubview(field)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A field is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds.padded(11, 0)
        magnifier.frame = area.cutLeft(18, gap: 8).centered(18, 18)
        field.frame = area
        mirrorSubviews()
    }
}
