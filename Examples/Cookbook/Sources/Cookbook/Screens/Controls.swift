import UIKit

extension UIView {
    /// Adds a view that fills this one, or a layout guide of it, less the insets.
    func fill(with subview: UIView, insets: NSDirectionalEdgeInsets = .zero) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        NSLayoutConstraint.activate([
            subview.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
            subview.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
            subview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
            subview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
        ])
    }

    /// Gives the view a fixed size.
    func sized(_ width: CGFloat, _ height: CGFloat) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height),
        ])
        return self
    }

    /// Gives the view an identifier for tests.
    func named(_ identifier: String) -> Self {
        accessibilityIdentifier = identifier
        return self
    }
}

extension UILabel {
    /// Creates a label that grows with the user's text size.
    convenience init(
        _ text: String, _ style: UIFont.TextStyle = .body, weight: UIFont.Weight? = nil, color: UIColor = .label
    ) {
        self.init(frame: .zero)
        self.text = text
        let font = UIFont.preferredFont(forTextStyle: style)
        self.font =
            weight.map {
                UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: style.size, weight: $0))
            }
            ?? font
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = 0
    }
}

extension UIFont.TextStyle {
    /// The size at the default text size.
    fileprivate var size: CGFloat {
        UIFont.preferredFont(
            forTextStyle: self, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
        ).pointSize
    }
}

extension UIStackView {
    convenience init(_ views: UIView..., axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 8) {
        self.init(arrangedSubviews: views)
        self.axis = axis
        self.spacing = spacing
        alignment = axis == .horizontal ? .center : .fill
    }
}

extension UIButton {
    /// Creates a button as wide as it may be.
    convenience init(_ title: String, _ look: Configuration = .filled(), action: @escaping @MainActor () -> Void) {
        var configuration = look
        configuration.title = title
        configuration.cornerStyle = .large
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
        self.init(configuration: configuration, primaryAction: UIAction { _ in action() })
    }

    /// Creates a round button of 44 by 44 points.
    convenience init(
        _ icon: Icon, label: String, color: UIColor = .label, background: UIColor = .clear,
        action: @escaping @MainActor () -> Void = {}
    ) {
        var configuration = Configuration.plain()
        configuration.background.backgroundColor = background
        configuration.background.cornerRadius = 22
        configuration.cornerStyle = .fixed
        self.init(configuration: configuration, primaryAction: UIAction { _ in action() })
        accessibilityLabel = label
        let view = icon.view(color).sized(20, 20)
        addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: centerXAnchor),
            view.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        frame.size = CGSize(width: 44, height: 44)
        _ = sized(44, 44)
    }
}

/// An icon on a coloured circle.
final class Badge: UIView {
    convenience init(_ icon: Icon, color: UIColor, diameter: CGFloat = 40) {
        self.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = diameter / 2
        let inset = (diameter * 0.28).rounded()
        fill(
            with: icon.view(.white),
            insets: NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset))
        _ = sized(diameter, diameter)
    }
}
