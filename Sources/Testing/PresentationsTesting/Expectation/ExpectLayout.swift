import Foundation
import LayoutSnapshots

/// Checks that the layout of a stage equals the reference `Snapshots/<name>@<device>.svg`.
///
/// ```swift
/// stage.show(home)
/// home.presentAsCard(detail)
/// stage.settle()
/// expectLayout(of: stage, named: "Card/default")
/// ```
///
/// Layouts are compared, never pixels: each view that draws, clips or has an `accessibilityIdentifier`, with its frame
/// to a hundredth of a point, its colours, corners, shadow and text. A difference fails the test. The message says
/// which views have moved and by how many points, and which command accepts the new layout.
///
/// The failure is an issue in Swift Testing and a failure in XCTest, whichever runs the test. On Linux, an XCTest
/// method on the main actor has to be `async`.
///
/// ### Recording
///
/// The environment variable `SNAPSHOTS` says what happens to references:
///
/// - `verify`, the default: nothing is written, and a missing reference fails the test.
/// - `missing`: references that do not exist are written.
/// - `changed`: references that differ are rewritten, too.
/// - `all`: every reference is rewritten.
/// - `prune`: references that the last complete run did not use are removed.
///
/// In every mode but `verify` the test fails, so that nobody takes the run for a check. If `CI` is set, only `verify` is
/// allowed. Any other value fails the test and writes nothing.
///
/// ### Files
///
/// References are in the folder `Snapshots` beside the `Package.swift` or the Xcode project, whichever is nearer to the
/// test's source file. The environment variable `SNAPSHOTS_DIR` names another folder and overrides `folder`. Landscape, dark mode, right to
/// left and other text sizes add `.landscape`, `.dark`, `.rtl` and the size to the name of the file. In one run, each
/// name belongs to one line of one test.
///
/// The folder `SnapshotReport` beside the references, or the one that `SNAPSHOTS_REPORT` names, has the failures of a
/// run: the present layout, a picture of the difference, and a page with all of them. Git ignores it.
///
/// ### Movements
///
/// A reference that is recorded while something moves, or a finger is down, says so. It is compared with a tolerance of
/// one unit: a hundredth of a point for a length, one of 255 for a part of a colour. Layouts at rest have no tolerance.
///
/// - Parameters:
///   - stage: The stage to check, usually after ``Stage/settle()``.
///   - name: The feature and the scenario, such as `"Card/default"`: ASCII letters, digits, `-`, `_` and at least one
///     `/`. Another name fails the test. A test with parameters puts them into the name.
///   - folder: The folder of the references, such as one among the resources of the test's bundle. Defaults to `nil`:
///     found from the test's source file. Nothing is ever written into a bundle.
///   - fileID: The source file of the failure. Defaults to that of the call.
///   - filePath: The path of that file.
///   - line: The line of the failure. Defaults to that of the call.
///   - column: The column in that line.
///   - function: The function that contains the call, for the command in the failure.
@MainActor
public func expectLayout(
    of stage: Stage, named name: String, in folder: URL? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function
) {
    SnapshotExpectation(
        fileID: fileID, filePath: filePath, line: line, column: column, function: function, folder: folder
    ).check(name) { try stage.recordedScene() }
}
