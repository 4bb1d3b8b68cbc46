import UIKit

/// A wide rounded button with a title.
final class ActionButton: UIButton {
    enum Look {
        /// White on the accent colour: the one thing that most people will do here.
        case prominent
        /// Accent colour on grey.
        case gray
        /// Accent colour on nothing.
        case plain
    }

    init(
        _ title: String,
        look: Look = .prominent,
        accent: UIColor = .systemBlue,
        size: CGFloat = 17,
        cornerRadius: CGFloat = 12,
        handler: @escaping @MainActor () -> Void = {}
    ) {
        super.init(frame: .zero)
        setTitle(Wording.said(title), for: .normal)
        titleLabel?.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: size, weight: look == .prominent ? .semibold : .medium))
        titleLabel?.adjustsFontForContentSizeCategory = true
        setTitleColor(look == .prominent ? .white : accent, for: .normal)
        switch look {
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
