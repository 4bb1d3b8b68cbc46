import Foundation

/// The files of this package that its pages and its code are in.
enum Repository {
    static let root = {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return root
    }()

    /// The DocC catalogs of the two products.
    static let catalogs = [
        "Sources/Presentations/Presentations.docc",
        "Sources/Testing/PresentationsTesting/PresentationsTesting.docc",
    ]

    /// All Markdown pages, without those in folders that builds and tools fill.
    static func pages() throws -> [MarkdownPage] {
        try paths(in: ["."]).filter { $0.hasSuffix(".md") }.map(page)
    }

    static func page(_ path: String) throws -> MarkdownPage {
        MarkdownPage(path: path, text: try text(path))
    }

    /// The paths of files below folders, from the root on, in order.
    static func paths(in folders: [String]) throws -> [String] {
        var paths: [String] = []
        for folder in folders {
            let start = folder == "." ? root : root.appendingPathComponent(folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: start.path) {
                let parts = path.split(separator: "/")
                guard !parts.contains(".build"), !parts.contains(".git"), !parts.contains("node_modules") else {
                    continue
                }
                paths.append(folder == "." ? path : "\(folder)/\(path)")
            }
        }
        return paths.sorted()
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }
}
