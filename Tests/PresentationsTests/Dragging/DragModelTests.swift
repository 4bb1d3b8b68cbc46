import Testing
import UIKit

@testable import Presentations

/// Decisions of a drag without any view. Medium rests at 392 and large at 69; a card rests at 478.
@Suite struct DragModelTests {
    private static let pixel: CGFloat = 1.0 / 3

    private func model(
        from position: CGFloat, on positions: SnapPositions = .sheet, content: DragModel.Content? = nil
    ) -> DragModel {
        DragModel(from: position, on: positions, content: content, pixel: Self.pixel)
    }

    // MARK: Releasing

    struct Release: Sendable, CustomTestStringConvertible {
        var positions = SnapPositions.sheet
        var from: CGFloat = 392
        let way: CGFloat
        var velocity: CGFloat = 0
        var mayLeave = true
        let decision: DragRelease

        var testDescription: String { "\(from) + \(way) at \(velocity), \(mayLeave) -> \(decision)" }
    }

    nonisolated static let sheetReleases = [
        // Half of the 460 points, and not a point less.
        Release(way: 230, decision: .cancelDismissal(rest: 1, velocity: 0)),
        Release(way: 231, decision: .finishDismissal(.outward, velocity: 0)),
        // 975 springs back, 1000 dismisses.
        Release(way: 10, velocity: 975, decision: .cancelDismissal(rest: 1, velocity: 975)),
        Release(way: 10, velocity: 1000, decision: .finishDismissal(.outward, velocity: 1000)),
        // Far enough, but on the way back: 0.499 of the velocity counts.
        Release(way: 300, velocity: -100, decision: .finishDismissal(.outward, velocity: -100)),
        Release(way: 300, velocity: -200, decision: .cancelDismissal(rest: 1, velocity: -200)),
        // A flick back from beyond may open the sheet.
        Release(way: 20, velocity: -1000, decision: .cancelDismissal(rest: 0, velocity: -1000)),
        // It is dismissed only from beyond the outermost resting position.
        Release(way: 0, velocity: 3000, decision: .settle(rest: 1, velocity: 3000)),
        Release(way: -1, velocity: 3000, decision: .settle(rest: 1, velocity: 3000)),
        // The middle between 69 and 392 is 230.5.
        Release(way: -161, decision: .settle(rest: 1, velocity: 0)),
        Release(way: -161.5, decision: .settle(rest: 0, velocity: 0)),
        Release(way: -100, velocity: -123, decision: .settle(rest: 1, velocity: -123)),
        Release(way: -100, velocity: -124, decision: .settle(rest: 0, velocity: -124)),
        Release(from: 69, way: 100, velocity: 123, decision: .settle(rest: 0, velocity: 123)),
        Release(from: 69, way: 100, velocity: 124, decision: .settle(rest: 1, velocity: 124)),
        // In the rubber band the view is slower than the finger, and is released without velocity.
        Release(from: 69, way: -50, velocity: -2000, decision: .settle(rest: 0, velocity: 0)),
        Release(from: 69, way: -50, velocity: 200, decision: .settle(rest: 0, velocity: 0)),
    ]

    nonisolated static let cardReleases = [
        // 0.382 of the 340 points is 129.88.
        Release(positions: .card, from: 478, way: 129.8, decision: .cancelDismissal(rest: 0, velocity: 0)),
        Release(positions: .card, from: 478, way: 130, decision: .finishDismissal(.outward, velocity: 0)),
        Release(
            positions: .card, from: 478, way: 10, velocity: 919, decision: .cancelDismissal(rest: 0, velocity: 919)),
        Release(
            positions: .card, from: 478, way: 10, velocity: 920, decision: .finishDismissal(.outward, velocity: 920)),
        Release(positions: .card, from: 478, way: -80, velocity: 2000, decision: .settle(rest: 0, velocity: 0)),
    ]

    nonisolated static let refusedReleases = [
        Release(way: 100, mayLeave: false, decision: .settle(rest: 1, velocity: 0)),
        Release(way: 231, mayLeave: false, decision: .refuseDismissal(rest: 1, velocity: 0)),
        Release(way: 10, velocity: 999, mayLeave: false, decision: .settle(rest: 1, velocity: 0)),
        Release(way: 10, velocity: 1000, mayLeave: false, decision: .refuseDismissal(rest: 1, velocity: 0)),
        Release(way: -100, velocity: -500, mayLeave: false, decision: .settle(rest: 0, velocity: -500)),
    ]

    @Test("The end of a released sheet (F10)", arguments: sheetReleases)
    func sheet(release: Release) { expect(release) }

    @Test("The end of a released card (S10)", arguments: cardReleases)
    func card(release: Release) { expect(release) }

