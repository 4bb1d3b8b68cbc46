import Foundation

/// The folder that references are in, as it is found.
package struct ReferenceFolder: Hashable, Sendable {
    /// A file whose name is that of a reference.
    package struct File: Hashable, Sendable {
        /// The path in the folder without the extension: `Card/default@iPhone15`.
        package var name: String
        package var date: Date
    }

    package let url: URL
    /// In the order of their names.
    package private(set) var references: [File] = []
    /// The names of what the folder's pages show.
    package private(set) var shown: Set<String> = []
    /// Files of other sorts than references and pages, as paths in the folder.
    package private(set) var unexpectedFiles: [String] = []
    /// Folders without anything in them.
    package private(set) var emptyFolders: [String] = []

    /// - Throws: When the folder cannot be read, as when there is none.
    package init(_ url: URL) throws {
        self.url = url
        let files = FileManager.default
        for path in try files.subpathsOfDirectory(atPath: url.path).sorted()
        // Hidden files are the system's.
        where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            let file = url.appendingPathComponent(path)
            let attributes = try files.attributesOfItem(atPath: file.path)
            if attributes[.type] as? FileAttributeType == .typeDirectory {
                if try files.contentsOfDirectory(atPath: file.path).isEmpty { emptyFolders.append(path) }
            } else if path.hasSuffix(".svg") {
                let date = attributes[.modificationDate] as? Date ?? .distantFuture
                references.append(File(name: String(path.dropLast(".svg".count)), date: date))
            } else if path.hasSuffix(".md") {
                shown.formUnion(Self.pictures(on: String(decoding: try Data(contentsOf: file), as: UTF8.self)))
            } else {
                unexpectedFiles.append(path)
            }
        }
    }

    /// The references that a page links to, as Markdown or as HTML. The way to them begins in the folder.
    private static func pictures(on page: String) -> [String] {
        page.split { "()\"<> \n".contains($0) }.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }
    }

    /// Removes references, and the folders that are empty without them.
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
