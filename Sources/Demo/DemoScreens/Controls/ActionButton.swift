import UIKit

/// A wide rounded button with a title.
final class ActionButton: UIButton {
    enum Style {
        /// White on the accent colour, for the default action.
        case prominent
        /// Accent colour on grey.
        case gray
        /// Accent colour without a background.
        case plain
    }

    init(
        _ title: String,
        style: Style = .prominent,
        accent: UIColor = .systemBlue,
        size: CGFloat = 17,
        cornerRadius: CGFloat = 12,
        handler: @escaping @MainActor () -> Void = {}
    ) {
        super.init(frame: .zero)
        setTitle(title, for: .normal)
        titleLabel?.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: size, weight: style == .prominent ? .semibold : .medium))
        titleLabel?.adjustsFontForContentSizeCategory = true
        setTitleColor(style == .prominent ? .white : accent, for: .normal)
        switch style {
        case .prominent: backgroundColor = accent
        case .gray: backgroundColor = .tertiarySystemFill
        case .plain: backgroundColor = nil
        }
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        addAction(UIAction { _ in handler() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A button is made in code")
    }
}
