/// The size of a symbol. Real symbols differ in width; without glyphs each is a square.
struct SymbolMetrics: Equatable {
    let pointSize: CGFloat
    let scale: UIImage.SymbolScale

    init(_ values: ImageConfigurationValues, in traits: UITraitCollection) {
        scale = values.scale ?? .medium
        pointSize =
            switch values.size {
            case .points(let points): max(0, points)
            case .textStyle(let style): UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
            case nil: Self.standardPointSize
            }
    }

    /// In whole pixels.
    func side(displayScale: CGFloat) -> CGFloat {
        (pointSize * Self.sideOfMedium * proportion * displayScale).rounded(.up) / displayScale
    }

    /// The distance from the bottom edge. Symbols are centred on the capital letters beside them.
    func baseline(displayScale: CGFloat) -> CGFloat {
        (side(displayScale: displayScale) - UIFont.systemFont(ofSize: pointSize).capHeight) / 2
    }

    /// Chosen by eye: the scales of the templates of custom symbols.
    private var proportion: CGFloat {
        switch scale {
        case .small: 0.78
        case .large: 1.28
        case .medium, .default, .unspecified: 1
        }
    }

    /// The body text at the default size.
    private static let standardPointSize: CGFloat = 17
    /// The size for a point size of 1. Chosen by eye: a circle has this height.
    private static let sideOfMedium: CGFloat = 1.17
}
