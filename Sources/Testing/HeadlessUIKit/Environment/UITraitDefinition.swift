/// A trait: which kind of value it has, and the one that applies while nobody gives it another.
public protocol UITraitDefinition {
    associatedtype Value

    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    /// Whether dynamic colours are to be resolved anew when the value changes.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type
