import Testing
import UIKit

@testable import Presentations

extension SnapPositions {
    /// A half-sheet on a phone of 852 points: medium at 392, large at 69.
    static let sheet = SnapPositions([392, 69], hidden: 852, length: 460, bandLength: 852, threshold: .sheet)
    /// A card of 340 points that rests at 478.
    static let card = SnapPositions([478], hidden: 852, length: 340, bandLength: 852, threshold: .light)
}

@Suite struct SnapPositionsTests {
    @Test("Rests are in order, whatever order they come in")
    func order() {
        #expect(SnapPositions.sheet.positions == [69, 392])
        #expect(SnapPositions.sheet.innermost == 69)
        #expect(SnapPositions.sheet.outermost == 392)
    }

    @Test(
        "A rest that was chosen is that of the same rank when the rests have moved, and its place when there are others"
    )
    func movedRests() {
        let lifted = SnapPositions([69, 56], hidden: 852, length: 460, bandLength: 852, threshold: .sheet)
        #expect(lifted.position(at: 1, chosenAmong: .sheet) == 69)
        #expect(lifted.position(at: 0, chosenAmong: .sheet) == 56)
        #expect(SnapPositions.card.position(at: 0, chosenAmong: .sheet) == 69)
    }

    @Test(
        "The nearest rest, the more open of two equally near ones",
        arguments: [(0, 0), (230, 0), (230.5, 0), (231, 1), (392, 1), (852, 1)] as [(CGFloat, Int)])
    func nearest(position: CGFloat, rest: Int) {
        #expect(SnapPositions.sheet.nearestIndex(to: position) == rest)
    }

    @Test(
        "The share of the way out that is done",
        arguments: [(69, 0), (392, 0), (507, 0.25), (622, 0.5), (852, 1), (900, 1)] as [(CGFloat, CGFloat)])
    func progress(position: CGFloat, progress: CGFloat) {
        #expect(SnapPositions.sheet.dismissalProgress(at: position) == progress)
    }

    @Test(
        "Where a finger leads that may take the view out: its own way between the rests and out, the band further in",
        arguments: [
            (169, 169), (392, 392), (600, 600), (852, 852), (900, 852), (69, 69), (19, 69 - 10.600_559),
            (-31, 69 - 13.131_488),
        ] as [(CGFloat, CGFloat)])
    func placeThatMayLeave(finger: CGFloat, place: CGFloat) {
        #expect(abs(SnapPositions.sheet.position(of: finger, mayLeave: true) - place) < 0.000_001)
    }

    @Test(
        "Where a finger leads that may not: the band further out, too",
        arguments: [(392, 392), (492, 392 + 51.664_829), (592, 392 + 97.422_037), (169, 169)] as [(CGFloat, CGFloat)])
    func placeThatMayNotLeave(finger: CGFloat, place: CGFloat) {
        #expect(abs(SnapPositions.sheet.position(of: finger, mayLeave: false) - place) < 0.000_001)
    }

    @Test("The finger that belongs to a place leads there", arguments: [true, false])
    func inverse(mayLeave: Bool) {
        for place in stride(from: CGFloat(52), through: 850, by: 7) {
            let finger = SnapPositions.sheet.finger(for: place, mayLeave: mayLeave)
            #expect(abs(SnapPositions.sheet.position(of: finger, mayLeave: mayLeave) - place) < 0.000_1)
        }
    }

    @Test("A finger that is nowhere leads to a place all the same", arguments: [true, false])
    func nowhere(mayLeave: Bool) {
        for finger in [CGFloat.nan, .infinity, -.infinity] {
            #expect(SnapPositions.sheet.position(of: finger, mayLeave: mayLeave).isFinite)
        }
    }

    @Test("A view whose place is out of sight already is out of sight, and nowhere in between")
    func hiddenInside() {
        let track = SnapPositions([69, 392], hidden: 300, length: 460, bandLength: 852, threshold: .sheet)
        #expect(track.position(of: 500, mayLeave: true) == 392)
        #expect(track.dismissalProgress(at: 392) == 0)
        #expect(track.dismissalProgress(at: 393) == 1)
        #expect(track.dismissalProgress(at: 100) == 0)
    }

    @Test("A threshold that is none counts as that of a sheet")
    func threshold() {
        func usable(_ distance: CGFloat, _ velocity: CGFloat) -> SwipeThreshold {
            SwipeThreshold(distance: distance, velocity: velocity).usable
        }
        #expect(usable(.nan, -1) == SwipeThreshold(distance: 0.5, velocity: 1000))
        #expect(usable(-0.1, .nan) == SwipeThreshold(distance: 0.5, velocity: 1000))
        #expect(usable(.infinity, .infinity) == SwipeThreshold(distance: 0.5, velocity: .infinity))
        #expect(usable(0, 0) == SwipeThreshold(distance: 0, velocity: 0))
    }
}
