import Testing

@testable import TestSupport
@testable import UIKit

@MainActor
struct FrozenAnimatorTests: AnimatedViewTests {
    let animated = AnimatedView()

    @Test("A property animator stands still with its views and keeps its state; it completes when their time is up")
    func animatorFreezes() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 100 }
        animator.addCompletion { [journal] in journal.note("completion(\($0))") }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        container.layer.pause()
        MainLoop.current.advance(by: 10)
        expectClose(x, 50)
        expectClose(animator.fractionComplete, 0.5)
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        container.layer.timeOffset += 0.25
        expectClose(x, 75)
        expectClose(animator.fractionComplete, 0.75)
        container.layer.resume()
        MainLoop.current.advance(by: 0.249_999)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.000_001)
        #expect(journal.take() == ["completion(end)"])
    }

    @Test("A frozen animator keeps its place when the first of its views leaves the window")
    func firstViewLeaves() {
        let other = UIView(frame: .zero)
        container.addSubview(other)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
            view.center.x = 100
            other.center.x = 100
        }
        animator.startAnimation()
        MainLoop.current.advance(by: 0.25)
        container.layer.pause()
        MainLoop.current.advance(by: 10)
        view.removeFromSuperview()
        expectClose(animator.fractionComplete, 0.25)
        animator.pauseAnimation()
        container.layer.resume()
        expectClose(other.layer.presentation()?.position.x, 25)
        animator.startAnimation()
        MainLoop.current.advance(by: 0.5)
        expectClose(other.layer.presentation()?.position.x, 75)
        MainLoop.current.settle()
    }

    @Test(
        "An animator in a frozen layer comes to its end when nothing that it moves is left", arguments: [true, false])
    func frozenAndEmpty(leaves: Bool) {
        weak var released: UIViewPropertyAnimator?
        var ends: [UIViewAnimatingPosition] = []
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 100 }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            released = animator
        }
        MainLoop.current.advance(by: 0.25)
        container.layer.pause()
        MainLoop.current.advance(by: 5)
        if leaves { view.removeFromSuperview() } else { view.layer.removeAllAnimations() }
        MainLoop.current.advance(by: 1)
        #expect(ends == [.end])
        #expect(released == nil)
    }

    @Test("An animator in a frozen layer keeps itself alive, although no timer does (P4)")
    func frozenAnimatorLives() {
        weak var weakly: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 100 }
            animator.startAnimation()
            weakly = animator
        }
        container.layer.pause()
        MainLoop.current.advance(by: 10)
        #expect(weakly?.isRunning == true)
        container.layer.resume()
        MainLoop.current.settle()
        #expect(weakly == nil)
    }
}
