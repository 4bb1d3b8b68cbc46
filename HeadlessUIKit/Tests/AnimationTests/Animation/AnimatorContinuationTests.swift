import Testing
import UIKit

@testable import TestSupport

/// A property animator that a finger releases: it continues along a spring that takes over the velocity.
@MainActor
struct AnimatorContinuationTests: AnimatedViewTests {
    let animated = AnimatedView()

    private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private func makeAnimator(_ curve: UIView.AnimationCurve = .easeInOut) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: curve) { [view] in view.center.x = 100 }
        animator.addCompletion { [journal] in journal.note("completion(\($0))") }
        return animator
    }

    private func spring(_ velocity: CGFloat) -> UISpringTimingParameters {
        UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
    }

    /// Returns x in each hundredth of the following `seconds`.
    private func course(of seconds: TimeInterval) -> [CGFloat] {
        (0..<100).map { _ in
            MainLoop.current.advance(by: seconds / 100)
            return x
        }
    }

    struct Release: Sendable {
        let fraction: CGFloat
        let isReversed: Bool
        /// In points per second, away from the beginning.
        let velocity: CGFloat
    }

    nonisolated static let releases = [
        Release(fraction: 0.5, isReversed: false, velocity: 0),
        Release(fraction: 0.5, isReversed: false, velocity: 400),
        Release(fraction: 0.2, isReversed: false, velocity: 1000),
        Release(fraction: 0.6, isReversed: false, velocity: -200),
        Release(fraction: 0.5, isReversed: true, velocity: 0),
        Release(fraction: 0.5, isReversed: true, velocity: -400),
        Release(fraction: 0.9, isReversed: true, velocity: -1000),
        Release(fraction: 0.3, isReversed: true, velocity: 200),
    ]

    @Test(
        "Let go while scrubbed, it goes on from there with the finger's velocity and arrives in time (P10)",
        arguments: releases)
    func release(release: Release) {
        let animator = makeAnimator()
        animator.fractionComplete = release.fraction
        animator.isReversed = release.isReversed
        let left = (release.isReversed ? 0 : 100) - release.fraction * 100
        animator.continueAnimation(withTimingParameters: spring(release.velocity / left), durationFactor: 1)
        let start = release.fraction * 100
        expectClose(x, start, within: 1e-9)
        MainLoop.current.advance(by: 0.0001)
        expectClose(x, start + release.velocity * 0.0001, within: 0.005)
        let seen = course(of: 0.3998)
        for (place, next) in zip(seen, seen.dropFirst()) { #expect(abs(next - place) < 10) }
        let target: CGFloat = release.isReversed ? 0 : 100
        expectClose(seen.last, target, within: 0.4)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.0001)
        #expect(journal.take() == [release.isReversed ? "completion(start)" : "completion(end)"])
        #expect(view.center.x == target)
        expectClose(x, target)
    }

    @Test("Caught while it runs, either way, and let go again, nothing jumps (P10)", arguments: [false, true])
    func caught(turns: Bool) {
        let animator = makeAnimator()
        animator.startAnimation()
        MainLoop.current.advance(by: 0.2)
        animator.pauseAnimation()
        let caught = x
        expectClose(animator.fractionComplete, caught / 100, within: 1e-9)
        animator.isReversed = turns
        animator.continueAnimation(withTimingParameters: spring(0), durationFactor: 0.5)
        expectClose(x, caught)
        MainLoop.current.advance(by: 0.05)
        animator.pauseAnimation()
        let again = x
        animator.isReversed = false
        expectClose(x, again)
        expectClose(animator.fractionComplete, again / 100, within: 1e-9)
        animator.fractionComplete = 0.3
        expectClose(x, 30)
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: spring(2), durationFactor: 1)
        expectClose(x, 30)
        MainLoop.current.settle()
        #expect(journal.take() == ["completion(start)"])
        #expect(view.center.x == 0 as CGFloat)
    }

    @Test("A block with a delay ends its spring as well, without a jump (P5, P10)", arguments: [false, true])
    func delayedBlock(isReversed: Bool) {
        let animator = makeAnimator(.linear)
        animator.addAnimations({ [view] in view.center.y = 100 }, delayFactor: 0.5)
        animator.fractionComplete = isReversed ? 0.9 : 0.1
        animator.isReversed = isReversed
        animator.continueAnimation(withTimingParameters: spring(0), durationFactor: 1)
        var places: [CGFloat] = []
        for _ in 0..<100 {
            places.append(view.layer.presentation()?.position.y ?? .nan)
            MainLoop.current.advance(by: 0.004)
        }
        places.append(view.layer.presentation()?.position.y ?? .nan)
        let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }.filter { $0 > 1e-6 }
        #expect((steps.max() ?? 0) < 12)
        #expect((steps.last ?? 1) < 0.5)
        #expect(journal.take() == [isReversed ? "completion(start)" : "completion(end)"])
        expectClose(places.last, isReversed ? 0 : 100)
    }

    @Test(
        "A block of a springing animator that begins later has a spring of its own length (P5, N13)",
        arguments: [0, 0.5])
    func shorterSpring(delayFactor: CGFloat) {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { [view] in view.center.x = 100 }
        animator.addAnimations({ [view] in view.center.y = 100 }, delayFactor: delayFactor)
        animator.startAnimation()
        MainLoop.current.advance(by: 0.25)
        UIView.animate(withDuration: 0.1) {}
        MainLoop.current.advance(by: 0.7499)
        expectClose(view.layer.presentation()?.position.y, 100, within: 0.11)
        expectClose(x, 100, within: 0.11)
        MainLoop.current.settle()
    }

    @Test("So has one that is added on the way (P5, N13)", arguments: [0.1, 0.6])
    func addedToSpring(moment: TimeInterval) {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { [view] in view.center.x = 100 }
        animator.startAnimation()
        MainLoop.current.advance(by: moment)
        animator.addAnimations { [view] in view.center.y = 100 }
        expectClose(view.layer.presentation()?.position.y, 0)
        MainLoop.current.advance(by: 1 - moment - 0.0001)
        expectClose(view.layer.presentation()?.position.y, 100, within: 0.11)
        MainLoop.current.settle()
    }
}
