import Testing
import XCTest

/// A line of a test.
struct TestPlace {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt

    /// Fails the test that is running, in Swift Testing or in XCTest.
    func fail(_ failure: String) {
        if Test.current != nil {
            Issue.record(
                Comment(rawValue: failure),
                sourceLocation: SourceLocation(
                    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
        } else {
            XCTFail(failure, file: filePath, line: line)
        }
    }
}
