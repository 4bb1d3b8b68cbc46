/// The settings for references in the environment.
package struct RecordingSettings: Hashable, Sendable {
    package var mode = RecordMode.verify
    /// The folder given by `SNAPSHOTS_DIR`. Nil if the folder is found from the test's source file.
    package var directory: String?
    /// The folder for the pictures of failures, given by `SNAPSHOTS_REPORT`. Nil for `SnapshotReport` beside the
    /// references.
    package var report: String?
    /// The name that `SNAPSHOTS_RUN` gives to a complete run, a new one each time, on systems that do not tell which
    /// processes belong to a run. Nil otherwise.
    package var run: String?

    package enum Failure: Error, Hashable, CustomStringConvertible {
        case unknownMode(String)
        case writingOnCI(RecordMode)
        case illegalRun(String)

        package var description: String {
            switch self {
            case .unknownMode(let mode):
                "SNAPSHOTS=\(mode) is not a mode. Use \(RecordMode.list)."
            case .writingOnCI(let mode):
                "SNAPSHOTS=\(mode.rawValue) would write references, and CI is set: references are written on a "
                    + "developer's machine and reviewed. Use SNAPSHOTS=verify."
            case .illegalRun(let run):
                "SNAPSHOTS_RUN=\(run) cannot name a run. Use letters, digits, - and _, and a new name for each run."
            }
        }
    }

    /// An unknown mode is an error, because a typing error must neither record nor go unnoticed.
    package init(environment: [String: String]) throws {
        if let name = environment.given("SNAPSHOTS") {
            guard let mode = RecordMode(rawValue: name) else { throw Failure.unknownMode(name) }
            self.mode = mode
        }
        if Self.isCI(environment), mode.writes { throw Failure.writingOnCI(mode) }
        directory = environment.given("SNAPSHOTS_DIR")
        report = environment.given("SNAPSHOTS_REPORT")
        run = environment.given("SNAPSHOTS_RUN")
        if let run, !run.allSatisfy(SnapshotName.isLegal) {
            throw Failure.illegalRun(run)
        }
    }

    /// Returns whether the tests run in continuous integration.
    package static func isCI(_ environment: [String: String]) -> Bool {
        environment.given("CI").map { $0 != "false" && $0 != "0" } ?? false
    }
}

extension [String: String] {
    /// An empty variable counts as not set.
    fileprivate func given(_ name: String) -> String? {
        self[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
