/// What a blur looks like without the pixels behind it: a tint of the same lightness and weight.
enum Material {
    static func tint(of style: String, appearance: Scene.Appearance) -> Color {
        let lower = style.lowercased()
        let isDark = lower.hasSuffix("dark") || (!lower.hasSuffix("light") && appearance == .dark)
        let gray: UInt32 = isDark ? 0x1C1C1E : 0xF5F5F7
        return Color(rgb: gray, alpha: opacity(of: lower, isDark: isDark))
    }

    private static func opacity(of style: String, isDark: Bool) -> UInt8 {
        let weights: [(String, UInt8)] = [
            ("ultrathin", 128), ("thin", 158), ("thick", 224), ("chrome", 230), ("material", 194),
        ]
        if let weight = weights.first(where: { style.contains($0.0) })?.1 {
            return weight
        }
        return style == "extralight" || style == "prominent" ? 204 : isDark ? 153 : 140
    }
}
