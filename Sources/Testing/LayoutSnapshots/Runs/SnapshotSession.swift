import Foundation

/// The part of this process in a run, for one folder of references.
package struct SnapshotSession: Hashable, Sendable {
    package let mode: RecordMode
    /// The location of the references.
    package let references: URL
    package let report: ReportFolder
    package let manifest: RunManifest
    /// The references that the run removed. Empty unless it prunes.
    package private(set) var removed: [String] = []
    /// True if the run is recorded. A machine may give tests no place for the report. Then obsolete references and
    /// names that are used twice are not found, and everything else works as usual.
    package private(set) var isOnRecord = true

    /// Begins the session, or continues it.
    ///
    /// - Throws: An error if references should be removed but no complete run tells which are obsolete.
    package init(_ settings: RecordingSettings, references: URL) throws {
        mode = settings.mode
        self.references = references
        report =
            settings.report.map { ReportFolder(URL(fileURLWithPath: $0, isDirectory: true)) }
            ?? ReportFolder(beside: references)
        manifest = RunManifest(report, run: TestRun.current(named: settings.run))
        do {
            try report.prepare()
            let hasBegun = try manifest.begin(prepare: prepare)
            if hasBegun { OpenSessions.atExit.add(self) }
        } catch {
            // Pruning does nothing else.
            if mode == .prune { throw error }
            isOnRecord = false
        }
        if mode == .prune { removed = try manifest.removed() }
    }

    /// Does the work of the run's first process.
    private func prepare() throws {
        let earlier = try RunRecord.all(in: manifest.folder).filter { $0.id != manifest.run.id }
        try report.clear()
        try manifest.forget(RunRecord.outdated(earlier))
        guard mode == .prune else { return }
        let folder = try ReferenceFolder(references)
        let obsolete = try ObsoleteReferences(in: folder, runs: earlier).names
        try folder.remove(obsolete)
        try manifest.note(removed: obsolete)
    }

    /// Ends the process's part of the run.
    ///
    /// - Returns: A message about the run so far. Nil if everything is fine.
    func end() throws -> String? {
        try manifest.end()
        let record = try manifest.record()
        let tally = Tally(record.entries.map(\.outcome), removed: removed.count)
        let isQuiet = mode == .verify && !record.entries.contains { $0.outcome.isFailure }
        guard !isQuiet else { return nil }
        try RunReport(report, references: references).write(record)
        return "Snapshots: \(tally.text) (SNAPSHOTS=\(mode.rawValue)). Report: \(report.page.path)"
    }

    /// Enters the outcome for a name, and returns the first one in the run.
    ///
    /// - Throws: ``RunManifest/UsedTwice``. An entry that cannot be written does not fail the expectation.
    func enter(_ entry: ManifestEntry) throws -> Outcome {
        guard isOnRecord else { return entry.outcome }
        return try manifest.enter(entry)
    }
}
