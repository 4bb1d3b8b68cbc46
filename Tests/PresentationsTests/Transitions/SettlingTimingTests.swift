import Testing
import UIKit

@testable import Presentations

/// The spring of 18.2574 radians a second (F10, N17).
@MainActor
@Suite struct SettlingTimingTests {
    private let settling = PresentationDefaults.Motion.settling

    @Test(
        "The finger's velocity, as ways to the target per second (N12)",
        arguments: [
            (292, 392, 500, 5), (292, 69, -446, 2), (452, 392, 300, -5), (392, 852, 975, 2.119_565),
            (0, 100, 0, 0),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func velocity(place: CGFloat, target: CGFloat, velocity: CGFloat, expected: CGFloat) {
        let initial = settling.initialVelocity(from: place, to: target, velocity: velocity)
        #expect(abs(initial - expected) < 0.000_001)
    }

    @Test("It never starts so fast that it would fly past its target: at most with its own frequency")
    func limit() {
        #expect(abs(settling.initialVelocity(from: 388, to: 392, velocity: 3000) - 18.257_419) < 0.000_001)
        // x(t) = way·e^(−ωt) at that velocity: it approaches without a turn.
        #expect(settling.initialVelocity(from: 300, to: 392, velocity: 1600) < 18)
    }

    @Test(
        "What is there already, and what is no number, starts at rest",
        arguments: [
            (392, 392, 3000), (391.995, 392, -3000), (0, 100, .nan), (0, 100, -.infinity), (.nan, 100, 5),
            (0, .infinity, 5),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func atRest(place: CGFloat, target: CGFloat, velocity: CGFloat) {
        #expect(settling.initialVelocity(from: place, to: target, velocity: velocity) == 0)
    }

    @Test("A timing of one's own gives another frequency, and a curve, or a spring of no time, takes no velocity")
    func timings() {
        let slow = TransitionTiming.spring(dampingRatio: 1, response: 2 * .pi / 5)
        #expect(abs(slow.initialVelocity(from: 388, to: 392, velocity: 3000) - 5) < 0.000_001)
        for timing in [
            TransitionTiming.curve(.linear, duration: 0.3), .spring(dampingRatio: 1, duration: 0),
            .spring(dampingRatio: 0.5, duration: .nan),
        ] {
            #expect(timing.initialVelocity(from: 388, to: 392, velocity: 3000) == 0)
        }
        let curve = TransitionTiming.curve(.linear, duration: 0.3).makeAnimator(from: 0, to: 1, velocity: 9)
        #expect(curve.duration == 0.3)
    }

    @Test("A spring rests after the duration of its timing", arguments: [(1, 0.8), (0.6, 0.5), (0.2, 2)])
    func durations(dampingRatio: CGFloat, duration: TimeInterval) {
        let timing = TransitionTiming.spring(dampingRatio: dampingRatio, duration: duration)
        let animator = timing.makeAnimator(from: 0, to: 100, velocity: 0)
        #expect(abs(animator.duration - duration) < 0.01)
    }

    @Test("It is at rest after half a second (N17)")
    func duration() {
        let animator = settling.makeAnimator(from: 0, to: 100, velocity: 0)
        #expect(abs(animator.duration - 0.505_7) < 0.001)
    }
}
