/// The tints and grays of the system, with the values of Apple's Human Interface Guidelines for iOS 15 to 18.
extension UIColor {
    public class var systemRed: UIColor { tint("systemRedColor", 0xFF3B30, 0xFF453A, highContrast: 0xD70015, 0xFF6961) }
    public class var systemGreen: UIColor {
        tint("systemGreenColor", 0x34C759, 0x30D158, highContrast: 0x248A3D, 0x30DB5B)
    }
    public class var systemBlue: UIColor {
        tint("systemBlueColor", 0x007AFF, 0x0A84FF, highContrast: 0x0040DD, 0x409CFF)
    }
    public class var systemOrange: UIColor {
        tint("systemOrangeColor", 0xFF9500, 0xFF9F0A, highContrast: 0xC93400, 0xFFB340)
    }
    public class var systemYellow: UIColor {
        tint("systemYellowColor", 0xFFCC00, 0xFFD60A, highContrast: 0xB25000, 0xFFD426)
    }
    public class var systemPink: UIColor {
        tint("systemPinkColor", 0xFF2D55, 0xFF375F, highContrast: 0xD30F45, 0xFF6482)
    }
    public class var systemPurple: UIColor {
        tint("systemPurpleColor", 0xAF52DE, 0xBF5AF2, highContrast: 0x8944AB, 0xDA8FFF)
    }
    public class var systemTeal: UIColor {
        tint("systemTealColor", 0x30B0C7, 0x40C8E0, highContrast: 0x008299, 0x5DE6FF)
    }
    public class var systemIndigo: UIColor {
        tint("systemIndigoColor", 0x5856D6, 0x5E5CE6, highContrast: 0x3634A3, 0x7D7AFF)
    }
    public class var systemBrown: UIColor {
        tint("systemBrownColor", 0xA2845E, 0xAC8E68, highContrast: 0x7F6545, 0xB59469)
    }
    public class var systemMint: UIColor {
        tint("systemMintColor", 0x00C7BE, 0x63E6E2, highContrast: 0x0C817B, 0x66D4CF)
    }
    public class var systemCyan: UIColor {
        tint("systemCyanColor", 0x32ADE6, 0x64D2FF, highContrast: 0x0071A4, 0x70D7FF)
    }
    public class var systemGray: UIColor {
        tint("systemGrayColor", 0x8E8E93, 0x8E8E93, highContrast: 0x6C6C70, 0xAEAEB2)
    }
    public class var systemGray2: UIColor {
        tint("systemGray2Color", 0xAEAEB2, 0x636366, highContrast: 0x8E8E93, 0x7C7C80)
    }
    public class var systemGray3: UIColor {
        tint("systemGray3Color", 0xC7C7CC, 0x48484A, highContrast: 0xAEAEB2, 0x545456)
    }
    public class var systemGray4: UIColor {
        tint("systemGray4Color", 0xD1D1D6, 0x3A3A3C, highContrast: 0xBCBCC0, 0x444446)
    }
    public class var systemGray5: UIColor {
        tint("systemGray5Color", 0xE5E5EA, 0x2C2C2E, highContrast: 0xD8D8DC, 0x363638)
    }
    public class var systemGray6: UIColor {
        tint("systemGray6Color", 0xF2F2F7, 0x1C1C1E, highContrast: 0xEBEBF0, 0x242426)
    }

    private class func tint(
        _ name: String, _ light: UInt32, _ dark: UInt32, highContrast: UInt32, _ highContrastDark: UInt32
    ) -> UIColor {
        UIColor(
            .system(
                SystemColor(
                    name: name, light: .hex(light), dark: .hex(dark),
                    highContrastLight: .hex(highContrast), highContrastDark: .hex(highContrastDark))))
    }
}
