import Testing
import UIKit

@testable import TestSupport

/// A percent-driven interactor with an animator that vends a property animator.
@MainActor
struct PercentDrivenPropertyAnimatorTests: DrivenDismissalTests {
    let dismissal = DrivenDismissal(isInterruptible: true)

    // MARK: Started interactively

    @Test("Started interactively, the vended animator is paused at its beginning and animateTransition not called (T7)")
    func start() {
        var hasAnimated = false
        script.animate = { _ in hasAnimated = true }
        let presented = script.makePresented()
        script.interactor = interactor
        phone.root.present(presented, animated: true)
        MainLoop.current.advance(by: 5)
        #expect(!hasAnimated)
        #expect(script.animator?.state == .active)
        #expect(script.animator?.isRunning == false)
        expectClose(minY(presented), 852)
        #expect(phone.root.transitionCoordinator?.isInterruptible == true)
        #expect(phone.root.transitionCoordinator?.initiallyInteractive == true)
        interactor.finish()
        MainLoop.current.settle()
        #expect(!hasAnimated)
        #expect(presented.view.frame == script.frame)
    }

    @Test("Update sets the fraction of the one animator; the container's time is left alone (T6)")
    func update() {
        let presented = beginDismissing()
        let animator = script.animator
        interactor.update(0.25)
        #expect(animator?.fractionComplete == 0.25)
        expectClose(minY(presented), 552)
        interactor.update(0.75)
        expectClose(minY(presented), 752)
        interactor.update(2)
        #expect(animator?.fractionComplete == 1)
        interactor.update(0.5)
        #expect(script.controller?.containerView?.layer.speed == 1)
        #expect(script.animator === animator)
        interactor.finish()
        MainLoop.current.settle()
    }

    struct Tail: Sendable {
        let percent: CGFloat
        let speed: CGFloat
        let seconds: TimeInterval
    }

    @Test(
        "Finish continues forward for (1 − p)·duration / completionSpeed (T3, T6)",
        arguments: [
            Tail(percent: 0.25, speed: 1, seconds: 0.75), Tail(percent: 0.25, speed: 3, seconds: 0.25),
            Tail(percent: 0.5, speed: 0.5, seconds: 1),
        ])
    func finish(tail: Tail) {
        let presented = beginDismissing()
        interactor.update(tail.percent)
        interactor.completionSpeed = tail.speed
        interactor.finish()
        #expect(script.animator?.isRunning == true)
        #expect(script.animator?.isReversed == false)
        MainLoop.current.advance(by: tail.seconds / 2)
        expectClose(minY(presented), 452 + 400 * (tail.percent + 1) / 2)
        MainLoop.current.advance(by: tail.seconds / 2 - 0.0001)
        #expect(phone.root.presentedViewController === presented)
        MainLoop.current.advance(by: 0.0002)
        #expect(script.journal.take().contains("animator.completion(end)"))
        #expect(phone.root.presentedViewController == nil)
    }

    @Test(
        "Cancel continues in reverse for p·duration / completionSpeed, and the animator restores its values (T3, T6, C56)",
        arguments: [
            Tail(percent: 0.75, speed: 1, seconds: 0.75), Tail(percent: 0.75, speed: 3, seconds: 0.25),
            Tail(percent: 0.5, speed: 0.5, seconds: 1),
        ])
    func cancel(tail: Tail) {
        let presented = beginDismissing()
        interactor.update(tail.percent)
        interactor.completionSpeed = tail.speed
        interactor.cancel()
        #expect(script.animator?.isReversed == true)
        MainLoop.current.advance(by: tail.seconds / 2)
        expectClose(minY(presented), 452 + 400 * tail.percent / 2)
        MainLoop.current.advance(by: tail.seconds / 2 - 0.0001)
        #expect(presented.isBeingDismissed)
        MainLoop.current.advance(by: 0.0002)
        #expect(script.journal.take().contains("animator.completion(start)"))
        #expect(phone.root.presentedViewController === presented)
        #expect(presented.view.frame == script.frame)
    }

    @Test("If nothing is left of the way, the end comes at once (T3)", arguments: [0, 1])
    func nothingLeft(percent: CGFloat) {
        let presented = beginDismissing()
        interactor.update(percent)
        if percent == 1 { interactor.finish() } else { interactor.cancel() }
        #expect(presented.isBeingDismissed)
        MainLoop.current.advance(by: 0.0001)
        #expect(!presented.isBeingDismissed)
        #expect((phone.root.presentedViewController == nil) == (percent == 1))
    }

