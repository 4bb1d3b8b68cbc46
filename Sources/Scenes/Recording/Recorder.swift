import Foundation

/// Compares scenes and filmstrips with their references on disk, and writes references when the mode says so.
package struct Recorder {
    var mode: RecordMode
    /// The folder that names are relative to.
    var directory: URL
    /// Arguments that select the test, for the command that accepts a change. Empty selects all tests.
    var testFilter = ""

    package init(mode: RecordMode, directory: URL, testFilter: String = "") {
        self.mode = mode
        self.directory = directory
        self.testFilter = testFilter
    }

    /// Nil when the record agrees with its reference and nothing was written; otherwise why the test fails. A mode
    /// that writes always fails: what was written has not been looked at, and a retry must not pass unseen.
    package func failure(of record: some Recorded, named name: SnapshotName) -> String? {
        do {
            return try check(record, name)
        } catch {
            return "\(name.path): \(error)"
        }
    }

    private func check<Record: Recorded>(_ record: Record, _ name: SnapshotName) throws -> String? {
        let svg = try record.canonicalText()
        let file = directory.appendingPathComponent(name.path + ".svg")
        guard FileManager.default.fileExists(atPath: file.path) else {
            return try missing(svg, name, file)
        }
        let text = try String(contentsOf: file, encoding: .utf8)
        if mode == .all {
            try write(svg, to: file)
            return summary(text == svg ? "unchanged" : "wrote the reference anew", name)
        }
        let diff: Record.Difference
        do {
            diff = record.difference(from: try Record.read(text))
        } catch let error as SceneFileError {
            return try unreadable(error, svg, name, file)
        }
        if diff.isEmpty {
            return mode.writes ? summary("unchanged", name) : nil
        }
        if mode == .changed {
            try write(svg, to: file)
            return summary("changed the reference, \(diff.summary)", name)
        }
        return diff.report(name: name.path, referencePath: file.path, acceptCommand: command(.changed))
    }

    private func missing(_ svg: String, _ name: SnapshotName, _ file: URL) throws -> String {
        guard mode.writes else {
            return """
                \(name.path): there is no reference
                Reference: \(file.path)
                To record: \(command(.missing))
                """
        }
        try write(svg, to: file)
        return summary("wrote a new reference", name)
    }

    private func unreadable(
        _ error: SceneFileError, _ svg: String, _ name: SnapshotName, _ file: URL
    ) throws -> String {
        if mode == .changed {
            try write(svg, to: file)
            return summary("replaced a reference that could not be read", name)
        }
        return """
            \(name.path): the reference cannot be read. \(error)
            Reference: \(file.path)
            To accept: \(command(.changed))
            """
    }

    private func summary(_ what: String, _ name: SnapshotName) -> String {
        "\(name.path): \(what) (SNAPSHOTS=\(mode.rawValue)). Run again without SNAPSHOTS to verify."
    }

    private func command(_ mode: RecordMode) -> String {
        "SNAPSHOTS=\(mode.rawValue) swift test" + (testFilter.isEmpty ? "" : " --filter \(testFilter)")
    }

    private func write(_ svg: String, to file: URL) throws {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let neighbours = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let name = file.lastPathComponent
        if let twin = neighbours.first(where: { $0 != name && $0.lowercased() == name.lowercased() }) {
            throw CaseCollision(name: name, twin: twin)
        }
        try Data(svg.utf8).write(to: file, options: .atomic)
    }

    private struct CaseCollision: Error, CustomStringConvertible {
        var name: String
        var twin: String

        var description: String {
            "\(name) and \(twin) differ only in case and would be one file on macOS. Choose another name."
        }
    }
}
