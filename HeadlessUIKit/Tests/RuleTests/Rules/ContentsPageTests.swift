import Foundation
import Testing

/// `Documentation/Contents.md` names what the module has and what it lacks.
struct ContentsPageTests {
    private static let root = {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return root
    }()

    @Test("Every type that the page promises is declared, and none of those that it refuses")
    func pageIsTrue() throws {
        let page = try String(
            contentsOf: Self.root.appendingPathComponent("Documentation/Contents.md"), encoding: .utf8)
        let declared = try Self.declaredTypes()
        let there = Self.types(in: Self.section("What there is", of: page))
        let refused = Self.types(in: Self.firstCells(of: Self.section("What there is not", of: page)))
        let awaited = Self.types(in: Self.firstCells(of: Self.section("What is not there yet", of: page)))

        #expect(there.count > 60)
        #expect(there.subtracting(declared).sorted() == [])
        #expect(refused.count > 15)
        #expect(refused.intersection(declared).sorted() == ["UIImage"])
        #expect(awaited.intersection(declared).subtracting(["UINavigationItem"]).sorted() == [])
    }

    private static func section(_ title: String, of page: String) -> String {
        let sections = page.components(separatedBy: "\n## ")
        return sections.first { $0.hasPrefix(title + "\n") || $0.hasPrefix(title + ",") } ?? ""
    }

    private static func firstCells(of table: String) -> String {
        table.split(separator: "\n").compactMap { $0.split(separator: "|").first.map(String.init) }.joined(
            separator: "\n")
    }

    /// Returns the names in backquotes that are names of types.
    private static func types(in text: String) -> Set<String> {
        Set(text.matches(of: /`((?:UI|CA|NS|CG|CI)[A-Z][A-Za-z]+)/).map { String($0.output.1) })
    }

    private static func declaredTypes() throws -> Set<String> {
        var names: Set<String> = []
        for module in ["UIKit", "HeadlessCoreGraphics"] {
            let folder = root.appendingPathComponent("Sources/\(module)")
            for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift")
            {
                let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                let declaration = /(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) ([A-Za-z]+)/
                names.formUnion(source.matches(of: declaration).map { String($0.output.1) })
            }
        }
        return names
    }
}
