import Foundation
import LayoutSnapshots

/// Checks that what a stage shows is what the reference `Snapshots/<name>@<device>.svg` says.
///
/// The layout is compared, never pixels: every view that draws, clips or has an `accessibilityIdentifier`, with its
/// frame to a hundredth of a point, its colours, corners, shadow and text. A difference fails the test with the views
/// that moved and by how many points, and with the command that accepts the new layout.
///
/// The environment variable `SNAPSHOTS` chooses what happens to references: `verify` (the default) writes nothing and
/// fails when there is no reference, `missing` writes those that do not exist, `changed` also rewrites those that
/// differ, `all` rewrites every one, `prune` removes those that the last complete run did not ask for. A mode that touches
/// references always fails the test, and is refused where `CI` is set; any other value fails, too.
///
/// What is recorded while something moves or a finger is down says so, and is compared with a tolerance: each number may be
/// one unit away, a hundredth of a point for a length, one of 255 for a channel of a colour. At rest there is none.
///
/// References are in the folder `Snapshots` beside the package or the Xcode project that the test's source file is in. A
/// test whose source is not on the machine that runs it names the folder, and the environment variable `SNAPSHOTS_DIR` has
/// the first word. Landscape, dark mode, right to left and other text sizes add `.landscape`, `.dark`, `.rtl` and the size to
/// the name of the file. In one run a name belongs to one line of one test.
///
/// What failed is in the folder `SnapshotReport` beside the references, or where `SNAPSHOTS_REPORT` says: the layout as it is
/// now, a picture of what moved, and a page with all of them. Git does not see that folder.
///
/// The failure is an issue in Swift Testing and a failure in XCTest, whichever runs the test. A test method of XCTest
/// that is bound to the main actor must be `async` on Linux; XCTest cannot call it there otherwise.
///
/// - Parameters:
///   - stage: The screen to look at, usually after `settle()`.
///   - name: The feature and the scenario, such as `"Card/default"`: ASCII letters, digits, `-`, `_` and at least one
///     `/`. Parameterised tests put the argument into the name.
///   - folder: The folder of the references, such as one among the resources of the test's bundle; found from the test's
///     source file by default. Nothing is ever written into a bundle.
@MainActor
public func expectLayout(
    of stage: Stage, named name: String, in folder: URL? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function
) {
    SnapshotExpectation(
        fileID: fileID, filePath: filePath, line: line, column: column, function: function, folder: folder
    ).check(name) { try stage.recordedScene() }
}
