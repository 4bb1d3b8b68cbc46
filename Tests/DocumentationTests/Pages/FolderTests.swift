import Foundation
import Testing

/// The folders of the kit and the arrows between them, as Documentation/Architecture.md draws them.
struct FolderTests {
    /// A folder may use those of lower ranks, and Platform. Folders of one rank do not know each other.
    private static let ranks = [
        "Presenting": 6, "Containers": 5, "Lifecycle": 4, "Content": 3, "Keyboard": 3, "Dragging": 3,
        "Accessibility": 3,
        "Views": 2, "Animation": 1, "Styles": 0, "Platform": -1,
    ]

    private struct File {
        let path: String
        let folder: String
        /// Its code without comments and strings, in words.
        let words: Set<Substring>
        /// The types that it declares, apart from nested ones.
        let types: [String]
    }

    private func files() throws -> [File] {
        let root = "Sources/Presentations/"
        return try Repository.paths(in: ["Sources/Presentations"]).filter { $0.hasSuffix(".swift") }.map { path in
            let text = try Repository.text(path)
            let code = text.split(separator: "\n").filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }
                .joined(separator: "\n")
                .replacing(/"[^"\n]*"/, with: "")
            let declared = text.matches(
                of:
                    /(?m)^(?:public |final |private |fileprivate |indirect )*(?:class|struct|enum|protocol|actor) ([A-Z]\w*)/
            )
            return File(
                path: path, folder: String(path.dropFirst(root.count).prefix { $0 != "/" }),
                words: Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }),
                types: declared.map { String($0.1) })
        }
    }

    @Test("A folder uses only folders below it; only styles and the lifecycle point at each other")
    func arrows() throws {
        let files = try files()
        #expect(files.count > 100)
        var home: [String: String] = [:]
        for file in files { for type in file.types { home[type] = file.folder } }
        #expect(home["PresentationController"] == "Lifecycle")
        var wrong: [String] = []
        for file in files {
            let rank = try #require(Self.ranks[file.folder], "the folder \(file.folder) has no rank")
            for word in file.words {
                guard let target = home[String(word)], target != file.folder, !file.types.contains(String(word)),
                    let other = Self.ranks[target]
                else { continue }
                let isMutual = file.folder == "Styles" && target == "Lifecycle"
                if other >= rank, !isMutual { wrong.append("\(file.path) uses \(word) of \(target)") }
            }
        }
        #expect(wrong == [])
    }

    @Test("There are at most 150 files, and a folder of the kit is one of eleven")
    func folders() throws {
        let files: [File] = try files()
        #expect(files.count <= 150)
        #expect(Set(files.map(\.folder)) == Set(Self.ranks.keys))
    }
}
