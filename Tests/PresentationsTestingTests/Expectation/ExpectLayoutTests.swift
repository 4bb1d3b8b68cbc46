import Foundation
import TemporaryFolder
import Testing
import UIKit
import XCTest

@testable import LayoutSnapshots
@testable import PresentationsTesting

@MainActor @Suite struct ExpectLayoutTests {
    private let expectation = SnapshotExpectation(
        fileID: #fileID, filePath: #filePath, line: 1, column: 1, function: #function)

    @Test func aLayoutIsRecordedThenVerifiedThenFailsByPoints() throws {
        try withTemporaryFolder { folder in
            let stage = Stage(.iPhone15)
            let controller = UIViewController()
            stage.show(controller)
            let card = UIView(frame: CGRect(x: 12, y: 478, width: 369, height: 340))
            card.accessibilityIdentifier = "card"
            controller.view.addSubview(card)
            stage.settle()

            @MainActor func failure(_ mode: String) -> String? {
                expectation.failure(of: "Card/default", environment: environment(of: folder, mode: mode)) {
                    try stage.scene()
                }
            }
            let test = RunningTest.current(fileID: #fileID, function: #function)
            @MainActor func command(_ mode: RecordMode) -> String {
                test.command(mode, environment: [:])
            }
            #expect(
                failure("verify") == """
                    Card/default@iPhone15: there is no reference
                    Reference: \(folder.path)/Snapshots/Card/default@iPhone15.svg
                    Actual: \(folder.path)/Report/failures/Card/default@iPhone15/actual.svg
                    To record: \(command(.missing))
                    """)
            #expect(failure("missing")?.hasPrefix("Card/default@iPhone15: wrote a new reference") == true)
            #expect(failure("verify") == nil)

            card.frame.origin.y = 470
            #expect(
                failure("verify") == """
                    Card/default@iPhone15: 1 node differs
                      card   y 478 -> 470 (up 8 pt)
                    Reference: \(folder.path)/Snapshots/Card/default@iPhone15.svg
                    Actual: \(folder.path)/Report/failures/Card/default@iPhone15/actual.svg
                    Difference: \(folder.path)/Report/failures/Card/default@iPhone15/diff.svg
                    To accept: \(command(.changed))
                    """)
        }
    }

    @Test func aWrongEnvironmentFailsBeforeAnythingIsWritten() throws {
        try withTemporaryFolder { folder in
            let stage = Stage(.iPhone15)
            @MainActor func failure(_ variables: [String: String]) -> String? {
                let environment = environment(of: folder, mode: "verify").merging(variables) { $1 }
                return expectation.failure(of: "Card/default", environment: environment) { try stage.scene() }
            }
            #expect(
                failure(["SNAPSHOTS": "record"])
                    == "Card/default: SNAPSHOTS=record is not a mode. Use verify, missing, changed, all or prune.")
            #expect(
                failure(["SNAPSHOTS": "all", "CI": "1"])
                    == "Card/default: SNAPSHOTS=all would write references, and CI is set: references are written on "
                    + "a developer's machine and reviewed. Use SNAPSHOTS=verify.")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(files == [])
        }
    }

    @Test func aCoordinateThatIsNotANumberIsReportedWithItsView() {
        let stage = Stage(.iPhone15)
        let controller = UIViewController()
        stage.show(controller)
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        sheet.accessibilityIdentifier = "sheet"
        let title = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
        title.backgroundColor = .black
        sheet.addSubview(title)
        controller.view.addSubview(sheet)
        #expect(
            expectation.failure(of: "Card/default", environment: [:]) { try stage.scene() }
                == "Card/default: The x of view/sheet/view is nan, which is not a number that can be drawn.")
    }

    @Test func aFailureIsAnIssueAtTheLineOfTheTest() {
        let line = #line + 2
        withKnownIssue {
            expectLayout(of: Stage(.iPhone15), named: "no scenario")
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                "no scenario: \"no scenario\" cannot name a snapshot: it needs a feature and a scenario, as in "
                    + "\"Card/default\"."
            ] && issue.sourceLocation?.line == line
        }
    }
}

/// The same failure in a test that XCTest runs.
final class ExpectLayoutXCTests: XCTestCase {
    private var failures: [String] = []
    private var intercepts = false

    @MainActor func testAFailureIsAFailureOfTheTestCase() async {
        intercepts = true
        expectLayout(of: Stage(.iPhone15), named: "no scenario")
        intercepts = false
        XCTAssertEqual(failures.count, 1)
        XCTAssertEqual(failures.first?.contains("\"no scenario\" cannot name a snapshot"), true)
    }

    #if canImport(ObjectiveC)
        override func record(_ issue: XCTIssue) {
            if intercepts { failures.append(issue.compactDescription) } else { super.record(issue) }
        }
    #else
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            if intercepts {
                failures.append(description)
            } else {
                super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
        }
    #endif
}
