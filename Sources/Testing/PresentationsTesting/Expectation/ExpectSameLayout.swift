import LayoutSnapshots

/// Checks that two stages show the same layout, for instance a screen before and after a refactoring.
///
/// ```swift
/// let stage = Stage(.iPhone15)
/// let other = Stage(.iPhone15)
/// stage.show(DetailViewController())
/// other.show(DetailViewController())
/// expectSameLayout(of: stage, and: other)
/// ```
///
/// The comparison is that of a layout with its reference, but without a file. A failure says which views of the first
/// stage are elsewhere than on the second, and by how many points. The device, the user's settings and the keyboard
/// count as well. While something moves on the second stage, each number may be one unit away.
///
/// - Parameters:
///   - stage: The stage to check, usually after ``Stage/settle()``.
///   - other: The stage with the expected layout.
///   - fileID: The source file of the failure. Defaults to that of the call.
///   - filePath: The path of that file.
///   - line: The line of the failure. Defaults to that of the call.
///   - column: The column in that line.
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
    /// Returns the differences from another stage's layout, without failing a test.
    ///
    /// ```swift
    /// #expect(stage.differences(from: other).isEmpty)
    /// ```
    ///
    /// - Parameter other: The stage with the expected layout.
    /// - Returns: The lines of the failure that ``expectSameLayout(of:and:fileID:filePath:line:column:)`` would report.
    ///   The first one has the name of the device and the number of differences, and each of the others a view. Empty
    ///   if both stages show the same. A coordinate that is not a number is a difference, too.
    public func differences(from other: Stage) -> [String] {
        do {
            let difference = try recordedScene().difference(from: try other.recordedScene())
            return difference.isEmpty ? [] : difference.lines(name: device.name)
        } catch {
            return ["\(device.name): \(error)"]
        }
    }
}
