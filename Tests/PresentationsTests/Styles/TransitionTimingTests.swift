import Presentations
import Testing
import UIKit

struct TransitionTimingTests {
    /// Durations by the law of N13, worked out by hand: critically damped 9.23341 / ω, otherwise
    /// ln(1000 ζ / √(1 − ζ²)) / (ζ ω), with ω = 2π / response.
    @Test(
        "A spring by its response rests when UIKit says so (N13)",
        arguments: [(ratio: 1.0, response: 0.3, duration: 0.440863), (0.8, 0.4, 0.572595), (0.5, 0.55, 1.113176)])
    func response(ratio: CGFloat, response: TimeInterval, duration: TimeInterval) {
        let timing = TransitionTiming.spring(dampingRatio: ratio, response: response)
        #expect(abs(timing.duration - duration) < 0.00001)
    }

    @Test("An invalid response or ratio is replaced by the nearest valid one")
    func unusable() {
        #expect(TransitionTiming.spring(dampingRatio: .nan, response: .nan).duration == 0)
        #expect(TransitionTiming.spring(dampingRatio: 1, response: -1).duration == 0)
        let least = TransitionTiming.spring(dampingRatio: 0, response: 0.1)
        #expect(least == .spring(dampingRatio: 0.05, response: 0.1))
        #expect(least.duration > 1)
    }
}
