import Foundation

/// The article Pinning Layouts, and its example.
struct Article {
    /// A code block, between two fences.
    struct Block {
        var language: Substring
        var text: String
    }

    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    let text: String

    init() throws {
        let file = Self.package.appendingPathComponent(
            "Sources/Testing/PresentationsTesting/PresentationsTesting.docc/PinningLayouts.md")
        text = try String(contentsOf: file, encoding: .utf8)
    }

    /// A file of the example, as it is in its folder.
    static func exampleFile(_ path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent("Examples/Music/\(path)"), encoding: .utf8)
    }

    var blocks: [Block] {
        text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }
            .map { _, block in
                let language = block.prefix { $0 != "\n" }
                return Block(language: language, text: String(block.dropFirst(language.count + 1)))
            }
    }

    func blocks(in language: String) -> [String] {
        blocks.filter { $0.language == language }.map(\.text)
    }

    /// Returns the name after a mark, for each occurrence of the mark.
    func names(after mark: String) -> [Substring] {
        var names: [Substring] = []
        var rest = text[...]
        while let found = rest.range(of: mark) {
            rest = rest[found.upperBound...]
            names.append(rest.prefix { $0.isLetter || $0 == "_" })
        }
        return names
    }
}
