/// What the environment says about references.
package struct RecordingSettings: Hashable, Sendable {
    package var mode = RecordMode.verify
    /// The folder given by `SNAPSHOTS_DIR`. Nil when the folder is found from the test's source file.
    package var directory: String?
    /// The folder for the pictures of failures, given by `SNAPSHOTS_REPORT`. Nil for `SnapshotReport` beside the
    /// references.
    package var report: String?
    /// The name that `SNAPSHOTS_RUN` gives to a complete run, a new one each time, where the run cannot be found out. Nil when
    /// it can.
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

    /// An unknown mode is an error, because a typing error must neither record nor hide that nothing was recorded.
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

    /// Whether the tests run in continuous integration.
    package static func isCI(_ environment: [String: String]) -> Bool {
        environment.given("CI").map { $0 != "false" && $0 != "0" } ?? false
    }
}

extension [String: String] {
    /// What is empty is as good as not set.
    fileprivate func given(_ name: String) -> String? {
        self[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
