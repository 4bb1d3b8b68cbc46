import UIKit

/// An icon on a coloured circle or rounded square.
final class IconBadge: UIView {
    enum Outline {
        case circle
        case rounded(CGFloat)
    }

    private let iconView: IconView
    private let outline: Outline
    private let iconScale: CGFloat

    init(
        _ icon: Icon, color: UIColor, iconColor: UIColor = .white, outline: Outline = .circle, iconScale: CGFloat = 0.55
    ) {
        iconView = IconView(icon, color: iconColor)
        self.outline = outline
        self.iconScale = iconScale
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerCurve = .continuous
        addSubview(iconView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A badge is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        switch outline {
        case .circle: layer.cornerRadius = side / 2
        case .rounded(let radius): layer.cornerRadius = radius
        }
        iconView.frame = bounds.centered(side * iconScale, side * iconScale)
    }
}
