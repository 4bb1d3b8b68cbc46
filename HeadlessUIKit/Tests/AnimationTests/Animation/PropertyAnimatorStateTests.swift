import Testing
import UIKit

@testable import TestSupport

@MainActor
struct PropertyAnimatorStateTests: AnimatedViewTests {
    let animated = AnimatedView()

    @Test("An animator is inactive, active once started, and inactive again at its natural end (P1)")
    func naturalEnd() {
        let animator = makeAnimator()
        #expect(animator.state == .inactive)
        #expect(view.center.x == 0 as CGFloat)
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(view.center.x == 100 as CGFloat)
        MainLoop.current.advance(by: 0.999_999_999)
        #expect(animator.state == .active)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_000_001)
        #expect(animator.state == .inactive)
        #expect(journal.take() == ["completion(end)"])
    }

    @Test("Pausing an inactive animator makes it active but not running (P1, P2)")
    func pauseActivates() {
        let animator = makeAnimator()
        animator.pauseAnimation()
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        expectClose(visible?.x, 0)
        animator.stopAnimation(true)
    }

    @Test("So does setting the fraction (P1)")
    func fractionActivates() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.25
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        expectClose(visible?.x, 25)
        animator.stopAnimation(true)
    }

    @Test("It runs only while it moves (P2)")
    func isRunning() {
        let animator = makeAnimator()
        #expect(!animator.isRunning)
        animator.startAnimation()
        #expect(animator.isRunning)
        animator.pauseAnimation()
        #expect(!animator.isRunning)
        MainLoop.current.advance(by: 5)
        expectClose(visible?.x, 0)
        animator.startAnimation()
        #expect(animator.isRunning)
        MainLoop.current.advance(by: 1)
        #expect(!animator.isRunning)
    }

    @Test("Stopping and finishing passes through the stopped state (P1)")
    func stopAndFinish() {
        let animator = makeAnimator()
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(!animator.isRunning)
        MainLoop.current.advance(by: 2)
        #expect(journal.take() == [])
        animator.finishAnimation(at: .current)
        #expect(animator.state == .inactive)
        #expect(journal.take() == ["completion(current)"])
    }

    @Test("Stopping without finishing makes it inactive at once, and no completion ever comes (P1)")
    func stopWithoutFinishing() {
        let animator = makeAnimator()
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        MainLoop.current.settle()
        #expect(journal.take() == [])
        expectClose(view.center.x, 50)
    }

    @Test("Stopping writes what is visible into the model (P7)")
    func stopWritesModel() {
        let animator = makeAnimator()
        animator.addAnimations { [view] in view.alpha = 0 }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.25)
        animator.stopAnimation(false)
        expectClose(view.center.x, 25)
        #expect(view.alpha == 0.75 as CGFloat)
        expectClose(visible?.x, 25)
        animator.finishAnimation(at: .current)
        expectClose(view.center.x, 25)
    }

    @Test("Finishing at the end or at the start puts the properties there (P7)")
    func finishPositions() {
        for (position, x) in [(UIViewAnimatingPosition.end, 100), (.start, 0)] as [(UIViewAnimatingPosition, CGFloat)] {
            view.center.x = 0
            let animator = makeAnimator()
            animator.startAnimation()
            MainLoop.current.advance(by: 0.5)
            animator.stopAnimation(false)
            animator.finishAnimation(at: position)
            expectClose(view.center.x, x)
            #expect(journal.take() == ["completion(\(position))"])
        }
    }

    @Test("A value that a block sets twice ends at the last one, and starts at the first (P7)")
    func setTwice() {
        for (position, alpha) in [(UIViewAnimatingPosition.end, 0.25), (.start, 1)]
            as [(UIViewAnimatingPosition, CGFloat)]
        {
            view.alpha = 1
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
                view.alpha = 0.5
                view.alpha = 0.25
            }
            animator.startAnimation()
            MainLoop.current.advance(by: 0.5)
            animator.stopAnimation(false)
            animator.finishAnimation(at: position)
            #expect(view.alpha == alpha)
        }
    }

    @Test("With two blocks on one value, stopping leaves what was visible (P7)")
    func stopTwoBlocks() {
        let animator = makeAnimator()
        animator.addAnimations { [view] in view.center.x = 300 }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.x, 150)
        animator.stopAnimation(true)
        expectClose(view.center.x, 150)
        expectClose(visible?.x, 150)
    }

    @Test("Stopping one of two animators on a value does not make it jump (P7, P13)")
    func stopOneOfTwo() {
        let first = makeAnimator()
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 300 }
        first.startAnimation()
        second.startAnimation()
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.x, 150)
        first.stopAnimation(true)
        expectClose(visible?.x, 150)
        second.stopAnimation(true)
        expectClose(visible?.x, 150)
        expectClose(view.center.x, 150)
    }

    @Test("Completions can be added at any time, also to a stopped animator, and run in order (P6)")
    func lateCompletion() {
        let animator = makeAnimator()
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.addCompletion { [journal] in journal.note("late(\($0))") }
        animator.finishAnimation(at: .end)
        #expect(journal.take() == ["completion(end)", "late(end)"])
    }

    @Test("Pausing on completion keeps it active at the end, and no completion runs (P6)")
    func pausesOnCompletion() {
        let animator = makeAnimator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        MainLoop.current.advance(by: 3)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 1 as CGFloat)
        #expect(journal.take() == [])
        animator.stopAnimation(true)
    }

    @Test("A running animator keeps itself alive until it is done, no longer (P4)")
    func keepsItselfAlive() {
        weak var gone: UIViewPropertyAnimator?
        do {
            let animator = makeAnimator()
            gone = animator
            animator.startAnimation()
        }
        #expect(gone != nil)
        MainLoop.current.advance(by: 1)
        #expect(journal.take() == ["completion(end)"])
        #expect(gone == nil)
    }

    @Test("Without blocks a started animator waits, paused, for the first one (P11)")
    func noBlocks() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addCompletion { [journal] in journal.note("completion(\($0))") }
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        MainLoop.current.advance(by: 3)
        #expect(journal.take() == [])
        animator.addAnimations { [view] in view.center.x = 100 }
        #expect(animator.isRunning)
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.x, 50)
        MainLoop.current.advance(by: 0.5)
        #expect(journal.take() == ["completion(end)"])
    }

    @Test("A block that happens to change nothing is a block: the animator completes (P11)")
    func blockWithoutChange() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center = view.center }
        animator.addCompletion { [journal] in journal.note("completion(\($0))") }
        animator.startAnimation()
        MainLoop.current.settle()
        #expect(journal.take() == ["completion(end)"])
        #expect(animator.state == .inactive)
    }

    @Test("An animator can be used again after its end")
    func again() {
        let animator = makeAnimator()
        animator.startAnimation()
        MainLoop.current.advance(by: 1)
        animator.addAnimations { [view] in view.center.x = 200 }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.x, 150)
        MainLoop.current.settle()
        #expect(journal.take() == ["completion(end)"])
    }

    @Test("A start with a delay shows the beginning until the delay is over")
    func delayedStart() {
        let animator = makeAnimator()
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5)
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.x, 0)
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.x, 50)
        MainLoop.current.advance(by: 0.5)
        #expect(journal.take() == ["completion(end)"])
    }

    @Test("The class method starts what it returns")
    func runningAnimator() {
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.5, delay: 0.25, options: .curveLinear, animations: { [view] in view.center.x = 100 },
            completion: { [journal] in journal.note("completion(\($0))") })
        #expect(animator.isRunning)
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.x, 50)
        MainLoop.current.advance(by: 0.25)
        #expect(journal.take() == ["completion(end)"])
    }
}
