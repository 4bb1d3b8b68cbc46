import Foundation

/// The folder with the pictures. Writes what differs, counts, deletes nothing.
@MainActor
final class PictureStore {
    static let page = "README.md"

    enum Outcome {
        case written, unchanged

        var word: String {
            switch self {
            case .written: "wrote    "
            case .unchanged: "unchanged"
            }
        }
    }

    let folder: URL
    private var counts: [Outcome: Int] = [:]

    /// Without a folder: `Snapshots` in the package that the command was started in.
    init(folder: String?) throws {
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        if let folder {
            self.folder = URL(fileURLWithPath: folder, isDirectory: true, relativeTo: current).standardizedFileURL
            return
        }
        guard FileManager.default.fileExists(atPath: current.appendingPathComponent("Package.swift").path) else {
            throw StoreError(
                """
                there is no Package.swift in \(current.path).
                Start the command in the package's folder, or say where the pictures go with --output DIR.
                """)
        }
        self.folder = current.appendingPathComponent("Snapshots", isDirectory: true)
    }

    @discardableResult
    func write(_ text: String, to name: String) throws -> Outcome {
        let file = folder.appendingPathComponent(name)
        let data = Data(text.utf8)
        let outcome: Outcome = (try? Data(contentsOf: file)) == data ? .unchanged : .written
        if outcome == .written {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        }
        counts[outcome, default: 0] += 1
        return outcome
    }

    var summary: String {
        let (written, unchanged) = (counts[.written, default: 0], counts[.unchanged, default: 0])
        return "\(written) \(written == 1 ? "file" : "files") written, \(unchanged) unchanged"
    }

    /// Files that earlier pages name and that are still there, but that the catalogue has no picture for.
    ///
    /// The pages are the record of what this command wrote: other files in the folder belong to somebody else.
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

/// The pictures have no place to go.
struct StoreError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
