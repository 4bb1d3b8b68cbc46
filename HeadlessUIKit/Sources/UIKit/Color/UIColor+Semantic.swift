/// Colours named by use. Those for text, lines and fills are translucent, so that they work on every background.
extension UIColor {
    /// The tint colour of the view that resolves it: that of the traits, or blue if they do not come from a view.
    public class var tintColor: UIColor { UIColor(.tint) }
    public class var label: UIColor { semantic("labelColor", .hex(0x000000), .hex(0xFFFFFF)) }
    public class var secondaryLabel: UIColor {
        semantic("secondaryLabelColor", .hex(0x3C3C43, alpha: 0.6), .hex(0xEBEBF5, alpha: 0.6))
    }
    public class var tertiaryLabel: UIColor {
        semantic("tertiaryLabelColor", .hex(0x3C3C43, alpha: 0.3), .hex(0xEBEBF5, alpha: 0.3))
    }
    public class var quaternaryLabel: UIColor {
        semantic("quaternaryLabelColor", .hex(0x3C3C43, alpha: 0.18), .hex(0xEBEBF5, alpha: 0.16))
    }
    public class var placeholderText: UIColor {
        semantic("placeholderTextColor", .hex(0x3C3C43, alpha: 0.3), .hex(0xEBEBF5, alpha: 0.3))
    }
    public class var link: UIColor { semantic("linkColor", .hex(0x007AFF), .hex(0x0984FF)) }
    public class var separator: UIColor {
        semantic("separatorColor", .hex(0x3C3C43, alpha: 0.29), .hex(0x545458, alpha: 0.6))
    }
    public class var opaqueSeparator: UIColor { semantic("opaqueSeparatorColor", .hex(0xC6C6C8), .hex(0x38383A)) }
    public class var systemFill: UIColor {
        semantic("systemFillColor", .hex(0x787880, alpha: 0.2), .hex(0x787880, alpha: 0.36))
    }
    public class var secondarySystemFill: UIColor {
        semantic("secondarySystemFillColor", .hex(0x787880, alpha: 0.16), .hex(0x787880, alpha: 0.32))
    }
    public class var tertiarySystemFill: UIColor {
        semantic("tertiarySystemFillColor", .hex(0x767680, alpha: 0.12), .hex(0x767680, alpha: 0.24))
    }
    public class var quaternarySystemFill: UIColor {
        semantic("quaternarySystemFillColor", .hex(0x747480, alpha: 0.08), .hex(0x767680, alpha: 0.18))
    }

    public class var systemBackground: UIColor {
        semantic("systemBackgroundColor", .hex(0xFFFFFF), .hex(0x000000), elevated: .hex(0x1C1C1E))
    }
    public class var secondarySystemBackground: UIColor {
        semantic("secondarySystemBackgroundColor", .hex(0xF2F2F7), .hex(0x1C1C1E), elevated: .hex(0x2C2C2E))
    }
    public class var tertiarySystemBackground: UIColor {
        semantic("tertiarySystemBackgroundColor", .hex(0xFFFFFF), .hex(0x2C2C2E), elevated: .hex(0x3A3A3C))
    }
    public class var systemGroupedBackground: UIColor {
        semantic("systemGroupedBackgroundColor", .hex(0xF2F2F7), .hex(0x000000), elevated: .hex(0x1C1C1E))
    }
    public class var secondarySystemGroupedBackground: UIColor {
        semantic("secondarySystemGroupedBackgroundColor", .hex(0xFFFFFF), .hex(0x1C1C1E), elevated: .hex(0x2C2C2E))
    }
    public class var tertiarySystemGroupedBackground: UIColor {
        semantic("tertiarySystemGroupedBackgroundColor", .hex(0xF2F2F7), .hex(0x2C2C2E), elevated: .hex(0x3A3A3C))
    }

    private class func semantic(
        _ name: String, _ light: CGColor, _ dark: CGColor, elevated: CGColor? = nil
    ) -> UIColor {
        UIColor(.system(SystemColor(name: name, light: light, dark: dark, elevatedDark: elevated)))
    }
}
