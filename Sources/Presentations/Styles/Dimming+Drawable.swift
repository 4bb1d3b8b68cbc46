@preconcurrency import UIKit

extension Dimming {
    /// Returns the dimming with its opacity limited to 0…1, where NaN becomes 0. With Reduce Transparency a blur
    /// becomes a solid colour that is as light or dark as the blur style.
    func drawable(reduceTransparency: Bool) -> Dimming {
        switch self {
        case .dimmed(let alpha): .dimmed(alpha.isNaN ? 0 : min(1, max(0, alpha)))
        case .blurred(let style) where reduceTransparency: .color(style.solidColor)
        case .none, .blurred, .color: self
        }
    }
}

extension UIBlurEffect.Style {
    /// The solid colour in place of the blur: light or dark if the style is, and otherwise adaptive.
    var solidColor: UIColor {
        let appearance: UIUserInterfaceStyle =
            switch self {
            case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
                .systemThickMaterialLight, .systemChromeMaterialLight:
                .light
            case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
                .systemThickMaterialDark, .systemChromeMaterialDark:
                .dark
            default:
                .unspecified
            }
        let color = UIColor.secondarySystemBackground
        guard appearance != .unspecified else { return color }
        return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: appearance))
    }
}
