import Testing
import UIKit

@testable import Presentations

/// Beyond the last position: c·x·D / (c·x + D) with c = 0.55 (V2).
@Suite struct RubberBandTests {
    @Test(
        "What a finger's way beyond gives, on a length of 800 and on one of 852 (V2)",
        arguments: [
            (800, 50, 26.586_103), (800, 100, 51.461_988), (800, 200, 96.703_297), (800, 400, 172.549_020),
            (852, 100, 51.664_829), (852, 200, 97.422_037), (800, 1, 0.549_622),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func gives(length: CGFloat, distance: CGFloat, stretch: CGFloat) {
        #expect(abs(SnapPositions.stretch(distance, within: length) - stretch) < 0.000_001)
        #expect(abs(SnapPositions.distance(forStretch: stretch, within: length) - distance) < 0.000_01)
    }

    @Test("It never gives its whole length, however far the finger goes")
    func limit() {
        #expect(SnapPositions.stretch(100_000, within: 800) < 800)
        #expect(SnapPositions.stretch(100_000, within: 800) > 788)
        #expect(SnapPositions.stretch(.infinity, within: 800) == 800)
        #expect(SnapPositions.stretch(.greatestFiniteMagnitude, within: 800).isFinite)
    }

    @Test(
        "Nothing is given for no way, the wrong way, no number, or without a length",
        arguments: [(800, 0), (800, -50), (800, .nan), (800, -.infinity), (0, 50), (-800, 50), (.nan, 50)]
            as [(CGFloat, CGFloat)])
    func nothing(length: CGFloat, distance: CGFloat) {
        #expect(SnapPositions.stretch(distance, within: length) == 0)
        #expect(SnapPositions.distance(forStretch: distance <= 0 ? distance : 0, within: length) == 0)
    }

    @Test(
        "What is stretched to the whole length or further belongs to a finger that is somewhere",
        arguments: [800, 4000])
    func wholeLength(stretch: CGFloat) {
        #expect(SnapPositions.distance(forStretch: stretch, within: 800).isFinite)
    }
}
