import Foundation

/// What this process and one folder of references have to do with each other during a run.
package struct SnapshotSession: Hashable, Sendable {
    package let mode: RecordMode
    /// Where the references are.
    package let references: URL
    package let report: ReportFolder
    package let ledger: Ledger
    /// The references that the run removed. Empty unless it prunes.
    package private(set) var removed: [String] = []
    /// Whether the run is on record. It is not on a machine that gives tests no place for the report; obsolete references are
    /// not found then, nor names that are used twice, and everything else is as usual.
    package private(set) var isOnRecord = true

    /// Begins the session, or goes on with it.
    ///
    /// - Throws: When references should be pruned and nobody knows which.
    package init(_ settings: RecordingSettings, references: URL) throws {
        mode = settings.mode
        self.references = references
        report =
            settings.report.map { ReportFolder(URL(fileURLWithPath: $0, isDirectory: true)) }
            ?? ReportFolder(beside: references)
        ledger = Ledger(report, run: TestRun.current(named: settings.run))
        do {
            try report.prepare()
            let hasBegun = try ledger.begin(prepare: prepare)
            if hasBegun { OpenSessions.atExit.add(self) }
        } catch {
            // Removing is all that pruning is about.
            if mode == .prune { throw error }
            isOnRecord = false
        }
        if mode == .prune { removed = try ledger.removed() }
    }

    /// What only the first process of a run does.
    private func prepare() throws {
        let earlier = try RunRecord.all(in: ledger.folder).filter { $0.id != ledger.run.id }
        try report.clear()
        try ledger.forget(RunRecord.outdated(earlier))
        guard mode == .prune else { return }
        let folder = try ReferenceFolder(references)
        let obsolete = try ObsoleteReferences(in: folder, runs: earlier).names
        try folder.remove(obsolete)
        try ledger.note(removed: obsolete)
    }

    /// Ends the process's part of the run.
    ///
    /// - Returns: What there is to say about the run so far. Nil when everything is as it should be.
    func end() throws -> String? {
        try ledger.end()
        let record = try ledger.record()
        let tally = Tally(record.entries.map(\.outcome), removed: removed.count)
        let isQuiet = mode == .verify && !record.entries.contains { $0.outcome.isFailure }
        guard !isQuiet else { return nil }
        try RunReport(report, references: references).write(record)
        return "Snapshots: \(tally.text) (SNAPSHOTS=\(mode.rawValue)). Report: \(report.page.path)"
    }
}

extension SnapshotSession {
    /// Enters what became of a name.
    ///
    /// - Throws: ``Ledger/UsedTwice``. That nothing can be written is no reason for an expectation not to hold.
    func enter(_ entry: LedgerEntry) throws {
        guard isOnRecord else { return }
        try ledger.enter(entry)
    }
}
