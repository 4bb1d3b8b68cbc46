import Foundation

/// The content of the folder of references.
package struct ReferenceFolder: Hashable, Sendable {
    /// A file with the name of a reference.
    package struct File: Hashable, Sendable {
        /// The path in the folder without the extension: `Card/default@iPhone15`.
        package var name: String
        package var date: Date
    }

    package let url: URL
    /// In the order of their names.
    package private(set) var references: [File] = []
    /// The names of the references that the folder's pages show.
    package private(set) var shown: Set<String> = []
    /// Files that are neither references nor pages, as paths in the folder.
    package private(set) var unexpectedFiles: [String] = []
    /// Empty folders.
    package private(set) var emptyFolders: [String] = []

    /// - Throws: An error if the folder cannot be read or does not exist.
    package init(_ url: URL) throws {
        self.url = url
        let files = FileManager.default
        for path in try files.subpathsOfDirectory(atPath: url.path).sorted()
        // Hidden files belong to the system.
        where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            let file = url.appendingPathComponent(path)
            let attributes = try files.attributesOfItem(atPath: file.path)
            if attributes[.type] as? FileAttributeType == .typeDirectory {
                if try files.contentsOfDirectory(atPath: file.path).isEmpty { emptyFolders.append(path) }
            } else if path.hasSuffix(".svg") {
                let date = attributes[.modificationDate] as? Date ?? .distantFuture
                references.append(File(name: String(path.dropLast(".svg".count)), date: date))
            } else if path.hasSuffix(".md") || path.hasSuffix(".html") {
                shown.formUnion(Self.pictures(on: String(decoding: try Data(contentsOf: file), as: UTF8.self)))
            } else {
                unexpectedFiles.append(path)
            }
        }
    }

    /// Returns the references that a page links to, in Markdown or HTML, with paths relative to the folder.
    private static func pictures(on page: String) -> [String] {
        page.split { "()\"<> \n".contains($0) }.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }
    }

    /// Removes references, and folders that become empty.
    package func remove(_ names: [String]) throws {
        let files = FileManager.default
        for name in names {
            let file = url.appendingPathComponent(name + ".svg")
            try files.removeItem(at: file)
            var folder = file.deletingLastPathComponent()
            while folder.path != url.path, try files.contentsOfDirectory(atPath: folder.path).isEmpty {
                try files.removeItem(at: folder)
                folder = folder.deletingLastPathComponent()
            }
        }
    }
}
