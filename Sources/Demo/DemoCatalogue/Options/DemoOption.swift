/// A setting of a ``Demo`` as a control panel shows it.
public struct DemoOption: Hashable, Sendable {
    /// The label of its argument in the initializer, such as `cornerRadius`.
    public let name: String
    public let control: Control
    /// The current value, as Swift code.
    public let value: String
    /// The default value, as Swift code.
    public let defaultValue: String

    public var isDefault: Bool { value == defaultValue }

    /// The control for choosing a value.
    public enum Control: Hashable, Sendable {
        /// `true` or `false`.
        case toggle
        /// One of several values.
        case choice([String])
        /// A whole number of points.
        case points(ClosedRange<Int>, step: Int)
    }
}
