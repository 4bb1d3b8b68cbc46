import Testing
import UIKit

@testable import TestSupport

@MainActor
struct NestedAnimationTests {
    private let phone = Phone()
    private let journal = Journal()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let inner = UIView(frame: .zero)

    init() {
        phone.root.view.addSubview(view)
        phone.root.view.addSubview(inner)
        view.center = .zero
        MainLoop.current.settle()
    }

    private var innerX: CGFloat? { inner.layer.presentation()?.position.x }

    private func note(_ name: String) -> (Bool) -> Void {
        { [journal] in journal.note("\(name)(\($0))") }
    }

    @Test("The options are inherited too: what is nested in a repeating block repeats (N5)")
    func optionsAreInherited() {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
            view.center.x = 100
            UIView.animate(withDuration: 0.1) { inner.center.x = 100 }
        }
        MainLoop.current.advance(by: 7.25)
        expectClose(innerX, 75)
        view.layer.removeAllAnimations()
        inner.layer.removeAllAnimations()
    }

    @Test("Overriding the options, a nested block does not repeat (N5)")
    func optionsAreOverridden() {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
            view.center.x = 100
            UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedOptions) { inner.center.x = 100 }
        }
        MainLoop.current.advance(by: 7.25)
        expectClose(innerX, 100)
        view.layer.removeAllAnimations()
    }

    @Test("A block nested in a property animator's is scrubbed, paused and reversed with it (N5)")
    func trackedByAnimator() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view, inner] in
            view.center.x = 100
            UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn) { inner.center.x = 100 }
        }
        animator.fractionComplete = 0.4
        expectClose(innerX, 40)
        MainLoop.current.advance(by: 5)
        expectClose(innerX, 40)
        animator.startAnimation()
        MainLoop.current.advance(by: 0.2)
        expectClose(innerX, 60)
        animator.isReversed = true
        MainLoop.current.advance(by: 0.3)
        expectClose(innerX, 30)
        MainLoop.current.settle()
        #expect(inner.center.x == 0)
    }

    @Test("A nested block with a duration and a delay of its own lies on the animator's time and completes by it")
    func ownDurationInAnimator() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view, inner, note] in
            view.center.x = 100
            UIView.animate(
                withDuration: 0.5, delay: 0.25, options: [.overrideInheritedDuration],
                animations: { inner.center.x = 100 }, completion: note("inner"))
        }
        animator.addCompletion { [journal] in journal.note("animator(\($0))") }
        animator.fractionComplete = 0.5
        expectClose(innerX, 50)
        animator.startAnimation()
        MainLoop.current.advance(by: 0.125)
        expectClose(innerX, 75)
        animator.pauseAnimation()
        MainLoop.current.advance(by: 3)
        #expect(journal.take() == [])
        animator.startAnimation()
        MainLoop.current.advance(by: 0.125)
        #expect(journal.take() == ["inner(true)"])
        MainLoop.current.advance(by: 0.25)
        #expect(journal.take() == ["animator(end)"])
    }

    @Test("An animator waits for a nested block that takes longer; stopped, the nested one did not finish")
    func longerThanAnimator() {
        func makeAnimator() -> UIViewPropertyAnimator {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view, inner, note] in
                view.center.x += 100
                UIView.animate(
                    withDuration: 2, delay: 0, options: .overrideInheritedDuration,
                    animations: { inner.center.x += 100 }, completion: note("inner"))
            }
            animator.addCompletion { [journal] in journal.note("animator(\($0))") }
            animator.startAnimation()
            return animator
        }
        _ = makeAnimator()
        MainLoop.current.advance(by: 1.5)
        #expect(journal.take() == [])
        expectClose(innerX, 75)
        MainLoop.current.advance(by: 0.5)
        #expect(journal.take() == ["inner(true)", "animator(end)"])
        let stopped = makeAnimator()
        MainLoop.current.advance(by: 0.5)
        stopped.stopAnimation(true)
        #expect(journal.take() == ["inner(false)"])
        expectClose(inner.center.x, 125)
    }

    @Test("A nested block whose view leaves the window did not finish; the animator around it goes on (N7)")
    func nestedViewLeaves() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view, inner, note] in
            view.center.x = 100
            UIView.animate(withDuration: 1, animations: { inner.center.x = 100 }, completion: note("inner"))
        }
        animator.addCompletion { [journal] in journal.note("animator(\($0))") }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        inner.removeFromSuperview()
        MainLoop.current.turn()
        #expect(journal.take() == ["inner(false)"])
        MainLoop.current.advance(by: 0.5)
        #expect(journal.take() == ["animator(end)"])
    }

    @Test("A running animator made inside a plain block takes that block's duration and curve (P14)")
    func animatorInPlainBlock() {
        var nested: UIViewPropertyAnimator?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 100
            nested = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.1, delay: 0) { [inner] in
                inner.center.x = 100
            } completion: { [journal] in
                journal.note("nested(\($0))")
            }
        }
        #expect(nested?.state == .active)
        #expect(nested?.isRunning == true)
        #expect(nested?.isInterruptible == false)
        MainLoop.current.advance(by: 0.5)
        expectClose(innerX, 50)
        expectClose(nested?.fractionComplete, 0.5)
        MainLoop.current.advance(by: 0.5)
        #expect(journal.take() == ["nested(end)"])
        #expect(nested?.state == .inactive)
        #expect(nested?.isInterruptible == true)
    }

    @Test("One made inside another animator's block is paused and reversed with that one (P14)")
    func animatorInAnimator() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view, inner, journal] in
            view.center.x = 100
            _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 5, delay: 0) {
                inner.center.x = 100
            } completion: {
                journal.note("nested(\($0))")
            }
        }
        animator.addCompletion { [journal] in journal.note("animator(\($0))") }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        animator.pauseAnimation()
        MainLoop.current.advance(by: 5)
        expectClose(innerX, 50)
        animator.isReversed = true
        animator.startAnimation()
        MainLoop.current.advance(by: 0.25)
        expectClose(innerX, 25)
        MainLoop.current.settle()
        #expect(journal.take() == ["nested(start)", "animator(start)"])
    }

    @Test("It cannot be paused by itself (P14)")
    func followingIsNotInterruptible() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let phone = Phone()
                UIView.animate(withDuration: 1) {
                    phone.root.view.alpha = 0
                    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
                        phone.root.view.center.x = 0
                    }.pauseAnimation()
                }
            }
        }
    }
}
