import Foundation
import Testing

/// The Swift in the README and in the articles is compiled, in this target or in an example.
struct CodeInPagesTests {
    /// Sources that are built and tested with the package.
    private static let compiled = ["Tests/DocumentationTests", "Examples/Cookbook", "Examples/Music"]

    @Test("Each block of Swift stands in a source that is compiled, line by line")
    func blocks() throws {
        let sources = try CompiledCode(in: Self.compiled)
        let articles = try Repository.paths(in: Repository.catalogs).filter { $0.hasSuffix(".md") }
        var missing: [String] = []
        var count = 0
        for page in try (["README.md"] + articles).map(Repository.page) {
            for block in page.blocks where block.language == "swift" {
                count += 1
                let lines = Self.inPackage(Self.withoutImports(block.lines))
                if !sources.contains(lines) { missing.append("\(page.path):\(block.line)") }
            }
        }
        #expect(count > 50)
        #expect(missing == [])
    }

    @Test("A block is found whatever its indentation, but not with a line between")
    func comparison() {
        let source = CompiledCode(["func a() {", "    one()", "    two()", "}"])
        #expect(source.contains(["one()", "two()"]))
        #expect(!source.contains(["func a() {", "two()"]))
        #expect(!source.contains(["ne()"]))
    }

    /// Sources import at their top what a block imports in front of its other lines.
    private static func withoutImports(_ lines: [String]) -> [String] {
        guard lines.contains(where: { !$0.hasPrefix("import ") && !$0.isEmpty }) else { return lines }
        return Array(lines.drop { $0.hasPrefix("import ") || $0.isEmpty })
    }

    /// Manifests in articles name a package beside the reader's; the examples are inside of it.
    private static func inPackage(_ lines: [String]) -> [String] {
        lines.map { $0.replacingOccurrences(of: #"path: "../Presentations""#, with: #"path: "../..""#) }
    }
}
