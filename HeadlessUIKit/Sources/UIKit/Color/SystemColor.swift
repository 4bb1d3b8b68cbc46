/// A colour of the system's palette, with values for light and dark, raised surfaces and high contrast.
struct SystemColor: Hashable, Sendable {
    var name: String
    var light: CGColor
    var dark: CGColor
    /// On a surface with `UIUserInterfaceLevel.elevated`; only backgrounds differ there, and only in dark appearance.
    var elevatedDark: CGColor?
    var highContrastLight: CGColor?
    var highContrastDark: CGColor?

    func resolved(for traits: UITraitCollection) -> CGColor {
        let isContrastHigh = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else {
            return isContrastHigh ? highContrastLight ?? light : light
        }
        if traits.userInterfaceLevel == .elevated, let elevatedDark {
            return elevatedDark
        }
        return isContrastHigh ? highContrastDark ?? dark : dark
    }
}

extension CGColor {
    /// From 0xRRGGBB.
    static func hex(_ rgb: UInt32, alpha: CGFloat = 1) -> CGColor {
        CGColor(
            srgbRed: CGFloat(rgb >> 16 & 0xFF) / 255,
            green: CGFloat(rgb >> 8 & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255,
            alpha: alpha
        )
    }
}
