extension UIImage {
    /// The colours in which an image is shown.
    public enum RenderingMode: Int, Sendable {
        /// The default of the view that shows it: an image view shows files in their colours, and symbols in its tint.
        case automatic = 0
        /// In its own colours.
        case alwaysOriginal = 1
        /// As a shape in the tint.
        case alwaysTemplate = 2
    }

    /// The way in which the middle of a resizable image grows.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// The size of a symbol relative to text of its point size.
    public enum SymbolScale: Int, Sendable {
        /// The system's default: medium.
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        /// Leaves the scale to another configuration.
        var specified: SymbolScale? { self == .unspecified ? nil : self }
    }

    /// The thickness of a symbol's lines, like that of a font.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9

        /// The matching weight of text. Regular if the weight is unspecified.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }

        /// The weight of symbols beside a font.
        init(nearest weight: UIFont.Weight) {
            self = SymbolWeight(rawValue: weight.css / 100) ?? .regular
        }

        /// Leaves the weight to another configuration.
        var specified: SymbolWeight? { self == .unspecified ? nil : self }
    }
}
