import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The work of the animator itself, in a container that nothing else cleans up.
@MainActor
struct TransitionAnimatorTests {
    private let stage = Stage(.iPhone15)
    private let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

    private func context() -> OwnContext {
        stage.show(UIViewController())
        return OwnContext(in: stage.window)
    }

    private func turnBack(_ running: any UIViewImplicitlyAnimating) {
        running.pauseAnimation()
        running.isReversed = true
        running.startAnimation()
    }

    @Test("An animator that is kept lets go of its transition when that has ended")
    func released() {
        let animator = TransitionAnimator(.slide(from: .bottom), .forward)
        weak var last: OwnContext?
        do {
            let context = context()
            last = context
            animator.animateTransition(using: context)
            stage.settle()
            #expect(context.completions == [true])
            animator.animationEnded(true)
            context.containerView.removeFromSuperview()
        }
        #expect(last == nil)
    }

    @Test("The incoming view is put into the container, above the other one or below it as the operation has it (B5)")
    func order() throws {
        for (operation, incomingIsAbove) in [(TransitionAnimator.Operation.forward, true), (.reverse, false)] {
            let context = context()
            let animator = TransitionAnimator(.slide(from: .trailing), operation)
            animator.animateTransition(using: context)
            #expect((context.containerView.subviews.last === context.to.view) == incomingIsAbove)
            #expect(context.containerView.subviews.count == 2)
            stage.settle()
            #expect(context.completions == [true])
        }
    }

    @Test(
        "Completed: the incoming view is where it belongs, and the other one could be shown again",
        arguments: [true, false])
    func completed(isForward: Bool) throws {
        let context = context()
        let animator = TransitionAnimator(.parallax(from: .trailing), isForward ? .forward : .reverse)
        animator.animateTransition(using: context)
        stage.settle()
        animator.animationEnded(true)
        #expect(context.completions == [true])
        #expect(context.to.view.frame == screen)
        #expect(context.from.view.frame == screen)
        // UIKit removes the outgoing view (V-N5); the scrim is the animator's.
        #expect(Set(context.viewsAtEnd) == [context.from.view, context.to.view])
    }

    @Test(
        "Beside bars that let nothing show through, the scrim covers what the views cover (S16)",
        arguments: [true, false])
    func opaqueBars(isForward: Bool) throws {
        stage.show(UIViewController())
        let context = OwnContext(
            in: stage.window, insets: UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
        TransitionAnimator(.fadeThrough(), isForward ? .forward : .reverse).animateTransition(using: context)
        stage.advance(by: 0.1)
        let (from, to) = (context.from.view, context.to.view)
        let scrim = try #require(context.containerView.firstView(named: "presentation.scrim"))
        #expect(context.containerView.subviews == (isForward ? [from, scrim, to] : [to, scrim, from]))
        #expect(scrim.frame == CGRect(x: 0, y: 103, width: 393, height: 666))
        stage.settle()
        #expect(Set(context.viewsAtEnd) == [from, to])
        #expect(to?.frame == CGRect(x: 0, y: 103, width: 393, height: 666))
    }

    @Test(
        "Reversed by whoever has the property animator, the incoming view is out of the container before UIKit hears of it (T9, C56)",
        arguments: [true, false])
    func reversed(isForward: Bool) throws {
        let context = context()
        let animator = TransitionAnimator(.parallax(from: .trailing), isForward ? .forward : .reverse)
        let running = animator.interruptibleAnimator(using: context)
        running.startAnimation()
        stage.advance(by: 0.2)
        turnBack(running)
        stage.settle()
        #expect(context.completions == [false])
        #expect(context.viewsAtEnd == [context.from.view])
        #expect(context.from.view.frame == screen)
        #expect(context.to.view.transform == .identity)
    }

    @Test("A cancelled transition puts back a place, a transform and an opacity that the app had given")
    func ownLooks() throws {
        let context = context()
        context.from.view.alpha = 0.9
        context.from.view.transform = CGAffineTransform(rotationAngle: 0.1)
        let before = (context.from.view.center, context.from.view.transform)
        let animator = TransitionAnimator(.flip, .forward)
        let running = animator.interruptibleAnimator(using: context)
        running.startAnimation()
        stage.advance(by: 0.1)
        turnBack(running)
        stage.settle()
        #expect(context.from.view.center == before.0)
        #expect(context.from.view.transform == before.1)
        #expect(abs(context.from.view.alpha - 0.9) < 0.001)
    }

    @Test("The same property animator for the whole transition (T6)")
    func sameAnimator() {
        let context = context()
        let animator = TransitionAnimator(.crossDissolve, .forward)
        let first = animator.interruptibleAnimator(using: context)
        #expect(first === animator.interruptibleAnimator(using: context))
        first.startAnimation()
        stage.settle()
    }

    @Test("Without animation the views are exchanged at once, in no time (C43)")
    func withoutAnimation() {
        let context = context()
        context.isAnimated = false
        let animator = TransitionAnimator(.flip, .forward)
        #expect(animator.transitionDuration(using: context) == 0)
        animator.animateTransition(using: context)
        #expect(context.completions == [true])
        #expect(context.to.view.frame == screen)
        #expect(context.to.view.superview === context.containerView)
    }

    @Test("A container that gets another size meanwhile is filled all the same", arguments: [true, false])
    func resized(completes: Bool) {
        let context = context()
        let animator = TransitionAnimator(.push(from: .trailing), .forward)
        let running = animator.interruptibleAnimator(using: context)
        running.startAnimation()
        stage.advance(by: 0.2)
        let turned = CGRect(x: 0, y: 0, width: 852, height: 393)
        context.containerView.frame = turned
        if !completes {
            turnBack(running)
        }
        stage.settle()
        #expect((completes ? context.to : context.from).view.frame == turned)
    }

    @Test(
        "The durations of the library",
        arguments: [
            (TransitionAnimation.slide(from: .bottom), 0.5), (.uncover, 0.25), (.drop, 0.4), (.fly, 0.4),
            (.crossDissolve, 0.25), (.halfwaySpring, 2), (.scale, 0.35), (.flip, 0.5), (.fadeThrough(), 0.5),
        ])
    func durations(animation: TransitionAnimation, seconds: TimeInterval) {
        #expect(TransitionAnimator(animation, .forward).transitionDuration(using: nil) == seconds)
    }
}
