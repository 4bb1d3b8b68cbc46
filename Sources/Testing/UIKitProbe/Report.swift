import Foundation

/// The result of one entry.
package struct Finding: Sendable {
    package let entry: Entry
    package let outcome: Outcome

    package enum Outcome: Sendable, Equatable {
        case seen(String)
        /// Something that it needs does not exist here.
        case notAsked(String)
        /// An expected event did not come.
        case failed(String)
    }

    /// The observed result, if there is one.
    package var seen: String? {
        guard case .seen(let text) = outcome else { return nil }
        return text
    }

    /// True if it is among the expected results.
    package var isExpected: Bool { seen.map(entry.expected.contains) ?? false }
}

/// All findings, and their text.
package struct Report: Sendable {
    /// The system and its version, and the screen if there is one.
    package let system: String
    package let findings: [Finding]

    /// The first and the last line, so that a report can be cut out of a log.
    package static let start = "# What this UIKit does"
    package static let end = "End of the report."

    package func finding(_ code: String) -> Finding? { findings.first { $0.entry.code == code } }

    /// The report as Markdown.
    package var markdown: String {
        let different = findings.filter { $0.seen != nil && !$0.isExpected }.count
        let open = findings.filter { $0.seen == nil }.count
        let parts = [
            Self.start,
            "System: \(system)",
            """
            \(findings.count) entries: \(findings.count - different - open) as expected, \(different) different (**≠**), \
            \(open) without an answer (**?**). Please send all of this, also where nothing differs, with the name of the Mac \
            and the version of Xcode, as an issue of this repository.
            """,
            table("Open questions", "question", "possible answers", .question),
            (["## Calls in order"] + findings.filter { $0.entry.kind == .log }.map(\.list)).joined(separator: "\n\n"),
            table("Rules", "rule", "expected", .rule),
            Self.end,
        ]
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func table(_ title: String, _ what: String, _ expected: String, _ kind: Entry.Kind) -> String {
        let head = "## \(title)\n\n| | code | \(what) | \(expected) | seen |\n|---|---|---|---|---|"
        let rows = findings.filter { $0.entry.kind == kind }.map(\.row)
        return ([head] + rows).joined(separator: "\n")
    }
}

extension Finding {
    fileprivate var row: String {
        let cells = [mark, entry.code, entry.sentence, entry.expected.joined(separator: " · "), saying]
        return "| " + cells.map { $0.replacingOccurrences(of: "|", with: "\\|") }.joined(separator: " | ") + " |"
    }

    /// Calls, one per line; the expected calls only if they differ.
    fileprivate var list: String {
        let title = "### \(entry.code): \(entry.sentence)"
        guard let seen else { return "\(title)\n\n\(mark) \(saying)" }
        let calls = Self.block(seen)
        if isExpected { return "\(title)\n\nAs expected:\n\n\(calls)" }
        let expected = entry.expected.map(Self.block).joined(separator: "\n\n")
        return "\(title)\n\n\(mark) Expected:\n\n\(expected)\n\nSeen:\n\n\(calls)"
    }

    private static func block(_ calls: String) -> String {
        "```\n" + calls.replacingOccurrences(of: " → ", with: "\n") + "\n```"
    }

    private var mark: String {
        if seen == nil { return "**?**" }
        return isExpected ? "" : "**≠**"
    }

    private var saying: String {
        switch outcome {
        case .seen(let text): text
        case .notAsked(let reason): "not asked: \(reason)"
        case .failed(let reason): "no answer: \(reason)"
        }
    }
}
