import Foundation
import LayoutSnapshots

/// The place in a test that expects something to be as its reference says.
struct SnapshotExpectation {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt
    var function: StaticString
    /// The folder of the references, where the test names it.
    var folder: URL?

    /// Compares what `capture` gives with its reference, and fails the test that is running when it is not the same.
    @MainActor
    func check(_ name: String, _ capture: () throws -> some SnapshotValue) {
        let failure = failure(of: name, environment: ProcessInfo.processInfo.environment, capture)
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        if let failure { place.fail(failure) }
    }

    /// Returns the failure of a comparison with the reference; nil if there is none. The environment is read before
    /// anything is captured.
    @MainActor
    func failure(
        of name: String, environment: [String: String], _ capture: () throws -> some SnapshotValue
    ) -> String? {
        do {
            let settings = try RecordingSettings(environment: environment)
            let record = try capture()
            let references = try SnapshotDirectory.references(settings, given: folder, testFile: "\(filePath)")
            let snapshotName = try SnapshotName(name, scene: record.namingScene)
            let test = RunningTest.current(fileID: fileID, function: function)
            let recorder = Recorder(
                try SnapshotSession(settings, references: references), place: "\(fileID):\(line)"
            ) { mode in
                test.command(mode, environment: environment)
            }
            return recorder.failure(of: record, named: snapshotName)
        } catch {
            return "\(name): \(error)"
        }
    }
}
