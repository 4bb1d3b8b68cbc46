import Foundation

/// What this process and one folder of references have to do with each other during a run.
package struct SnapshotSession: Hashable, Sendable {
    package let mode: RecordMode
    /// Where the references are.
    package let references: URL
    package let report: ReportFolder
    package let manifest: RunManifest
    /// The references that the run removed. Empty unless it prunes.
    package private(set) var removed: [String] = []
    /// Whether the run is on record. It is not on a machine that gives tests no place for the report; obsolete references are
    /// not found then, nor names that are used twice, and everything else is as usual.
    package private(set) var isOnRecord = true

    /// Begins the session, or goes on with it.
    ///
    /// - Throws: When references should be pruned and no complete run says which.
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
            // Removing is all that pruning is about.
            if mode == .prune { throw error }
            isOnRecord = false
        }
        if mode == .prune { removed = try manifest.removed() }
    }

    /// What only the first process of a run does.
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
    /// - Returns: What there is to say about the run so far. Nil when everything is as it should be.
    func end() throws -> String? {
        try manifest.end()
        let record = try manifest.record()
        let tally = Tally(record.entries.map(\.outcome), removed: removed.count)
        let isQuiet = mode == .verify && !record.entries.contains { $0.outcome.isFailure }
        guard !isQuiet else { return nil }
        try RunReport(report, references: references).write(record)
        return "Snapshots: \(tally.text) (SNAPSHOTS=\(mode.rawValue)). Report: \(report.page.path)"
    }

    /// Enters what became of a name.
    ///
    /// - Throws: ``RunManifest/UsedTwice``. That nothing can be written is no reason for an expectation not to hold.
    func enter(_ entry: ManifestEntry) throws {
        guard isOnRecord else { return }
        try manifest.enter(entry)
    }
}
