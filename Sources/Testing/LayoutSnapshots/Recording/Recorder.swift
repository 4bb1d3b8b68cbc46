import Foundation

/// Compares scenes and filmstrips with their references on disk, and writes references if the mode says so.
package struct Recorder {
    var session: SnapshotSession
    /// The place in the tests.
    var place: String
    /// The command that runs the test in a mode.
    var command: @Sendable (RecordMode) -> String

    /// - Parameters:
    ///   - place: The place in the tests where the name is used, such as `CardTests/DetailTests.swift:14`.
    ///   - command: The command that runs the test in a mode, to explain how to accept a change.
    package init(_ session: SnapshotSession, place: String, command: @escaping @Sendable (RecordMode) -> String) {
        self.session = session
        self.place = place
        self.command = command
    }

    private var mode: RecordMode { session.mode }

    /// Returns nil if the record agrees with its reference and the run has not written it; otherwise the reason why the
    /// test fails. What the run has written fails, also when the test is retried: nobody has looked at it yet. So does
    /// a run that has removed references.
    package func failure(of record: some SnapshotValue, named name: SnapshotName) -> String? {
        do {
            return try check(record, name)
        } catch {
            return "\(name.path): \(error)"
        }
    }

    private func check<Record: SnapshotValue>(_ record: Record, _ name: SnapshotName) throws -> String? {
        let file = ReferenceFile(name: name, in: session.references)
        let comparison = try Comparison(of: record, with: file)
        let outcome = comparison.outcome(in: mode)
        let first = try session.enter(
            ManifestEntry(name: name.path, outcome: outcome, place: place, digest: Digest(of: comparison.text)))
        if comparison.isWritten(in: mode) { try file.write(comparison.text) }
        let details = details(of: comparison, name)
        let pictures = outcome.isFailure || outcome == .changed ? pictures(of: comparison, name, details: details) : []
        guard outcome.isFailure else {
            let isNew = first.isWritten || outcome.isWritten || !session.removed.isEmpty
            return isNew ? summary(of: comparison, outcome, name) : nil
        }
        let accept = outcome == .missing ? "To record: \(command(.missing))" : "To accept: \(command(.changed))"
        return ([details, "Reference: \(file.url.path)"] + pictures + [accept]).joined(separator: "\n")
    }

    // MARK: Messages

    private func summary<Record>(of comparison: Comparison<Record>, _ outcome: Outcome, _ name: SnapshotName) -> String
    {
        let what =
            switch (outcome, comparison.finding) {
            case (.wrote, .missing): "wrote a new reference"
            case (.wrote, _): "wrote the reference anew"
            case (.changed, .different(let difference)): "changed the reference, \(difference.summary)"
            case (.changed, _): "replaced a reference that could not be read"
            default: "unchanged"
            }
        return "\(name.path): \(what) (SNAPSHOTS=\(mode.rawValue)\(pruned)). Run again without SNAPSHOTS to verify."
    }

    private var pruned: String {
        guard mode == .prune else { return "" }
        return ", removed \(session.removed.joined(separator: ", "))"
    }

    /// The differences from the reference.
    private func details<Record>(of comparison: Comparison<Record>, _ name: SnapshotName) -> String {
        switch comparison.finding {
        case .different(let difference): difference.lines(name: name.path).joined(separator: "\n")
        case .unreadable(let error): "\(name.path): the reference cannot be read. \(error)"
        case .missing: "\(name.path): there is no reference"
        case .same: ""
        }
    }

    /// Keeps the pictures for the report, and says where they are. An error in keeping them does not hide the failure.
    private func pictures<Record>(
        of comparison: Comparison<Record>, _ name: SnapshotName, details: String
    ) -> [String] {
        let pictures = session.report.pictures(of: name.path)
        do {
            try pictures.keep(details, as: pictures.details)
            try pictures.keep(comparison.referenceText, as: pictures.before)
            try pictures.keep(comparison.text, as: pictures.after)
            try pictures.keep(comparison.drawing, as: pictures.difference)
        } catch {
            return ["There are no pictures: \(error)"]
        }
        let difference = comparison.drawing == nil ? [] : ["Difference: \(pictures.difference.path)"]
        return ["Actual: \(pictures.after.path)"] + difference
    }
}
