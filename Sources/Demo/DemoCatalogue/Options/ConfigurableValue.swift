/// A style or a transition whose options a panel can set.
protocol ConfigurableValue: Sendable {
    /// The result of the initializer without arguments.
    static var standard: Self { get }
    /// The options that are arguments of the initializer, in its order.
    static var arguments: [StyleOption<Self>] { get }
    /// The options that are only properties.
    static var properties: [StyleOption<Self>] { get }
}

extension ConfigurableValue {
    static var properties: [StyleOption<Self>] { [] }
    static var options: [StyleOption<Self>] { arguments + properties }

    /// The initializer call that creates the value, without options that have their default. If one of them is no
    /// argument, a closure sets them all.
    var call: SwiftCall {
        let name = String(describing: Self.self)
        let (arguments, properties) = (changed(Self.arguments), changed(Self.properties))
        if properties.isEmpty {
            return SwiftCall(name, arguments.map { (label: $0.name, value: .code($0.value)) })
        }
        return SwiftCall(name, closure: (arguments + properties).map { "$0.\($0.name) = \($0.value)" })
    }

    private func changed(_ options: [StyleOption<Self>]) -> [(name: String, value: String)] {
        options.filter { $0.read(self) != $0.read(.standard) }.map { ($0.name, $0.read(self)) }
    }
}
