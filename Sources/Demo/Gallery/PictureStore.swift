import Foundation

/// The folder of the pictures. Writes files that differ, counts them, and deletes nothing.
@MainActor
final class PictureStore {
    static let page = "README.md"

    enum WriteResult {
        case written, unchanged

        var word: String {
            switch self {
            case .written: "wrote    "
            case .unchanged: "unchanged"
            }
        }
    }

    let folder: URL
    /// The copies in the package's documentation; nil for another folder than the package's own.
    let documentationPictures: DocumentationPictures?
    private var counts: [WriteResult: Int] = [:]

    /// Opens a folder. Defaults to `Snapshots` in the current folder, which must be that of a package.
    init(folder: String?) throws {
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        if let folder {
            self.folder = URL(fileURLWithPath: folder, isDirectory: true, relativeTo: current).standardizedFileURL
            documentationPictures = nil
            return
        }
        guard FileManager.default.fileExists(atPath: current.appendingPathComponent("Package.swift").path) else {
            throw StoreError(
                """
                there is no Package.swift in \(current.path).
                Start the command in the package's folder, or say where the pictures go with --output DIR.
                """)
        }
        let snapshots = current.appendingPathComponent("Snapshots", isDirectory: true)
        self.folder = snapshots
        documentationPictures = DocumentationPictures(
            originals: snapshots, catalogs: DocumentationPictures.catalogs.map { current.appendingPathComponent($0) })
    }

    @discardableResult
    func write(_ text: String, to name: String) throws -> WriteResult {
        let file = folder.appendingPathComponent(name)
        let data = Data(text.utf8)
        let result: WriteResult = (try? Data(contentsOf: file)) == data ? .unchanged : .written
        if result == .written {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        }
        counts[result, default: 0] += 1
        return result
    }

    /// The size of a picture in the folder.
    func size(of name: String) throws -> PictureSize {
        let file = folder.appendingPathComponent(name)
        guard let size = PictureSize(svg: try String(contentsOf: file, encoding: .utf8)) else {
            throw StoreError("\(file.path) is not an SVG picture with a width and a height")
        }
        return size
    }

    var summary: String {
        let (written, unchanged) = (counts[.written, default: 0], counts[.unchanged, default: 0])
        return "\(written) \(written == 1 ? "file" : "files") written, \(unchanged) unchanged"
    }

    /// Existing files that an earlier page names and that the catalogue no longer has.
    ///
    /// Only files that a page names were written by this command.
    var obsoletePictures: [String] {
        let named = [PictureStore.page, TransitionsPage.file].map { name in
            let page = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            return page.map(Page.pictures(namedBy:)) ?? []
        }
        let known = Set(Catalogue.names.map { $0 + ".svg" })
        return named[0].union(named[1]).subtracting(known)
            .filter { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
            .sorted()
    }
}

/// The error when a file cannot be read or written as it should.
struct StoreError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
