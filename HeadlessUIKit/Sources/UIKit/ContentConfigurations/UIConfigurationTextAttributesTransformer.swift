/// Computes the visible attributes of a text from those of a configuration.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    /// Identifies a transformer: closures cannot be compared.
    private let identity = Identity()

    private final class Identity: Sendable {}

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Equatable {
    /// Returns whether both are copies of the same transformer.
    public static func == (
        first: UIConfigurationTextAttributesTransformer, second: UIConfigurationTextAttributesTransformer
    ) -> Bool { first.identity === second.identity }
}
