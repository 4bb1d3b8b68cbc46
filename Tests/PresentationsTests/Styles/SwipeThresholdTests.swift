import Testing
import UIKit

@testable import Presentations

/// The decision about a release, as a value.
struct SwipeThresholdTests {
    @Test(
        "The tutorials' numbers (S3, S9, S10)",
        arguments: [
            (SwipeThreshold.pop, 0.3, 920.0), (.edge, 0.5, 920), (.light, 0.382, 920), (.sheet, 0.5, 1000),
        ])
    func constants(threshold: SwipeThreshold, distance: CGFloat, velocity: CGFloat) {
        #expect(threshold == SwipeThreshold(distance: distance, velocity: velocity))
    }

    @Test(
        "Beyond the distance it goes on, before it comes back; a flick is enough, unless it goes back",
        arguments: [
            (way: 117.0, velocity: 0.0, passes: false), (118, 0, true), (117.85, 0, false), (20, 919, false),
            (20, 920, true), (0, 2000, false), (-5, 2000, false), (200, -100, true), (200, -500, false),
            (390, -100, true),
        ])
    func pop(way: CGFloat, velocity: CGFloat, passes: Bool) {
        #expect(SwipeThreshold.pop.isPassed(by: way, of: 393, velocity: velocity) == passes)
    }

    @Test("With an infinite velocity the distance alone counts")
    func distanceAlone() {
        let threshold = SwipeThreshold(distance: 0.5, velocity: .infinity)
        #expect(!threshold.isPassed(by: 190, of: 393, velocity: 90_000))
        #expect(threshold.isPassed(by: 197, of: 393, velocity: 0))
    }
}
