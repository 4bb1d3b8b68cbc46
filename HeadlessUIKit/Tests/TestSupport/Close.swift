import Testing
import UIKit

/// Expects two numbers to be equal except for rounding errors.
func expectClose(
    _ actual: CGFloat?, _ expected: CGFloat, within tolerance: CGFloat = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let actual else {
        Issue.record("no value where \(expected) was expected", sourceLocation: sourceLocation)
        return
    }
    #expect(abs(actual - expected) <= tolerance, "\(actual) is not \(expected)", sourceLocation: sourceLocation)
}

func expectClose(
    _ actual: CGRect?, _ expected: CGRect, within tolerance: CGFloat = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let actual else {
        Issue.record("no rectangle where \(expected) was expected", sourceLocation: sourceLocation)
        return
    }
    let differences = [
        actual.minX - expected.minX, actual.minY - expected.minY, actual.width - expected.width,
        actual.height - expected.height,
    ]
    #expect(
        differences.allSatisfy { abs($0) <= tolerance }, "\(actual) is not \(expected)", sourceLocation: sourceLocation)
}

func expectClose(
    _ actual: CGPoint?, _ expected: CGPoint, within tolerance: CGFloat = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectClose(actual?.x, expected.x, within: tolerance, sourceLocation: sourceLocation)
    expectClose(actual?.y, expected.y, within: tolerance, sourceLocation: sourceLocation)
}
