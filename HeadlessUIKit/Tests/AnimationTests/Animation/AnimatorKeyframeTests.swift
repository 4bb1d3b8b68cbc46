import Testing
import UIKit

@testable import TestSupport

/// Keyframes in the block of a property animator.
@MainActor
struct AnimatorKeyframeTests: AnimatedViewTests {
    let animated = AnimatedView()

    private var opacity: CGFloat? { view.layer.presentation().map { CGFloat($0.opacity) } }

    /// x moves by 100 over the whole time, the view fades out in the first half.
    private func makeAnimator(
        duration: TimeInterval = 1,
        _ parameters: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        animator.addAnimations { [view, journal] in
            view.center.x = 100
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
            } completion: {
                journal.note("keyframes(\($0))")
            }
        }
        animator.addCompletion { [journal] in journal.note("completion(\($0))") }
        return animator
    }

    private func expectSeen(x: CGFloat, opacity expected: CGFloat, _ location: SourceLocation = #_sourceLocation) {
        expectClose(visible?.x, x, within: 1e-4, sourceLocation: location)
        expectClose(opacity, expected, within: 1e-4, sourceLocation: location)
    }

    @Test("Keyframes in an animator's block take the animator's duration and curve, whatever their own (N5, P5)")
    func inherited() {
        let animator = makeAnimator(duration: 2)
        animator.startAnimation()
        #expect(view.alpha == 0 as CGFloat)
        MainLoop.current.advance(by: 0.5)
        expectSeen(x: 25, opacity: 0.5)
        MainLoop.current.advance(by: 0.5)
        expectSeen(x: 50, opacity: 0)
        MainLoop.current.advance(by: 0.999_999)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_001)
        #expect(journal.take() == ["keyframes(true)", "completion(end)"])
    }

    @Test("Scrubbed to and fro, the keyframes stand where the fraction says (P8)", arguments: [0.4, 0.1, 0.9, 0, 1])
    func scrubbed(fraction: CGFloat) {
        let animator = makeAnimator()
        animator.fractionComplete = 0.7
        animator.fractionComplete = fraction
        expectSeen(x: 100 * fraction, opacity: max(0, 1 - 2 * fraction))
        MainLoop.current.advance(by: 5)
        expectSeen(x: 100 * fraction, opacity: max(0, 1 - 2 * fraction))
        animator.stopAnimation(true)
    }

    @Test("Turned round while they run, keyframes run back, and the models are at the start (P6, P9)")
    func reversed() {
        let animator = makeAnimator()
        animator.startAnimation()
        MainLoop.current.advance(by: 0.75)
        animator.isReversed = true
        expectSeen(x: 75, opacity: 0)
        MainLoop.current.advance(by: 0.5)
        expectSeen(x: 25, opacity: 0.5)
        MainLoop.current.advance(by: 0.25)
        #expect(journal.take().last == "completion(start)")
        #expect(view.alpha == 1 as CGFloat)
        #expect(view.center.x == 0 as CGFloat)
        expectSeen(x: 0, opacity: 1)
    }

    @Test(
        "Finished at either side or where it stopped, the models have those values (P7)",
        arguments: [(UIViewAnimatingPosition.start, 1.0), (.end, 0), (.current, 0.5)])
    func finished(position: UIViewAnimatingPosition, alpha: Double) {
        let animator = makeAnimator()
        animator.fractionComplete = 0.25
        animator.stopAnimation(false)
        expectClose(view.alpha, 0.5, within: 1e-6)
        animator.finishAnimation(at: position)
        expectClose(view.alpha, alpha, within: 1e-6)
        expectSeen(x: position == .start ? 0 : position == .end ? 100 : 25, opacity: alpha)
        #expect(journal.take().last == "completion(\(position))")
    }

    @Test("Continued with a spring, keyframes go on from where they were and come to the end (P10)")
    func continued() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.25
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 4, dy: 4))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.5)
        expectSeen(x: 25, opacity: 0.5)
        MainLoop.current.advance(by: 0.001)
        // 4 times the remaining 75 points, in a second.
        expectClose(visible?.x, 25.3, within: 0.01)
        expectClose(opacity, 0.494, within: 1e-3)
        MainLoop.current.advance(by: 0.499)
        #expect(journal.take() == ["keyframes(true)", "completion(end)"])
        #expect(view.alpha == 0 as CGFloat)
        expectSeen(x: 100, opacity: 0)
    }

    @Test("Reversed and continued with a spring, they go back and put the models back (P10)")
    func continuedReversed() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.4
        animator.isReversed = true
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 5, dy: 5))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.5)
        expectSeen(x: 40, opacity: 0.2)
        MainLoop.current.advance(by: 0.001)
        expectClose(visible?.x, 39.8, within: 0.01)
        expectClose(opacity, 0.204, within: 1e-3)
        MainLoop.current.advance(by: 0.499)
        #expect(journal.take().last == "completion(start)")
        #expect(view.alpha == 1 as CGFloat)
        expectSeen(x: 0, opacity: 1)
    }

    @Test("Keyframes alone are enough for an animator, also where they begin late")
    func alone() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 100 }
            }
        }
        animator.addCompletion { [journal] in journal.note("completion(\($0))") }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        expectSeen(x: 0, opacity: 1)
        MainLoop.current.advance(by: 0.125)
        expectSeen(x: 50, opacity: 1)
        MainLoop.current.advance(by: 0.125)
        expectSeen(x: 100, opacity: 1)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.25)
        #expect(journal.take() == ["completion(end)"])
    }

    @Test("Where an animator springs beyond the end, its keyframes stay at theirs")
    func overshoot() {
        let animator = makeAnimator(UISpringTimingParameters(dampingRatio: 0.4))
        animator.startAnimation()
        MainLoop.current.advance(by: 0.3)
        #expect((visible?.x ?? 0) > 101)
        expectClose(opacity, 0)
        MainLoop.current.settle()
    }

    @Test("Several keyframes of one value, and one that two keyframes share, are restored to where they began")
    func several() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    view.center.x = 100
                    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    view.center.x = 300
                    view.transform = CGAffineTransform(scaleX: 2, y: 2)
                }
            }
        }
        animator.fractionComplete = 0.75
        expectClose(visible?.x, 200)
        expectClose(view.layer.presentation()?.affineTransform().a, 1.25, within: 1e-6)
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        MainLoop.current.settle()
        #expect(view.center.x == 0 as CGFloat)
        #expect(view.transform == .identity)
    }
}
