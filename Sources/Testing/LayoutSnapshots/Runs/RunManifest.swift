import Foundation

/// The names that a run used, as files, since no single process sees what the others do.
///
/// The folder of a run has a file for each name, and two marks for each process: one for its beginning and one for its
/// end.
package struct RunManifest: Hashable, Sendable {
    /// The folder of all runs.
    package let folder: URL
    package let run: TestRun

    package init(_ report: ReportFolder, run: TestRun) {
        folder = report.runs
        self.run = run
    }

    private var runFolder: URL { folder.appendingPathComponent(run.id, isDirectory: true) }

    /// Begins this process's part of the run, unless it has begun already.
    ///
    /// - Parameters:
    ///   - now: The time, to tell references that are older than the run from those that are not.
    ///   - prepare: Work for the first process of a run, before any other takes part; the others wait for it.
    /// - Returns: True if it began now.
    @discardableResult
    package func begin(at now: Date = Date(), prepare: () throws -> Void = {}) throws -> Bool {
        let files = FileManager.default
        let own = run.part.map { runFolder.appendingPathComponent("\($0).begun") } ?? runFolder
        guard !files.fileExists(atPath: own.path) else { return false }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        // Hidden while it is being made. Only one process can make it.
        let draft = folder.appendingPathComponent(".\(run.id)", isDirectory: true)
        if !files.fileExists(atPath: runFolder.path) {
            if (try? files.createDirectory(at: draft, withIntermediateDirectories: false)) != nil {
                try open(draft, now, prepare)
            } else {
                try waitForFirst(draft)
            }
        }
        if let part = run.part { try mark("\(part).begun") }
        return true
    }

    private func open(_ draft: URL, _ now: Date, _ prepare: () throws -> Void) throws {
        try Data("\(Int(now.timeIntervalSince1970))".utf8).write(to: draft.appendingPathComponent("start"))
        if run.isWhole { try Data().write(to: draft.appendingPathComponent("whole")) }
        // The other processes go on even if the preparation fails.
        let preparation = Result(catching: prepare)
        try FileManager.default.moveItem(at: draft, to: runFolder)
        try preparation.get()
    }

    /// Waits until another process has opened the run: some milliseconds, or at most two seconds if that process has
    /// crashed.
    private func waitForFirst(_ draft: URL) throws {
        for _ in 0..<200 where !FileManager.default.fileExists(atPath: runFolder.path) {
            Thread.sleep(forTimeInterval: 0.01)
        }
        guard !FileManager.default.fileExists(atPath: runFolder.path) else { return }
        try FileManager.default.moveItem(at: draft, to: runFolder)
    }

    /// Ends this process's part of the run. A process that crashes does not get here.
    func end() throws {
        if let part = run.part { try mark("\(part).ended") }
    }

    /// The known data about the run so far.
    package func record() throws -> RunRecord { try RunRecord(runFolder) }

    /// Removes the records of runs.
    func forget(_ ids: [String]) throws {
        for id in ids { try FileManager.default.removeItem(at: folder.appendingPathComponent(id)) }
    }

    /// Stores, while the run is prepared, which references it removed, for all of its processes.
    func note(removed names: [String]) throws {
        let text = names.map { $0 + "\n" }.joined()
        try Data(text.utf8).write(to: folder.appendingPathComponent(".\(run.id)/removed"))
    }

    /// - Throws: An error if the run has removed none, because no complete run told which are obsolete.
    func removed() throws -> [String] {
        let file = runFolder.appendingPathComponent("removed")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw ObsoleteReferences.NoCompleteRun()
        }
        return text.split(separator: "\n").map(String.init)
    }

    private func mark(_ name: String) throws {
        try Data().write(to: runFolder.appendingPathComponent(name))
    }

    /// Enters a name, and returns its first outcome in this run. The same place may use the same layout again, as a
    /// repeated test does.
    ///
    /// - Throws: ``UsedTwice`` if the name is used elsewhere in this run.
    @discardableResult
    package func enter(_ entry: ManifestEntry) throws -> Outcome {
        let file = file(for: entry.name)
        let files = FileManager.default
        try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Written completely and then linked: one of two processes is first, and no process reads half an entry.
        let draft = folder.appendingPathComponent(".\(UUID())")
        try Data(entry.text.utf8).write(to: draft)
        defer { try? files.removeItem(at: draft) }
        do {
            try files.linkItem(at: draft, to: file)
            return entry.outcome
        } catch {
            guard let other = try ManifestEntry(text: String(contentsOf: file, encoding: .utf8)) else { throw error }
            if other.name != entry.name || other.place != entry.place || other.digest != entry.digest {
                throw UsedTwice(entry: entry, other: other)
            }
            return other.outcome
        }
    }

    /// Names that differ only in case share a file here, as they would on a Mac.
    private func file(for name: String) -> URL {
        runFolder.appendingPathComponent(name.lowercased() + ".entry")
    }

    package struct UsedTwice: Error, Hashable, CustomStringConvertible {
        var entry: ManifestEntry
        var other: ManifestEntry

        package var description: String {
            if entry.name != other.name {
                "the name differs only in case from \(other.name), used at \(other.place), and would be the same file on "
                    + "macOS. Choose another name."
            } else if entry.place != other.place {
                "the name is used twice in this run, here and at \(other.place). Choose another name."
            } else {
                "the name is used twice in this run, here, for two different layouts. A test with parameters puts the "
                    + "argument into the name."
            }
        }
    }
}
