import UIKit

/// A round button with an icon; the area that takes a touch is as large as its bounds, the circle may be smaller.
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

    /// Lifts the circle off what is beneath it, for a button that floats over a map or a picture.
    func addShadow() {
        circle.layer.shadowColor = UIColor.black.cgColor
        circle.layer.shadowOpacity = 0.15
        circle.layer.shadowRadius = 6
        circle.layer.shadowOffset = CGSize(width: 0, height: 2)
    }
}
