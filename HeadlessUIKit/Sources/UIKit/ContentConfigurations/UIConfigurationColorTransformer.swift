/// Computes the visible colour from that of a configuration.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor
    /// Identifies a transformer: closures cannot be compared.
    private let identity: Identity

    private final class Identity: Sendable {}

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.init(Identity(), transform)
    }

    private init(_ identity: Identity, _ transform: @escaping (UIColor) -> UIColor) {
        self.identity = identity
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A gray with the lightness of the colour.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer(grayscaleIdentity) { color in
            UIColor { traits in color.resolvedColor(with: traits).gray }
        }
    }
    private static let grayscaleIdentity = Identity()

    /// The colour itself: there is no system accent colour that would replace it.
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer(preferredTintIdentity) { $0 }
    }
    private static let preferredTintIdentity = Identity()

    /// Returns whether both are copies of the same transformer.
    func isSame(as other: UIConfigurationColorTransformer) -> Bool { identity === other.identity }
}

extension UIColor {
    /// A gray with this colour's lightness, by the weights of the standard colour space.
    var gray: UIColor {
        let rgba = cgColor.rgba
        return UIColor(white: 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue, alpha: rgba.alpha)
    }
}

/// A colour with its transformer.
struct TransformedColor: Equatable {
    var color: UIColor?
    var transformer: UIConfigurationColorTransformer?

    /// - Parameter tint: Replaces a colour that is not set.
    func resolved(for tint: UIColor) -> UIColor {
        let color = color ?? tint
        return transformer?(color) ?? color
    }

    static func == (first: TransformedColor, second: TransformedColor) -> Bool {
        guard first.color == second.color else { return false }
        guard let transformer = first.transformer, let other = second.transformer else {
            return first.transformer == nil && second.transformer == nil
        }
        return transformer.isSame(as: other)
    }
}
