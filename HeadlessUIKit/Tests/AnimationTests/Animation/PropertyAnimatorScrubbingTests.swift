import Testing
import UIKit

@testable import TestSupport

@MainActor
struct PropertyAnimatorScrubbingTests: AnimatedViewTests {
    let animated = AnimatedView()

    @Test("Scrubbing is linear, whatever the curve (P8)")
    func linearScrubbing() {
        let animator = makeAnimator(.easeIn)
        for fraction in [0.1, 0.75, 0.25] as [CGFloat] {
            animator.fractionComplete = fraction
            expectClose(visible?.x, 100 * fraction)
            expectClose(animator.fractionComplete, fraction)
        }
        animator.stopAnimation(true)
    }

    @Test("Set to it, scrubbing follows the curve (P8)")
    func scrubbingAlongCurve() {
        let animator = makeAnimator(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.25
        expectClose(visible?.x, 9.3464651, within: 1e-6)
        expectClose(animator.fractionComplete, 0.25)
        animator.stopAnimation(true)
    }

    @Test("Resumed, it goes on along its curve from what is visible (P8)")
    func resumesOnCurve() {
        let animator = makeAnimator(.easeInOut)
        animator.fractionComplete = 0.5
        animator.startAnimation()
        expectClose(visible?.x, 50)
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.x, 87.0838069, within: 1e-6)
        MainLoop.current.advance(by: 0.25)
        #expect(journal.take() == ["completion(end)"])
    }

    @Test("Paused or stopped while it is scrubbed, it stays where it is (P2, P7)", arguments: [false, true])
    func haltedWhileScrubbed(stops: Bool) {
        let animator = makeAnimator(.easeIn)
        animator.fractionComplete = 0.3
        animator.pauseAnimation()
        expectClose(visible?.x, 30)
        expectClose(animator.fractionComplete, 0.3)
        if stops {
            animator.stopAnimation(true)
            expectClose(view.center.x, 30)
            #expect(journal.take() == [])
        } else {
            animator.startAnimation()
            expectClose(visible?.x, 30)
            MainLoop.current.settle()
            #expect(journal.take() == ["completion(end)"])
        }
    }

    @Test("Reversing flips the fraction, and the completion says start (P9)")
    func reversing() {
        let animator = makeAnimator()
        animator.startAnimation()
        MainLoop.current.advance(by: 0.25)
        animator.pauseAnimation()
        expectClose(animator.fractionComplete, 0.25)
        animator.isReversed = true
        expectClose(animator.fractionComplete, 0.75)
        expectClose(visible?.x, 25)
        animator.startAnimation()
        MainLoop.current.advance(by: 0.125)
        expectClose(visible?.x, 12.5)
        MainLoop.current.advance(by: 0.125)
        #expect(journal.take() == ["completion(start)"])
        expectClose(view.center.x, 0)
    }

    @Test("Reversing leaves a scrubbed animator where it is, and it goes back from there (P9)")
    func reversingWhileScrubbed() {
        let animator = makeAnimator(.easeIn)
        animator.fractionComplete = 0.4
        animator.isReversed = true
        expectClose(visible?.x, 40)
        expectClose(animator.fractionComplete, 0.6)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        expectClose(visible?.x, 40)
        MainLoop.current.settle()
        #expect(journal.take() == ["completion(start)"])
        expectClose(view.center.x, 0)
    }

