extension UIBlurEffect.Style {
    /// The picture of the effect at full intensity. Apple publishes no numbers: these were chosen by eye, in the order
    /// of the materials from thin to thick.
    package struct Material: Equatable, Sendable {
        package var tint: CGColor
        /// The standard deviation of the blur, in points.
        package var blurRadius: CGFloat
    }

    /// Styles without a fixed appearance follow the interface style.
    package func material(for traits: UITraitCollection) -> Material {
        let isDark = fixedIsDark ?? (traits.userInterfaceStyle == .dark)
        let tint = isDark ? CGColor.hex(0x252525, alpha: opacity) : CGColor.hex(0xF6F6F6, alpha: opacity)
        return Material(tint: tint, blurRadius: 20)
    }

    private var fixedIsDark: Bool? {
        switch self {
        case .extraLight, .light: false
        case .dark: true
        case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark:
            true
        default: nil
        }
    }

    private var opacity: CGFloat {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
        case .light, .dark: 0.5
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
        case .regular: 0.65
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.75
        case .prominent: 0.8
        case .extraLight: 0.85
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.88
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.92
        }
    }
}
