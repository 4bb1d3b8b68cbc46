import Testing
import UIKit

@testable import TestSupport

@MainActor
struct PropertyAnimatorTimingTests: AnimatedViewTests {
    let animated = AnimatedView()

    @Test("The old curve is blended into the new one: the velocity does not jump (P10)")
    func velocityIsContinuous() {
        let animator = makeAnimator()
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        animator.pauseAnimation()
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0)
        MainLoop.current.advance(by: 0.001)
        expectClose(visible?.x, 50.1, within: 1e-3)
        MainLoop.current.settle()
        #expect(journal.take() == ["completion(end)"])
    }

    @Test("A spring goes on with its own velocity (P10)")
    func springVelocity() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.5
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 4, dy: 4))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
        MainLoop.current.advance(by: 0.0001)
        expectClose(visible?.x, 50 + 50 * 4 * 0.0001, within: 1e-4)
        MainLoop.current.settle()
    }

    @Test("After the run the original timing is in force again (P10)")
    func timingIsRestored() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 3)
        MainLoop.current.settle()
        #expect((animator.timingParameters as? UICubicTimingParameters)?.animationCurve == .linear)
        animator.addAnimations { [view] in view.center.x = 0 }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.x, 75)
        MainLoop.current.advance(by: 0.75)
        #expect(animator.state == .inactive)
    }

    @Test("A delayed block keeps its share of the time that is left (P5, P10)")
    func delayedBlockIsRetimed() {
        let animator = makeAnimator()
        animator.addAnimations({ [view] in view.center.y = 100 }, delayFactor: 0.5)
        animator.startAnimation()
        MainLoop.current.advance(by: 0.25)
        animator.pauseAnimation()
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1.5)
        MainLoop.current.advance(by: 0.5)
        expectClose(visible, CGPoint(x: 50, y: 0))
        MainLoop.current.advance(by: 0.5)
        expectClose(visible, CGPoint(x: 75, y: 50))
        MainLoop.current.advance(by: 0.5)
        #expect(journal.take() == ["completion(end)"])
    }

    @Test("A delay factor of an inactive animator is a share of the whole duration (P5)")
    func delayFactorOfWhole() {
        let animator = makeAnimator()
        animator.addAnimations({ [view] in view.center.y = 100 }, delayFactor: 0.75)
        animator.startAnimation()
        MainLoop.current.advance(by: 0.875)
        expectClose(visible, CGPoint(x: 87.5, y: 50))
        MainLoop.current.settle()
    }

    @Test("Reversed before its start, an animator goes from the end values to the start values (P9)")
    func reversedBeforeStart() {
        let animator = makeAnimator()
        animator.isReversed = true
        animator.startAnimation()
        expectClose(visible?.x, 100)
        expectClose(animator.fractionComplete, 0)
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.x, 75)
        MainLoop.current.advance(by: 0.749_999)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_001)
        #expect(journal.take() == ["completion(start)"])
        #expect(view.center.x == 0)
    }

    @Test("It pauses on completion at the start as well, and can go on from there (P6)")
    func pausesReversed() {
        let animator = makeAnimator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        animator.isReversed = true
        MainLoop.current.advance(by: 2)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        expectClose(visible?.x, 0)
        #expect(journal.take() == [])
        animator.isReversed = false
        animator.startAnimation()
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.x, 25)
        animator.pausesOnCompletion = false
        MainLoop.current.advance(by: 0.75)
        #expect(journal.take() == ["completion(end)"])
    }

    @Test("Without blocks it is active but not running, and the first block starts it with its full duration (P11)")
    func waiting() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        MainLoop.current.advance(by: 10)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        animator.addAnimations { [view] in view.center.x = 100 }
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.x, 50)
        MainLoop.current.settle()
    }

    @Test("Paused before its first block comes, it does not start with that (P11)")
    func pausedWhileWaiting() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        animator.pauseAnimation()
        animator.addAnimations { [view] in view.center.x = 100 }
        #expect(!animator.isRunning)
        MainLoop.current.advance(by: 5)
        #expect(animator.fractionComplete == 0)
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.x, 50)
        MainLoop.current.settle()
    }

    @Test("Reading an animator inside its own block is allowed")
    func readingInside() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations { [view, journal] in
            journal.note("\(animator.state) \(animator.fractionComplete)")
            view.center.x = 100
        }
        animator.startAnimation()
        #expect(journal.take() == ["active 0.0"])
        MainLoop.current.settle()
    }

    @Test("Animators take the time that their spring needs (N15)")
    func springDuration() {
        let physical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: physical)
        expectClose(CGFloat(animator.duration), 1.472_700_335, within: 1e-8)
        let perceptual = UISpringTimingParameters(duration: 0.5, bounce: 0.3)
        expectClose(
            CGFloat(UIViewPropertyAnimator(duration: 9, timingParameters: perceptual).duration), 0.862_955_283,
            within: 1e-8)
    }

    @Test("A provider of both moves along a spring whose time passes along the curve")
    func composed() {
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: ComposedTiming())
        animator.addAnimations { [view] in view.center.x = 100 }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.x, 115.260_408_242, within: 1e-5)
        MainLoop.current.settle()
    }

    @Test("A provider that says cubic is not asked for its spring")
    func providerType() {
        let timing = ComposedTiming()
        timing.timingCurveType = .cubic
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        animator.addAnimations { [view] in view.center.x = 100 }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.x, 9.3464651, within: 1e-6)
        MainLoop.current.settle()
    }
}

private final class ComposedTiming: NSObject, UITimingCurveProvider {
    var timingCurveType = UITimingCurveType.composed
    var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .easeIn) }
    var springTimingParameters: UISpringTimingParameters? { UISpringTimingParameters(dampingRatio: 0.5) }
}
