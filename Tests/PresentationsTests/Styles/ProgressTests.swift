import KitTestSupport
import Testing
import UIKit

@testable import Presentations

/// The position of a sheet in the form for its delegate.
struct ProgressTests {
    private static let low = HalfSheet.Detent.Identifier("low")

    private static func path(_ stops: [(HalfSheet.Detent.Identifier, CGFloat)]) -> DragPath {
        let detents = stops.map {
            DetentFrame(identifier: $0.0, frame: CGRect(x: 0, y: $0.1, width: 393, height: 852 - $0.1))
        }
        return DragPath(
            PresentationLayout(frame: detents[0].frame), detentFrames: detents, edges: SwipeEdges(.bottom),
            in: LayoutEnvironment(container: CGSize(width: 393, height: 852)), threshold: .sheet)
    }

    private static let three = path([(.large, 69), (.medium, 392), (low, 698)])
    private static let one = path([(.medium, 392)])

    struct Row: Sendable {
        var position: CGFloat
        var smaller: HalfSheet.Detent.Identifier?
        var larger: HalfSheet.Detent.Identifier?
        var fraction: CGFloat
    }

    private func check(_ row: Row, on path: DragPath) {
        let progress = HalfSheet.Progress(at: row.position, on: path)
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

    @Test(
        "The way between two detents is counted from the one to the other, whatever lies between them",
        arguments: [
            (900, 0, 0, 1), (852, 0, 0, 1), (698, 0, 0, 1), (545, 0, 0.5, 1), (392, 0, 1, 1), (230.5, 0.5, 1, 0.5),
            (69, 1, 1, 0), (20, 1, 1, 0), (-10, 1, 1, 0),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func between(position: CGFloat, mediumToLarge: CGFloat, lowToMedium: CGFloat, largeToMedium: CGFloat) {
        let progress = HalfSheet.Progress(at: position, on: Self.three)
        #expect(progress.fraction(from: .medium, to: .large) == mediumToLarge)
        #expect(progress.fraction(from: Self.low, to: .medium) == lowToMedium)
        #expect(progress.fraction(from: .large, to: .medium) == largeToMedium)
    }

    @Test("Over two steps the way is one", arguments: [(698, 0), (383.5, 0.5), (69, 1)] as [(CGFloat, CGFloat)])
    func overTwoSteps(position: CGFloat, expected: CGFloat) {
        #expect(HalfSheet.Progress(at: position, on: Self.three).fraction(from: Self.low, to: .large) == expected)
    }

    @Test("Without a way between them there is no progress: detents that are not active, or at one place")
    func noWay() {
        for position in [-10, 69, 230.5, 392, 852] as [CGFloat] {
            let one = HalfSheet.Progress(at: position, on: Self.one)
            #expect(one.fraction(from: .medium, to: .large) == 0)
            #expect(one.fraction(from: .large, to: .medium) == 0)
            #expect(one.fraction(from: .medium, to: .medium) == 0)
            let same = HalfSheet.Progress(at: position, on: Self.path([(.large, 69), (.medium, 69)]))
            #expect(same.fraction(from: .medium, to: .large) == 0)
        }
    }

    @Test("A progress of one's own may carry positions, and by default carries none")
    func ownProgress() {
        var progress = HalfSheet.Progress(
            position: 230.5, smallerDetentIdentifier: .medium, largerDetentIdentifier: .large, fraction: 0.5)
        #expect(progress.detentPositions == [:])
        #expect(progress.fraction(from: .medium, to: .large) == 0)
        progress.detentPositions = [.medium: 392, .large: 69]
        #expect(progress.fraction(from: .medium, to: .large) == 0.5)
    }

    @Test("A sheet as small as nothing, and detents at one place, give fractions that are numbers")
    func degenerate() {
        let flat = Self.path([(.medium, 852)])
        #expect(HalfSheet.Progress(at: 900, on: flat).fraction == 0)
        let same = Self.path([(.large, 69), (.medium, 69)])
        for position in [-10, 69, 70, 460, 852, 1000] as [CGFloat] {
            let fraction = HalfSheet.Progress(at: position, on: same).fraction
            #expect(fraction >= 0 && fraction <= 1)
        }
    }
}
