import Testing

/// The argument that makes `swift test` run the current test alone.
enum TestFilter {
    /// Empty where the framework does not tell which test is running.
    static var current: String {
        guard let test = Test.current else { return "" }
        let names = test.id.nameComponents.map { name in
            name.prefix { $0 != "(" }
        }
        return ([test.id.moduleName[...]] + names.prefix(1)).joined(separator: ".")
            + names.dropFirst().map { "/" + $0 }.joined()
    }
}
