import Testing
import UIKit

@testable import Presentations

/// Where a sheet is, as its delegate hears it.
struct ProgressTests {
    private static let low = HalfSheet.Detent.Identifier("low")

    private static func course(_ stops: [(HalfSheet.Detent.Identifier, CGFloat)]) -> Course {
        Course(
            stops.map { (detent: $0.0, frame: CGRect(x: 0, y: $0.1, width: 393, height: 852 - $0.1)) }, shown: 0,
            undimmed: nil,
            in: LayoutEnvironment(container: CGSize(width: 393, height: 852)), threshold: .sheet)
    }

    private static let three = course([(.large, 69), (.medium, 392), (low, 698)])
    private static let one = course([(.medium, 392)])

    struct Row: Sendable {
        var position: CGFloat
        var smaller: HalfSheet.Detent.Identifier?
        var larger: HalfSheet.Detent.Identifier?
        var fraction: CGFloat
    }

    private func check(_ row: Row, on course: Course) {
        let progress = HalfSheet.Progress(at: row.position, on: course)
        #expect(progress.position == row.position)
        #expect(progress.smallerDetentIdentifier == row.smaller)
        #expect(progress.largerDetentIdentifier == row.larger)
        #expect(progress.fraction == row.fraction)
    }

    @Test(
        "Progress names the two detents that the sheet is between, and how much of the way is done",
        arguments: [
            Row(position: 900, larger: low, fraction: 0), Row(position: 852, larger: low, fraction: 0),
            Row(position: 775, larger: low, fraction: 0.5),
            Row(position: 698, smaller: low, larger: .medium, fraction: 0),
            Row(position: 545, smaller: low, larger: .medium, fraction: 0.5),
            Row(position: 392, smaller: .medium, larger: .large, fraction: 0),
            Row(position: 230.5, smaller: .medium, larger: .large, fraction: 0.5),
            Row(position: 69, smaller: .large, fraction: 0), Row(position: 20, smaller: .large, fraction: 0),
            Row(position: -10, smaller: .large, fraction: 0),
        ])
    func three(row: Row) {
        check(row, on: Self.three)
    }

    @Test(
        "With one detent there is the way out of sight only",
        arguments: [
            Row(position: 852, larger: .medium, fraction: 0), Row(position: 622, larger: .medium, fraction: 0.5),
            Row(position: 392, smaller: .medium, fraction: 0), Row(position: 300, smaller: .medium, fraction: 0),
        ])
    func one(row: Row) {
        check(row, on: Self.one)
    }

    @Test("A sheet as small as nothing, and detents at one place, give fractions that are numbers")
    func degenerate() {
        let flat = Self.course([(.medium, 852)])
        #expect(HalfSheet.Progress(at: 900, on: flat).fraction == 0)
        let same = Self.course([(.large, 69), (.medium, 69)])
        for position in [-10, 69, 70, 460, 852, 1000] as [CGFloat] {
            let fraction = HalfSheet.Progress(at: position, on: same).fraction
            #expect(fraction >= 0 && fraction <= 1)
        }
    }
}
