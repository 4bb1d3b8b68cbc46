/// One subject of the probe: a question that nobody has settled, or a rule that the headless module follows.
package struct Entry: Sendable {
    /// Performs the check, and returns its result in the words of `expected`.
    typealias Ask = @MainActor @Sendable (Bench) async throws -> String

    /// The code in `HeadlessUIKit/Documentation/UIKitRules.md`: `Q-1`, `C4`.
    package let code: String
    package let kind: Kind
    package let sentence: String
    /// For a question all known answers; for a rule the one expected result.
    package let expected: [String]
    let ask: Ask

    package enum Kind: Sendable {
        case question, log, rule
    }

    static func question(_ code: String, _ sentence: String, _ answers: [String], _ ask: @escaping Ask) -> Entry {
        Entry(code: code, kind: .question, sentence: sentence, expected: answers, ask: ask)
    }

    /// A list of calls, in order.
    static func log(_ code: String, _ sentence: String, _ calls: [String], _ ask: @escaping Ask) -> Entry {
        Entry(code: code, kind: .log, sentence: sentence, expected: [calls.inOrder], ask: ask)
    }

    static func rule(_ code: String, _ sentence: String, _ expected: String, _ ask: @escaping Ask) -> Entry {
        Entry(code: code, kind: .rule, sentence: sentence, expected: [expected], ask: ask)
    }
}

/// The reason why there is nothing to report.
enum Trouble: Error {
    /// Something that the question needs does not exist here: a finger, for example.
    case notAsked(String)
    /// The check was tried, and an expected event did not come.
    case failed(String)
}

extension [String] {
    /// The calls as one text.
    var inOrder: String { isEmpty ? "nothing" : joined(separator: " → ") }

    /// Removes duplicates: UIKit may ask for some things several times.
    var withoutRepeats: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Bool {
    var word: String { self ? "yes" : "no" }
}
