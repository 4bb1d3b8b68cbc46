/// A style or a transition whose options a panel can set.
protocol ConfigurableValue: Sendable {
    /// The result of the initializer without arguments.
    static var standard: Self { get }
    /// Its options, in the order of the initializer's arguments.
    static var options: [StyleOption<Self>] { get }
}

extension ConfigurableValue {
    /// The initializer call that creates the value, without arguments that have their default.
    var call: SwiftCall {
        let arguments = Self.options.filter { $0.read(self) != $0.read(.standard) }
        return SwiftCall(
            String(describing: Self.self), arguments.map { (label: $0.name, value: .code($0.read(self))) })
    }
}
