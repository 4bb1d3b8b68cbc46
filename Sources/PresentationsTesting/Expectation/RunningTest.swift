import Testing

/// The argument that makes `swift test` run the current test alone.
enum TestFilter {
    /// Empty where the framework does not tell which test is running.
    static var current: String {
        guard let test = Test.current else { return "" }
        return make(module: test.id.moduleName, names: test.id.nameComponents)
    }

    /// The filter is a regular expression that goes through a shell. Whatever means something to either of them, such
    /// as the backticks and spaces of a raw identifier, is written as `.`, which stands for any character.
    static func make(module: String, names: [String]) -> String {
        let path = names.map { $0.prefix { $0 != "(" } }.joined(separator: "/")
        let safe = path.map { character in
            let isSafe = character.isASCII && (character.isLetter || character.isNumber || "_/".contains(character))
            return isSafe ? String(character) : "."
        }
        return ([module] + [safe.joined()]).joined(separator: ".")
    }
}
