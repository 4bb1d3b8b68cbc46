/// A style or a transition of which a panel can set every option.
protocol ConfigurableValue: Sendable {
    /// What the initializer gives without arguments.
    static var standard: Self { get }
    /// Its options, in the order of the initializer's arguments.
    static var options: [StyleOption<Self>] { get }
}

extension ConfigurableValue {
    /// The call that creates it: arguments for what is not standard.
    var call: SwiftCall {
        let arguments = Self.options.filter { $0.read(self) != $0.read(.standard) }
        return SwiftCall(
            String(describing: Self.self), arguments.map { (label: $0.name, value: .code($0.read(self))) })
    }
}
