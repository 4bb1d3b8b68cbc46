/// A trait: the type of its value, and its default.
public protocol UITraitDefinition {
    associatedtype Value

    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    /// True if dynamic colours have to be resolved again when the value changes.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type
