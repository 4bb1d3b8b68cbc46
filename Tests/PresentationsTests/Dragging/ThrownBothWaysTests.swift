import Testing
import UIKit

@testable import Presentations

/// Decisions about a view that may be dismissed by two opposite edges: a card of 340 points that rests at 478 of 852,
/// hidden at 852 below and at -340 above.
@Suite struct ThrownBothWaysTests {
    private static let card = SnapPositions(
        [478], hidden: 852, hiddenInward: -340, length: 340, bandLength: 852, threshold: .light)

    private func model(from position: CGFloat = 478, content: DragModel.Content? = nil) -> DragModel {
        DragModel(from: position, on: Self.card, content: content, pixel: 1.0 / 3)
    }

    struct Release: Sendable, CustomTestStringConvertible {
        let way: CGFloat
        var velocity: CGFloat = 0
        var mayLeave = true
        let decision: DragRelease

        var testDescription: String { "\(way) at \(velocity), \(mayLeave) -> \(decision)" }
    }

    nonisolated static let releases = [
        // 0.382 of the 340 points is 129.88, either way.
        Release(way: -129.8, decision: .cancelDismissal(rest: 0, velocity: 0)),
        Release(way: -130, decision: .finishDismissal(.inward, velocity: 0)),
        Release(way: 130, decision: .finishDismissal(.outward, velocity: 0)),
        Release(way: -10, velocity: -919, decision: .cancelDismissal(rest: 0, velocity: -919)),
        Release(way: -10, velocity: -920, decision: .finishDismissal(.inward, velocity: -920)),
        // Thrown back from above it comes to rest: it has not reached the other side yet.
        Release(way: -10, velocity: 3000, decision: .cancelDismissal(rest: 0, velocity: 3000)),
        // Far enough, but on the way back: 0.499 of the velocity counts.
        Release(way: -200, velocity: 100, decision: .finishDismissal(.inward, velocity: 100)),
        Release(way: -200, velocity: 200, decision: .cancelDismissal(rest: 0, velocity: 200)),
        // Refused, it yields on both sides, and is released without velocity.
        Release(way: -130, mayLeave: false, decision: .refuseDismissal(rest: 0, velocity: 0)),
        Release(way: -100, velocity: -500, mayLeave: false, decision: .settle(rest: 0, velocity: 0)),
    ]

    @Test("The end after a release", arguments: releases)
    func release(release: Release) {
        var model = model()
        _ = model.move(by: release.way) { release.mayLeave ? .granted : .refused }
        #expect(model.end(velocity: release.velocity) == release.decision)
    }

    @Test("It stays beneath the finger on both sides, in one dismissal, and somebody is asked once")
    func bothSides() {
        var questions = 0
        var model = model()
        func move(_ way: CGFloat) -> DragStep {
            model.move(by: way) {
                questions += 1
                return .granted
            }
        }
        // 818 points to the hidden place above, 374 to the one below.
        #expect(
            move(-204.5)
                == DragStep(position: 273.5, dismissalProgress: 0.25, beginsDismissal: true, isPastThreshold: true))
        #expect(move(0) == DragStep(position: 478, dismissalProgress: 0))
        #expect(move(187) == DragStep(position: 665, dismissalProgress: 0.5, isPastThreshold: true))
        #expect(move(-409) == DragStep(position: 69, dismissalProgress: 0.5, isPastThreshold: true))
        #expect(move(-2000) == DragStep(position: -340, dismissalProgress: 1, isPastThreshold: true))
        #expect(questions == 1)
        #expect(model.cancel() == .cancelDismissal(rest: 0, velocity: 0))
    }

    @Test("Refused, it gives like a rubber band on both sides")
    func refused() {
        var model = model()
        let up = model.move(by: -100) { .refused }
        #expect(up.dismissalProgress == nil)
        #expect(abs(up.position - 440.335_244) < 0.000_001)
        #expect(abs(model.move(by: 100) { .refused }.position - 529.664_829) < 0.000_001)
    }

    @Test("Caught on its way out above, it is not leaving unless the finger takes it further, and never jumps")
    func caughtAbove() {
        var model = model(from: 200)
        #expect(model.start.position == 200)
        #expect(model.move(by: 50) { .granted } == DragStep(position: 250))
        #expect(model.move(by: 0) { .granted } == DragStep(position: 200))
        #expect(model.move(by: -0.25) { .granted }.beginsDismissal, "Further out it leaves.")
        #expect(model.end(velocity: 0) == .finishDismissal(.inward, velocity: 0))
        var refused = self.model(from: 200)
        let step = refused.move(by: -1) { .refused }
        #expect(abs(step.position - 199.452_520) < 0.000_001)
    }

    @Test("Content that scrolls has the finger on the way up; down from its top the view leaves")
    func content() {
        var model = model(content: DragModel.Content(distance: 0, expandsFirst: false))
        let up = model.move(by: -100, contentDistance: 0) { .granted }
        #expect(up == DragStep(position: 478, contentDistance: 100, isScrolling: true))
        let down = model.move(by: 187, contentDistance: 0) { .granted }
        #expect(
            down
                == DragStep(
                    position: 665, contentDistance: 0, dismissalProgress: 0.5, beginsDismissal: true,
                    isPastThreshold: true))
    }

    @Test("The dimming fades on both ways out")
    func dimming() {
        let ramp = LevelRamp(Self.card, levels: [1], fadesOut: true)
        for (position, level) in [(-340, 0), (69, 0.5), (478, 1), (665, 0.5), (852, 0), (-500, 0)]
            as [(CGFloat, CGFloat)]
        {
            #expect(ramp.level(at: position) == level)
        }
        #expect(LevelRamp(Self.card, levels: [0]).level(at: 69) == 0)
    }

    @Test("The finger that belongs to a place leads there", arguments: [true, false])
    func inverse(mayLeave: Bool) {
        // Refused, it gives a quarter of 478 points at most.
        for place in stride(from: CGFloat(mayLeave ? -339 : 360), through: 850, by: 7) {
            let finger = Self.card.finger(for: place, mayLeave: mayLeave)
            #expect(abs(Self.card.position(of: finger, mayLeave: mayLeave) - place) < 0.000_1)
        }
    }

    @Test("The shadow leaves, too, on either side")
    func shadow() {
        #expect(Self.card.hidden(.outward, beyondShadow: 44) == 896)
        #expect(Self.card.hidden(.inward, beyondShadow: 44) == -384)
        #expect(SnapPositions.card.hidden(.outward, beyondShadow: 0) == 852)
    }
}
