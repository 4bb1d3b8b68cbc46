import Counting
import Foundation

/// The tables in `README.md`, between two marks each.
struct Tables {
    private let texts: [String: String]

    private static let file = URL(fileURLWithPath: "README.md")

    /// Has each program make a table of its numbers.
    init(of baseline: Baseline) throws {
        #if DEBUG
            texts = [:]
        #else
            texts = Dictionary(
                uniqueKeysWithValues: try Selection.programs.compactMap { program in
                    guard let counts = baseline.counts[program] else { return nil }
                    return (program, try Selection.run(program, ["table"], input: counts.text))
                })
        #endif
    }

    func write() throws {
        var page = try String(contentsOf: Self.file, encoding: .utf8)
        for (program, text) in texts {
            let (begin, end) = ("<!-- \(program) -->\n", "<!-- end of \(program) -->")
            guard let first = page.range(of: begin), let last = page.range(of: end), first.upperBound <= last.lowerBound
            else { throw Complaint("README.md has no place for the table of \(program).") }
            let table = text.trimmingCharacters(in: .newlines)
            page.replaceSubrange(first.upperBound..<last.lowerBound, with: "\n\(table)\n")
        }
        try Data(page.utf8).write(to: Self.file)
    }
}
