import Foundation

/// Compares scenes and filmstrips with their references on disk, and writes references when the mode says so.
package struct Recorder {
    var session: SnapshotSession
    /// Where in the tests.
    var place: String
    /// The command that runs the test in a mode.
    var command: @Sendable (RecordMode) -> String

    /// - Parameters:
    ///   - place: Where in the tests the name is used, such as `CardTests/DetailTests.swift:14`.
    ///   - command: What runs the test in a mode, to say how a change is accepted.
    package init(_ session: SnapshotSession, place: String, command: @escaping @Sendable (RecordMode) -> String) {
        self.session = session
        self.place = place
        self.command = command
    }

    private var mode: RecordMode { session.mode }

    /// Nil when the record agrees with its reference and the mode writes nothing; otherwise why the test fails. A mode
    /// that writes always fails: what was written has not been looked at, and a retry must not pass unseen.
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
        try session.enter(
            ManifestEntry(name: name.path, outcome: outcome, place: place, digest: Digest(of: comparison.text)))
        if comparison.isWritten(in: mode) { try file.write(comparison.text) }
        let details = details(of: comparison, name)
        let pictures = outcome.isFailure || outcome == .changed ? pictures(of: comparison, name, details: details) : []
        guard outcome.isFailure else {
            return mode.writes ? summary(of: comparison, outcome, name) : nil
        }
        let accept = outcome == .missing ? "To record: \(command(.missing))" : "To accept: \(command(.changed))"
        return ([details, "Reference: \(file.url.path)"] + pictures + [accept]).joined(separator: "\n")
    }

    // MARK: What is said

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
        let removed = session.removed
        return removed.isEmpty ? ", nothing to remove" : ", removed \(removed.joined(separator: ", "))"
    }

    /// What is not as the reference says.
    private func details<Record>(of comparison: Comparison<Record>, _ name: SnapshotName) -> String {
        switch comparison.finding {
        case .different(let difference): difference.lines(name: name.path).joined(separator: "\n")
        case .unreadable(let error): "\(name.path): the reference cannot be read. \(error)"
        case .missing: "\(name.path): there is no reference"
        case .same: ""
        }
    }

    /// Keeps the pictures for the report, and says where they are. That they cannot be kept hides no failure.
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
