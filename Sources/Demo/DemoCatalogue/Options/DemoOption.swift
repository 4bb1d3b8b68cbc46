/// A setting of a ``Demo`` as a control panel shows it.
public struct DemoOption: Hashable, Sendable {
    /// The label of the argument that sets it, such as `cornerRadius`.
    public let name: String
    public let control: Control
    /// The value that it has, as Swift.
    public let value: String
    /// The value that it has if the code does not mention it.
    public let defaultValue: String

    public var isDefault: Bool { value == defaultValue }

    /// What a value is chosen with.
    public enum Control: Hashable, Sendable {
        /// `true` or `false`.
        case toggle
        /// One of several values.
        case choice([String])
        /// A whole number of points.
        case points(ClosedRange<Int>, step: Int)
    }
}
