/// The words of a command line, one option after the other. An option's value follows it after a space or an equals
/// sign.
///
/// ```swift
/// var options = CommandLineOptions(CommandLine.arguments.dropFirst())
/// while let option = options.next() {
///     switch option {
///     case "--output": folder = try options.value(of: option, called: "a folder")
///     default: throw UsageError("unknown option \(option)")
///     }
///     try options.finish(option)
/// }
/// ```
package struct CommandLineOptions {
    private var words: ArraySlice<String>
    private var attached: String?

    package init(_ words: some Sequence<String>) {
        self.words = Array(words)[...]
    }

    /// Returns the next option or word. Nil at the end.
    package mutating func next() -> String? {
        guard let word = words.popFirst() else { return nil }
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return word }
        attached = String(word[word.index(after: equals)...])
        return String(word[..<equals])
    }

    /// Returns the value that follows an option.
    package mutating func value(of option: String, called name: String) throws -> String {
        defer { attached = nil }
        if attached == nil, let word = words.first, !word.hasPrefix("--") {
            attached = words.popFirst()
        }
        guard let attached, !attached.isEmpty else { throw UsageError("\(option) needs \(name)") }
        return attached
    }

    /// Throws if the option has a value that was not read.
    package func finish(_ option: String) throws {
        guard let attached else { return }
        throw UsageError("\(option) takes no value, but got \(attached)")
    }
}

/// A reason why a command line cannot be understood.
package struct UsageError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
