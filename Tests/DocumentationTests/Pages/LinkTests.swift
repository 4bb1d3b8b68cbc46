import Foundation
import Testing

/// Every link inside the repository leads somewhere.
struct LinkTests {
    @Test("Each relative link and picture of each page is there, with the section that it names")
    func relativeLinks() throws {
        let pages = try Repository.pages()
        let fragments = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.fragments) })
        var dead: [String] = []
        var count = 0
        for page in pages {
            for link in page.links where Self.isRelative(link.destination) {
                count += 1
                let parts = link.destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let path = parts[0].isEmpty ? page.path : Self.path(String(parts[0]), from: page.path)
                let hasSection = parts.count == 1 || fragments[path]?.contains(String(parts[1])) ?? true
                if !Repository.exists(path) || !hasSection {
                    dead.append("\(page.path):\(link.line): \(link.destination)")
                }
            }
        }
        #expect(count > 500)
        #expect(dead == [])
    }

    @Test("Each link between articles names an article of the same catalog", arguments: Repository.catalogs)
    func articleLinks(catalog: String) throws {
        let files = try Repository.paths(in: [catalog])
        let names = Set(files.filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }.map(Self.name))
        var dead: [String] = []
        for page in try files.filter({ $0.hasSuffix(".md") }).map(Repository.page) {
            for link in page.links where link.destination.hasPrefix("doc:") {
                let name = link.destination.dropFirst(4).split(separator: "#")[0].split(separator: "/").last ?? ""
                if !names.contains(String(name)) { dead.append("\(page.path):\(link.line): \(link.destination)") }
            }
        }
        #expect(dead == [])
    }

    @Test("A link is read in Markdown and in HTML, but not in code, and headings have GitHub's fragments")
    func reading() {
        let page = MarkdownPage(
            path: "a/b.md",
            text: """
                # Two words, `code`
                [one](x.md#two) and `[none](y.md)` <img src="z.svg">
                ```
                [none](v.md)
                ```
                ## Two words, `code`
                """)
        #expect(page.links.map(\.destination) == ["x.md#two", "z.svg"])
        #expect(page.fragments == ["two-words-code", "two-words-code-1"])
        #expect(Self.path("../c/d.md", from: page.path) == "c/d.md")
    }

    private static func isRelative(_ destination: String) -> Bool {
        !destination.contains("://") && !destination.hasPrefix("doc:") && !destination.hasPrefix("mailto:")
    }

    private static func path(_ destination: String, from page: String) -> String {
        var parts = page.split(separator: "/").dropLast().map(String.init)
        let decoded = destination.removingPercentEncoding ?? destination
        for part in decoded.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }

    private static func name(of path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
}