    @Test("The end of a released sheet that may not be dismissed (Q3)", arguments: refusedReleases)
    func refused(release: Release) { expect(release) }

    private func expect(_ release: Release) {
        var model = model(from: release.from, on: release.positions)
        _ = model.move(by: release.way) { release.mayLeave ? .granted : .refused }
        #expect(model.end(velocity: release.velocity) == release.decision)
    }

    @Test("A dismissal that is not possible now springs back like a refused one, without an attempt to tell of")
    func unavailable() {
        var model = model(from: 392)
        let step = model.move(by: 231) { .unavailable }
        #expect(step.dismissalProgress == nil)
        #expect(abs(step.position - 502.562_893) < 0.000_001)
        #expect(model.end(velocity: 0) == .settle(rest: 1, velocity: 0))
        #expect(model.end(velocity: 1000) == .settle(rest: 1, velocity: 0))
    }

    @Test("A touch that is taken away comes to rest where it is nearest, whatever its speed was")
    func cancelled() {
        var within = model(from: 392)
        _ = within.move(by: -200) { .granted }
        #expect(within.cancel() == .settle(rest: 0, velocity: 0))
        var beyond = model(from: 392)
        _ = beyond.move(by: 400) { .granted }
        #expect(beyond.cancel() == .cancelDismissal(rest: 1, velocity: 0))
    }

    @Test("A velocity that is no number is none", arguments: [CGFloat.nan, .infinity, -.infinity])
    func strangeVelocity(velocity: CGFloat) {
        var model = model(from: 392)
        _ = model.move(by: -100) { .granted }
        #expect(model.end(velocity: velocity) == .settle(rest: 1, velocity: 0))
    }

    // MARK: Dragging

    @Test("Beyond the outermost rest the dismissal begins once, and goes on and back from there")
    func dismissal() {
        var questions = 0
        var model = model(from: 392)
        func move(_ way: CGFloat) -> DragStep {
            model.move(by: way) {
                questions += 1
                return .granted
            }
        }
        #expect(move(-20) == DragStep(position: 372))
        #expect(move(0) == DragStep(position: 392))
        #expect(questions == 0)
        #expect(move(115) == DragStep(position: 507, dismissalProgress: 0.25, beginsDismissal: true))
        #expect(move(230) == DragStep(position: 622, dismissalProgress: 0.5))
        #expect(move(0) == DragStep(position: 392, dismissalProgress: 0))
        #expect(move(-92) == DragStep(position: 300, dismissalProgress: 0))
        #expect(move(460) == DragStep(position: 852, dismissalProgress: 1, isPastThreshold: true))
        #expect(move(600) == DragStep(position: 852, dismissalProgress: 1, isPastThreshold: true))
        #expect(questions == 1)
    }

    @Test("A refusal is heard once; the sheet gives like a rubber band")
    func refusal() {
        var questions = 0
        var model = model(from: 392)
        func move(_ way: CGFloat) -> DragStep {
            model.move(by: way) {
                questions += 1
                return .refused
            }
        }
        for _ in 0..<2 {
            let step = move(100)
            #expect(step.dismissalProgress == nil)
            #expect(abs(step.position - 443.664_829) < 0.000_001)
            #expect(move(0) == DragStep(position: 392))
        }
        #expect(questions == 1)
    }

    @Test("Half a pixel beyond is not beyond", arguments: [1, 2, 3] as [CGFloat])
    func tolerance(scale: CGFloat) {
        var near = DragModel(from: 392, on: .sheet, pixel: 1 / scale)
        #expect(near.move(by: 0.49 / scale) { .granted } == DragStep(position: 392 + 0.49 / scale))
        #expect(near.move(by: 0.51 / scale) { .granted }.beginsDismissal, "More than half a pixel is beyond.")
    }

    @Test("A sheet that is caught on its way out is not leaving unless the finger takes it further")
    func caughtOutside() {
        var model = model(from: 600)
        #expect(model.move(by: -50) { .granted } == DragStep(position: 550))
        #expect(model.move(by: 0) { .granted } == DragStep(position: 600))
        let step = model.move(by: 0.25) { .granted }
        #expect(step.position == 600.25)
        #expect(step.beginsDismissal, "Further out it leaves.")
    }

    @Test("A sheet that is caught on its way out and may not leave stays in the finger's hand, without a jump")
    func caughtOutsideAndRefused() {
        var model = model(from: 600)
        let step = model.move(by: 1) { .refused }
        #expect(step.dismissalProgress == nil)
        #expect(abs(step.position - 600.549_645) < 0.000_001)
        #expect(model.move(by: -100) { .refused } == DragStep(position: 500))
        #expect(model.move(by: 0) { .refused } == DragStep(position: 600))
        #expect(model.end(velocity: 0) == .settle(rest: 1, velocity: 0))
    }
}
