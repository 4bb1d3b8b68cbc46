import Foundation
import Testing

/// The examples in the doc comments of both products stand in a test, line by line, so they compile.
@Suite struct DocCommentTests {
    @Test(
        "Each example of a doc comment stands in a source that is compiled, line by line",
        arguments: [("Sources/Presentations", 79), ("Sources/Testing/PresentationsTesting", 20)])
    func examples(folder: String, least: Int) throws {
        let tests = try CompiledCode(in: ["Tests/DocumentationTests"])
        let sources = try Repository.paths(in: [folder])
        var missing: [String] = []
        var count = 0
        for path in sources where path.hasSuffix(".swift") {
            for example in Self.comments(in: path, try Repository.text(path)).blocks where example.language == "swift" {
                count += 1
                if !tests.contains(example.lines) { missing.append("\(path): \(example.lines.first ?? "")") }
            }
        }
        #expect(count > least)
        #expect(missing == [])
    }

    /// The doc comments of a source, as a page.
    private static func comments(in path: String, _ text: String) -> MarkdownPage {
        let lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let comments = lines.filter { $0.hasPrefix("///") }.map { $0.dropFirst(3) }
        return MarkdownPage(path: path, text: comments.joined(separator: "\n"))
    }
}
