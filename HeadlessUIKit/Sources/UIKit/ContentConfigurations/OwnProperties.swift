/// The properties of a configuration that the app has set. They stay when the defaults change with the state (LC8).
struct OwnProperties<Configuration>: Equatable {
    private var copies: [PartialKeyPath<Configuration>: (Configuration, inout Configuration) -> Void] = [:]

    mutating func note<Value>(_ property: WritableKeyPath<Configuration, Value>) {
        guard copies[property] == nil else { return }
        copies[property] = { old, new in new[keyPath: property] = old[keyPath: property] }
    }

    func contains(_ property: PartialKeyPath<Configuration>) -> Bool { copies[property] != nil }

    func carry(from old: Configuration, to new: inout Configuration) {
        for copy in copies.values { copy(old, &new) }
    }

    /// Configurations that look alike are equal, whether their properties were set or are defaults.
    static func == (first: OwnProperties, second: OwnProperties) -> Bool { true }
}
