import Foundation
import Testing

/// The examples in the doc comments of PresentationsTesting stand in a test, line by line, so they compile.
@Suite struct DocCommentTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func everyExampleIsInATest() throws {
        let examples = try Self.files(in: "Sources/Testing/PresentationsTesting").flatMap(Self.examples)
        let tests = try Self.files(in: "Tests/DocumentationTests").map(Self.lines)
        #expect(examples.count > 20)
        for example in examples {
            #expect(tests.contains { Self.contains(example, in: $0) }, "\(example.joined(separator: "\n"))")
        }
    }

    private static func files(in folder: String) throws -> [String] {
        let folder = package.appendingPathComponent(folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try paths.filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The lines of each Swift block in the doc comments of a source.
    private static func examples(in text: String) -> [[String]] {
        var examples: [[String]] = []
        var example: [String]?
        for line in lines(of: text) where line.hasPrefix("///") {
            let comment = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
            if comment == "```swift" {
                example = []
            } else if comment == "```" {
                if let example { examples.append(example) }
                example = nil
            } else if !comment.isEmpty {
                example?.append(comment)
            }
        }
        return examples
    }

    private static func contains(_ example: [String], in lines: [String]) -> Bool {
        lines.indices.contains { lines[$0...].starts(with: example) }
    }
}