    @Test("Reversing a running animator turns it round at once (P9)")
    func reversingWhileRunning() {
        let animator = makeAnimator()
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        animator.isReversed = true
        #expect(animator.isRunning)
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.x, 25)
        animator.isReversed = false
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.x, 50)
        MainLoop.current.advance(by: 0.5)
        #expect(journal.take() == ["completion(end)"])
    }

    @Test("Continuing with factor 0 takes the time that is left (P10)")
    func naturalRemaining() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.75
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        MainLoop.current.advance(by: 0.249_999_999)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_000_001)
        #expect(journal.take() == ["completion(end)"])
    }

    @Test("A factor is a share of the original duration, for what is left of the way (P10)")
    func durationFactor() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
        MainLoop.current.advance(by: 1)
        expectClose(visible?.x, 75)
        MainLoop.current.advance(by: 0.999_999_999)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_000_001)
        #expect(journal.take() == ["completion(end)"])
    }

    @Test("New timing parameters carry it from what is visible to the end, without a jump (P10)")
    func newTiming() {
        let animator = makeAnimator(.easeIn)
        animator.fractionComplete = 0.2
        let linear = UICubicTimingParameters(animationCurve: .linear)
        animator.continueAnimation(withTimingParameters: linear, durationFactor: 0.5)
        expectClose(visible?.x, 20)
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.x, 57.212_328_198, within: 1e-6)
        MainLoop.current.advance(by: 0.25)
        #expect(journal.take() == ["completion(end)"])
        expectClose(view.center.x, 100)
    }

    @Test("Reversed, new timing parameters lead back to the start (P10)")
    func newTimingReversed() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.4
        animator.isReversed = true
        let linear = UICubicTimingParameters(animationCurve: .linear)
        animator.continueAnimation(withTimingParameters: linear, durationFactor: 0.5)
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.x, 20)
        MainLoop.current.advance(by: 0.25)
        #expect(journal.take() == ["completion(start)"])
        expectClose(view.center.x, 0)
    }

    @Test("At the very end continuing completes at once (P10)")
    func continueAtEnd() {
        let animator = makeAnimator()
        animator.fractionComplete = 1
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        MainLoop.current.settle()
        #expect(journal.take() == ["completion(end)"])
        expectClose(visible?.x, 100)
    }

    @Test("A block that is added to a running animator takes the time that is left (P5)")
    func addedWhileRunning() {
        let animator = makeAnimator()
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        animator.addAnimations { [view] in view.center.y = 100 }
        expectClose(visible?.y, 0)
        MainLoop.current.advance(by: 0.25)
        expectClose(visible, CGPoint(x: 75, y: 50))
        MainLoop.current.advance(by: 0.25)
        expectClose(view.layer.presentation()?.position, CGPoint(x: 100, y: 100))
    }

    @Test("Added at a scrubbed fraction, a block begins there and has the rest of the way (P5)")
    func addedWhileScrubbed() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.5
        animator.addAnimations { [view] in view.center.y = 100 }
        expectClose(visible, CGPoint(x: 50, y: 0))
        animator.fractionComplete = 0.75
        expectClose(visible, CGPoint(x: 75, y: 50))
        animator.startAnimation()
        MainLoop.current.advance(by: 0.125)
        expectClose(visible, CGPoint(x: 87.5, y: 75))
        MainLoop.current.advance(by: 0.125)
        #expect(journal.take() == ["completion(end)"])
    }

    @Test("A delay factor waits for that share of the time, and the block runs for the rest (P5)")
    func delayFactor() {
        let animator = makeAnimator()
        animator.addAnimations({ [view] in view.center.y = 100 }, delayFactor: 0.5)
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        expectClose(visible, CGPoint(x: 50, y: 0))
        MainLoop.current.advance(by: 0.25)
        expectClose(visible, CGPoint(x: 75, y: 50))
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        expectClose(visible, CGPoint(x: 50, y: 0))
        animator.stopAnimation(true)
    }

    @Test("Two animators on one value add up (P13)")
    func additive() {
        let first = makeAnimator()
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 200 }
        first.startAnimation()
        MainLoop.current.advance(by: 0.5)
        second.startAnimation()
        expectClose(visible?.x, 50)
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.x, 150)
        MainLoop.current.settle()
        expectClose(visible?.x, 200)
    }

    @Test("A spring given by its physics runs as long as it takes; the duration is ignored (N15)")
    func physicalSpring() {
        let spring = UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 7, timingParameters: spring)
        expectClose(CGFloat(animator.duration), 0.5057, within: 5e-5)
        animator.addAnimations { [view] in view.center.x = 100 }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.x, 94.203_834_65, within: 1e-6)
        MainLoop.current.advance(by: 0.26)
        #expect(animator.state == .inactive)
    }

    @Test("A spring's two velocities move x and y apart (N12)")
    func springVelocities() {
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 10))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { [view] in view.center = CGPoint(x: 100, y: 100) }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.05)
        #expect((visible?.y ?? 0) > (visible?.x ?? 0) + 20)
        MainLoop.current.settle()
    }
}
