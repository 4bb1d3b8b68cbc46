import UIKit

/// A button with an icon on a circle. It responds to touches in its bounds, which may be larger than the circle.
final class IconButton: UIControl {
    private let iconView: IconView
    private let circle = UIView()
    private let diameter: CGFloat
    private let iconSide: CGFloat

    init(
        _ icon: Icon,
        label: String,
        color: UIColor = .label,
        background: UIColor? = nil,
        diameter: CGFloat = 30,
        iconSide: CGFloat = 16,
        handler: @escaping @MainActor () -> Void = {}
    ) {
        iconView = IconView(icon, color: color)
        self.diameter = diameter
        self.iconSide = iconSide
        super.init(frame: .zero)
        circle.backgroundColor = background
        circle.isHidden = background == nil
        circle.isUserInteractionEnabled = false
        circle.layer.cornerRadius = diameter / 2
        addSubview(circle)
        addSubview(iconView)
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityTraits = .button
        addAction(UIAction { _ in handler() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A button is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        circle.frame = bounds.centered(diameter, diameter)
        iconView.frame = bounds.centered(iconSide, iconSide)
    }

    /// Adds a shadow to the circle, for a button that floats over a map.
    func addShadow() {
        circle.layer.shadowColor = UIColor.black.cgColor
        circle.layer.shadowOpacity = 0.15
        circle.layer.shadowRadius = 6
        circle.layer.shadowOffset = CGSize(width: 0, height: 2)
    }
}
