@preconcurrency import UIKit

/// The cover over the presenting view during a presentation. It fades in and out with the transition.
///
/// ```swift
/// presentAsCard(detail, style: Card(cornerRadius: 16, dimming: .dimmed(0.5)))
/// presentAsPopup(
///     question, style: Popup(dimming: .blurred(.systemThinMaterialDark)))
/// ```
public enum Dimming: Equatable, Sendable {
    /// No cover. The presenting view stays as bright as it is.
    case none
    /// Black with an opacity of 0…1. Defaults to `0.4`. NaN counts as 0.
    case dimmed(_ alpha: CGFloat = 0.4)
    /// A blur of the presenting view, which costs more rendering time than a colour. With Reduce Transparency it is a
    /// solid colour that is as light or dark as the style.
    case blurred(UIBlurEffect.Style)
    /// A colour, whose alpha is the opacity of the cover.
    case color(UIColor)

    /// Returns the dimming with an opacity in 0…1, and with a solid colour for a blur with Reduce Transparency.
    func drawable(reduceTransparency: Bool) -> Dimming {
        switch self {
        case .dimmed(let alpha): .dimmed(alpha.isNaN ? 0 : min(1, max(0, alpha)))
        case .blurred(let style) where reduceTransparency: .color(style.solidColor)
        case .none, .blurred, .color: self
        }
    }
}

extension Dimming {
    static func usable(_ level: CGFloat) -> CGFloat { level.isNaN ? 1 : min(1, max(0, level)) }
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
