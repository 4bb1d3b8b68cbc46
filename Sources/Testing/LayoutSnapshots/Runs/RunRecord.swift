import Foundation

/// The known data about a run after it.
package struct RunRecord: Hashable, Sendable {
    package var id: String
    package var entries: [ManifestEntry]
    /// True if all tests took part, every process finished, and every layout agreed with its reference.
    package var isComplete: Bool
    /// The test frameworks that took part.
    var frameworks: Set<Substring>
    /// The time at which it began.
    package var date: Date
}

extension RunRecord {
    /// Returns all recorded runs, oldest first.
    ///
    /// - Parameter folder: The folder of the manifests.
    package static func all(in folder: URL) throws -> [RunRecord] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { !$0.hasPrefix(".") }
            // A run that another process is removing right now has no record.
            .compactMap { try? RunRecord(folder.appendingPathComponent($0, isDirectory: true)) }
            .sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    }

    /// The names of the runs that are no longer needed: those before the last complete run, or, without one, all but
    /// the last twenty.
    static func outdated(_ runs: [RunRecord]) -> [String] {
        let first = runs.lastIndex { $0.isComplete } ?? max(0, runs.count - 20)
        return runs[..<first].map(\.id)
    }

    init(_ folder: URL) throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let begun = paths.filter { $0.hasSuffix(".begun") }.map { $0.dropLast(".begun".count) }
        let ended = Set(paths.filter { $0.hasSuffix(".ended") }.map { $0.dropLast(".ended".count) })
        let start = try String(contentsOf: folder.appendingPathComponent("start"), encoding: .utf8)
        id = folder.lastPathComponent
        entries = try paths.filter { $0.hasSuffix(".entry") }.compactMap { path in
            ManifestEntry(text: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
        }
        isComplete =
            paths.contains("whole") && !begun.isEmpty && begun.allSatisfy(ended.contains)
            && !entries.contains { $0.outcome.isFailure }
        frameworks = Set(begun.map { $0.prefix { $0 != "." } })
        date = Date(timeIntervalSince1970: Double(start) ?? 0)
    }
}
