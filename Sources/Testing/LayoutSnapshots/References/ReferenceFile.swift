import Foundation

/// The file of one reference.
struct ReferenceFile {
    let url: URL

    init(name: SnapshotName, in folder: URL) {
        url = folder.appendingPathComponent(name.path + ".svg")
    }

    /// Nil if it does not exist.
    func read() throws -> Data? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return try Data(contentsOf: url)
    }

    func write(_ text: String) throws {
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let neighbours = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let name = url.lastPathComponent
        if let twin = neighbours.first(where: { $0 != name && $0.lowercased() == name.lowercased() }) {
            throw CaseCollision(name: name, twin: twin)
        }
        try Data(text.utf8).write(to: url, options: .atomic)
    }

    private struct CaseCollision: Error, CustomStringConvertible {
        var name: String
        var twin: String

        var description: String {
            "\(name) and \(twin) differ only in case and would be one file on macOS. Choose another name."
        }
    }
}
