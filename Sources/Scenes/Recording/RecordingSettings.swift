/// What the environment says about references.
package struct RecordingSettings: Hashable, Sendable {
    package var mode = RecordMode.verify
    /// The folder given by `SNAPSHOTS_DIR`. Nil when the folder is found from the test's source file.
    package var directory: String?

    package enum Failure: Error, Hashable, CustomStringConvertible {
        case unknownMode(String)
        case writingOnCI(RecordMode)

        package var description: String {
            switch self {
            case .unknownMode(let mode):
                "SNAPSHOTS=\(mode) is not a mode. Use verify, missing, changed or all."
            case .writingOnCI(let mode):
                "SNAPSHOTS=\(mode.rawValue) would write references, and CI is set: references are written on a "
                    + "developer's machine and reviewed. Use SNAPSHOTS=verify."
            }
        }
    }

    /// An unknown mode is an error, because a typing error must neither record nor hide that nothing was recorded.
    package init(environment: [String: String]) throws {
        if let name = environment["SNAPSHOTS"], !name.isEmpty {
            guard let mode = RecordMode(rawValue: name) else { throw Failure.unknownMode(name) }
            self.mode = mode
        }
        if let ci = environment["CI"], !ci.isEmpty, ci != "false", ci != "0", mode.writes {
            throw Failure.writingOnCI(mode)
        }
        if let directory = environment["SNAPSHOTS_DIR"], !directory.isEmpty {
            self.directory = directory
        }
    }
}
