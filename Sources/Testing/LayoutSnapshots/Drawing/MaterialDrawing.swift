/// The look of a blur without the pixels behind it: a tint of the same lightness and weight.
enum MaterialDrawing {
    static func tint(of material: Material, appearance: Scene.Appearance) -> Color {
        let style = material.style.lowercased()
        let isDark = style.hasSuffix("dark") || (!style.hasSuffix("light") && appearance == .dark)
        let opacity = opacity(of: style) * material.intensity.clamped(to: 0...1).units / 1_000
        return Color(rgb: isDark ? 0x25_2525 : 0xF6_F6F6, alpha: UInt8(opacity))
    }

    /// Chosen by eye, from thin to thick, in 255ths.
    private static func opacity(of style: String) -> Int {
        let weights = [
            ("clearglass", 77), ("regularglass", 153), ("ultrathin", 115), ("thin", 153), ("thick", 224),
            ("chrome", 235), ("material", 191),
        ]
        if let weight = weights.first(where: { style.contains($0.0) })?.1 {
            return weight
        }
        return switch style {
        case "extralight": 217
        case "prominent": 204
        case "regular": 166
        default: 128
        }
    }
}
