import Testing
import UIKit

@testable import TestSupport

@MainActor
struct KeyframeAnimationTests: AnimatedViewTests {
    let animated = AnimatedView()
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    /// Starts an animation of one second through `frames` of x, and returns x at `moments`.
    private func positions(
        _ frames: [(start: Double, duration: Double, x: CGFloat)], _ options: UIView.KeyframeAnimationOptions,
        at moments: [TimeInterval]
    ) -> [CGFloat] {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: options.union(linear)) { [view] in
            for frame in frames {
                UIView.addKeyframe(withRelativeStartTime: frame.start, relativeDuration: frame.duration) {
                    view.center.x = frame.x
                }
            }
        } completion: { [journal] in
            journal.note("completion(\($0))")
        }
        var passed: TimeInterval = 0
        return moments.map { moment in
            MainLoop.current.advance(by: moment - passed)
            passed = moment
            return x ?? .nan
        }
    }

    private func expect(_ actual: [CGFloat], _ expected: [CGFloat], _ location: SourceLocation = #_sourceLocation) {
        #expect(actual.count == expected.count, sourceLocation: location)
        for (actual, expected) in zip(actual, expected) {
            expectClose(actual, expected, within: 1e-6, sourceLocation: location)
        }
    }

    @Test(
        "Keyframes move a value in their own stretches of time and hold it in between; the model is at the end at once")
    func stretches() {
        let seen = positions(
            [(0, 0.25, 100), (0.5, 0.25, 40)], [], at: [0, 0.125, 0.25, 0.4, 0.5, 0.625, 0.75, 0.99])
        expect(seen, [0, 50, 100, 100, 100, 70, 40, 40])
        #expect(view.center.x == 40)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.01)
        #expect(journal.take() == ["completion(true)"])
    }

    @Test("Before the first keyframe a value stays where it was")
    func lateKeyframe() {
        expect(positions([(0.5, 0.5, 100)], [], at: [0.25, 0.5, 0.75, 1]), [0, 0, 50, 100])
    }

    @Test("Back where it began, a value has moved all the same")
    func thereAndBack() {
        expect(positions([(0, 0.5, 100), (0.5, 0.5, 0)], [], at: [0.25, 0.5, 0.75, 1]), [50, 100, 50, 0])
    }

    @Test("The discrete mode jumps at the ends of the keyframes")
    func discrete() {
        let seen = positions(
            [(0, 0.5, 100), (0.5, 0.5, 200)], .calculationModeDiscrete, at: [0.25, 0.499, 0.5, 0.75, 0.999, 1])
        expect(seen, [0, 0, 100, 100, 100, 200])
    }

    @Test("The paced mode ignores the times and moves evenly")
    func paced() {
        let seen = positions([(0, 0.1, 100), (0.1, 0.9, 200)], .calculationModePaced, at: [0.25, 0.5, 0.75])
        expect(seen, [50, 100, 150])
    }

    @Test("The cubic mode goes smoothly through the keyframes")
    func cubic() {
        let seen = positions([(0, 0.5, 100), (0.5, 0.5, 0)], .calculationModeCubic, at: [0.25, 0.5, 0.75])
        expect(seen, [62.5, 100, 62.5])
    }

    @Test("The cubic paced mode does so evenly, whatever the times")
    func cubicPaced() {
        let seen = positions([(0, 0.1, 100), (0.1, 0.9, 0)], .calculationModeCubicPaced, at: [0.25, 0.5, 0.75])
        expect(seen, [62.5, 100, 62.5])
    }

    @Test("The whole eases in and out unless the options have another curve")
    func defaultCurve() {
        UIView.animateKeyframes(withDuration: 1, delay: 0) { [view] in
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
        }
        MainLoop.current.advance(by: 0.25)
        expectClose(x, 12.9161931, within: 1e-6)
    }

    @Test("Changes outside of a keyframe take the whole time; keyframes outside of an animation just run")
    func outside() {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) { [view] in view.center.x = 100 }
        MainLoop.current.advance(by: 0.25)
        expectClose(x, 25)
        MainLoop.current.settle()
        // Also after a keyframe.
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) { [view] in
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.alpha = 0.5 }
            view.center.x = 200
        }
        MainLoop.current.advance(by: 0.25)
        expectClose(x, 125)
        MainLoop.current.settle()
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { [view] in view.center.x = 7 }
        expectClose(x, 7)
    }

    @Test("A property animator scrubs and reverses the keyframes in its block")
    func inAnimator() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { [view] in
            UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 0 }
            }
        }
        animator.fractionComplete = 0.25
        expectClose(x, 50)
        animator.fractionComplete = 0.75
        expectClose(x, 50)
        animator.fractionComplete = 0.5
        expectClose(x, 100)
        animator.isReversed = true
        animator.startAnimation()
        MainLoop.current.settle()
        expectClose(x, 0)
    }

    @Test("Keyframes inside a plain block take its duration and curve (N5)")
    func inPlainBlock() {
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { [view] in
            UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
            }
        }
        MainLoop.current.advance(by: 1.5)
        expectClose(x, 50)
    }

    @Test("Keyframes repeat and come back like any animation")
    func repeating() {
        let seen = positions([(0, 0.5, 100)], [.repeat, .autoreverse], at: [0.25, 1.75, 3.5, 3.9])
        expect(seen, [50, 50, 100, 20])
        view.layer.removeAllAnimations()
    }
}
