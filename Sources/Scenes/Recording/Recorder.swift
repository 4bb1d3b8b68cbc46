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
    package func failure(of record: some Recorded, named name: SnapshotName) -> String? {
        do {
            return try check(record, name)
        } catch {
            return "\(name.path): \(error)"
        }
    }

    private func check<Record: Recorded>(_ record: Record, _ name: SnapshotName) throws -> String? {
        let file = ReferenceFile(name: name, in: session.references)
        let comparison = try Comparison(of: record, with: file)
        let outcome = comparison.outcome(in: mode)
        try session.enter(
            LedgerEntry(name: name.path, outcome: outcome, place: place, digest: Digest(of: comparison.text)))
        if comparison.isWritten(in: mode) { try file.write(comparison.text) }
        guard outcome.isFailure else {
            return mode.writes ? summary(of: comparison, outcome, name) : nil
        }
        return failure(comparison, outcome, name, file)
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

    private func failure<Record>(
        _ comparison: Comparison<Record>, _ outcome: Outcome, _ name: SnapshotName, _ file: ReferenceFile
    ) -> String {
        var lines: [String]
        switch comparison.finding {
        case .different(let difference): lines = difference.lines(name: name.path)
        case .unreadable(let error): lines = ["\(name.path): the reference cannot be read. \(error)"]
        case .missing, .same: lines = ["\(name.path): there is no reference"]
        }
        let details = lines.joined(separator: "\n")
        lines.append("Reference: \(file.url.path)")
        lines += pictures(of: comparison, name, details: details)
        let verb = outcome == .missing ? "To record" : "To accept"
        lines.append("\(verb): \(command(outcome == .missing ? .missing : .changed))")
        return lines.joined(separator: "\n")
    }

    /// Keeps the pictures of a failure, and says where they are. That they cannot be kept hides no failure.
    private func pictures<Record>(
        of comparison: Comparison<Record>, _ name: SnapshotName, details: String
    ) -> [String] {
        if let obstacle = session.obstacle { return ["There are no pictures: \(obstacle)"] }
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
