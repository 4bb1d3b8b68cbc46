import Foundation
import LayoutSnapshots

/// Checks that a filmstrip equals the reference `Snapshots/<name>@<device>.svg`, moment by moment.
///
/// ```swift
/// let film = stage.filmstrip(at: [0, 0.1, 0.2, 0.4]) {
///     stage.drag(
///         from: CGPoint(x: 196, y: 640), to: CGPoint(x: 196, y: 800),
///         duration: 0.1)
/// }
/// expectFilmstrip(film, named: "Detail/thrown-away")
/// ```
///
/// A failure says for each moment which views are elsewhere. It also says where the curve between the moments is
/// different, and which events, such as touches, are new or missing. Each number of a moment in motion, and of the
/// curve, may be one unit away.
///
/// References are found, named and recorded as those of
/// ``expectLayout(of:named:in:fileID:filePath:line:column:function:)``, with the same environment variables.
///
/// - Parameters:
///   - film: The filmstrip, from ``Stage/filmstrip(at:curve:inspect:of:)`` or ``StageRecording/filmstrip(of:)``.
///   - name: The feature and the scenario, such as `"Card/arrival"`.
///   - folder: The folder of the references. Defaults to `nil`: found from the test's source file.
///   - fileID: The source file of the failure. Defaults to that of the call.
///   - filePath: The path of that file.
///   - line: The line of the failure. Defaults to that of the call.
///   - column: The column in that line.
///   - function: The function that contains the call, for the command in the failure.
@MainActor
public func expectFilmstrip(
    _ film: Filmstrip, named name: String, in folder: URL? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function
) {
    SnapshotExpectation(
        fileID: fileID, filePath: filePath, line: line, column: column, function: function, folder: folder
    ).check(name) { film }
}