    @Test("A timing curve takes the place of the animator's own for the rest (T6)")
    func timingCurve() {
        let presented = beginDismissing()
        interactor.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
        interactor.update(0.5)
        interactor.finish()
        MainLoop.current.advance(by: 0.25)
        let place = minY(presented) ?? 0
        // Beyond the half of the rest, where the animator's own, linear one would be.
        #expect(place > 770)
        #expect(place < 852)
        MainLoop.current.advance(by: 0.2501)
        #expect(phone.root.presentedViewController == nil)
    }

    // MARK: Started like any other

    @Test("wantsInteractiveStart false starts as always, and pause takes the animation in hand later (T5)")
    func interruptedLater() {
        interactor.wantsInteractiveStart = false
        let presented = beginDismissing()
        let coordinator = phone.root.transitionCoordinator
        #expect(coordinator?.initiallyInteractive == false)
        #expect(coordinator?.isInteractive == false)
        MainLoop.current.advance(by: 0.25)
        expectClose(minY(presented), 552)
        interactor.pause()
        #expect(coordinator?.isInteractive == true)
        #expect(coordinator?.initiallyInteractive == false)
        expectClose(interactor.percentComplete, 0.25)
        MainLoop.current.advance(by: 5)
        expectClose(minY(presented), 552)
        interactor.update(0.75)
        expectClose(minY(presented), 752)
        interactor.cancel()
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController === presented)
        #expect(presented.view.frame == script.frame)
    }

    @Test("Untouched it runs to its end on its own (T5)")
    func untouched() {
        interactor.wantsInteractiveStart = false
        _ = beginDismissing()
        MainLoop.current.advance(by: 1)
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("Several interruptions: cancelled, taken in hand on the way back, and finished after all (T6, T8)")
    func severalInterruptions() {
        let presented = beginDismissing()
        interactor.update(0.5)
        interactor.cancel()
        MainLoop.current.advance(by: 0.25)
        expectClose(minY(presented), 552)
        interactor.pause()
        expectClose(interactor.percentComplete, 0.25)
        interactor.update(0.5)
        expectClose(minY(presented), 652)
        interactor.finish()
        MainLoop.current.advance(by: 0.25)
        expectClose(minY(presented), 752)
        interactor.pause()
        expectClose(interactor.percentComplete, 0.75)
        interactor.finish()
        MainLoop.current.advance(by: 0.2501)
        #expect(phone.root.presentedViewController == nil)
        #expect(
            script.journal.take().filter { $0.hasPrefix("presented.") } == [
                "presented.viewWillAppear(true)", "presented.viewWillDisappear(true)",
                "presented.viewDidDisappear(true)",
            ])
    }

    @Test("Pause does nothing to what is in hand already, or over (T6)")
    func pauseTwice() {
        let presented = beginDismissing()
        interactor.update(0.5)
        interactor.pause()
        expectClose(minY(presented), 652)
        #expect(interactor.percentComplete == 0.5)
        interactor.finish()
        MainLoop.current.settle()
        interactor.pause()
        interactor.update(0.2)
        interactor.cancel()
        #expect(phone.root.presentedViewController == nil)
        #expect(interactor.percentComplete == 0.5)
    }

    @Test("Alongside animations go with the animator, in the container and beside it (C66, C67)")
    func alongside() {
        let dimming = UIView()
        let beside = UIView()
        phone.root.view.addSubview(beside)
        [dimming, beside].forEach { $0.alpha = 0 }
        script.onWillBegin = { controller in
            controller.containerView?.addSubview(dimming)
            controller.presentedViewController.transitionCoordinator?.animate { _ in
                dimming.alpha = 1
                beside.alpha = 1
            }
        }
        script.interactor = interactor
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        interactor.update(0.25)
        #expect(dimming.layer.presentation()?.opacity == 0.25)
        #expect(beside.layer.presentation()?.opacity == 0.25)
        interactor.cancel()
        MainLoop.current.advance(by: 0.125)
        #expect(beside.layer.presentation()?.opacity == 0.125)
        MainLoop.current.settle()
        #expect(beside.alpha == 0 as CGFloat)
    }
}
