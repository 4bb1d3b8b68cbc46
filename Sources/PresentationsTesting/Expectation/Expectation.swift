import Foundation
import Scenes
import Testing
import XCTest

/// The place in a test that expects something to be as its reference says.
struct Expectation {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt

    /// Fails the test that is running, in Swift Testing or in XCTest.
    func fail(_ failure: String?) {
        guard let failure else { return }
        if Test.current != nil {
            Issue.record(
                Comment(rawValue: failure),
                sourceLocation: SourceLocation(
                    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
        } else {
            XCTFail(failure, file: filePath, line: line)
        }
    }

    /// Why something is not what its reference says; nil when it is. The environment is looked at before anything is
    /// captured.
    @MainActor
    static func failure(
        of name: String, testFile: String, environment: [String: String], _ capture: () throws -> some Recorded
    ) -> String? {
        do {
            let settings = try RecordingSettings(environment: environment)
            let record = try capture()
            let directory =
                try settings.directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
                ?? SnapshotDirectory.find(from: testFile)
            let recorder = Recorder(mode: settings.mode, directory: directory, testFilter: TestFilter.current)
            return recorder.failure(of: record, named: try SnapshotName(name, scene: record.namingScene))
        } catch {
            return "\(name): \(error)"
        }
    }
}
