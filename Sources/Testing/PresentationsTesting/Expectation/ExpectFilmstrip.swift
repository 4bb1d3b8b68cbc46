import Foundation
import LayoutSnapshots

/// Checks that a filmstrip is what the reference `Snapshots/<name>@<device>.svg` says, moment by moment.
///
/// Names, the folder, the environment variables `SNAPSHOTS` and `SNAPSHOTS_DIR`, and what a failure is in Swift Testing
/// and XCTest are those of `expectLayout(of:named:)`. A failure tells for each moment that differs which views are
/// elsewhere, where the curve between the moments went another way, and whether other events happened to the stage.
/// Moments in motion and the curve may be one unit away.
///
/// - Parameters:
///   - film: What ``Stage/filmstrip(at:curve:inspect:of:)`` recorded.
///   - name: The feature and the scenario, such as `"Card/arrival"`.
///   - folder: The folder of the references; found from the test's source file by default.
@MainActor
public func expectFilmstrip(
    _ film: Filmstrip, named name: String, in folder: URL? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function
) {
    SnapshotExpectation(
        fileID: fileID, filePath: filePath, line: line, column: column, function: function, folder: folder
    ).check(name) { film }
}
