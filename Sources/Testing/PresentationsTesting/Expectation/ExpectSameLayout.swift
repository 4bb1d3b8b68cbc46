import LayoutSnapshots

/// Checks that two stages show the same layout, for instance one screen that was made in two ways, or by two versions of a
/// library.
///
/// They are compared like a layout and its reference, without a file: the failure says which views of the first stage are
/// elsewhere than on the second, and by how many points. The devices, what they are set to and the keyboard count, too. While
/// something moves on the second stage, each number may be one unit away.
///
/// - Parameters:
///   - stage: The stage to look at, usually after `settle()`.
///   - other: The stage that has the layout that is expected.
@MainActor
public func expectSameLayout(
    of stage: Stage, and other: Stage, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let differences = stage.differences(from: other)
    guard !differences.isEmpty else { return }
    TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        .fail(differences.joined(separator: "\n"))
}

extension Stage {
    /// Returns the differences from another stage's layout, as the lines of a failure of ``expectSameLayout(of:and:)``; empty
    /// where both show the same. A coordinate that is not a number is a difference, whose line names the view.
    public func differences(from other: Stage) -> [String] {
        do {
            let difference = try recordedScene().difference(from: try other.recordedScene())
            return difference.isEmpty ? [] : difference.lines(name: device.name)
        } catch {
            return ["\(device.name): \(error)"]
        }
    }
}
