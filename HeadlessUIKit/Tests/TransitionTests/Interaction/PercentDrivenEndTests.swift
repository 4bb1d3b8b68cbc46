import Testing
import UIKit

@testable import TestSupport

/// The end of a percent-driven transition with a plain animator.
@MainActor
struct PercentDrivenEndTests: DrivenDismissalTests {
    let dismissal = DrivenDismissal()

    struct Tail: Sendable {
        let percent: CGFloat
        let speed: CGFloat
        let seconds: TimeInterval
    }

    // MARK: Time

    @Test(
        "After finish the rest takes (1 − p)·duration / completionSpeed (T3)",
        arguments: [
            Tail(percent: 0, speed: 1, seconds: 1), Tail(percent: 0.25, speed: 1, seconds: 0.75),
            Tail(percent: 0.25, speed: 3, seconds: 0.25), Tail(percent: 0.5, speed: 0.5, seconds: 1),
        ])
    func finish(tail: Tail) {
        let presented = beginDismissing()
        interactor.update(tail.percent)
        interactor.completionSpeed = tail.speed
        interactor.finish()
        MainLoop.current.advance(by: tail.seconds - 0.0001)
        #expect(phone.root.presentedViewController === presented)
        MainLoop.current.advance(by: 0.0002)
        #expect(phone.root.presentedViewController == nil)
        #expect(script.journal.take().contains("dismissalTransitionDidEnd(true)"))
    }

    @Test(
        "After cancel the way back takes p·duration / completionSpeed (T3)",
        arguments: [
            Tail(percent: 0.25, speed: 1, seconds: 0.25), Tail(percent: 0.75, speed: 3, seconds: 0.25),
            Tail(percent: 0.5, speed: 0.5, seconds: 1), Tail(percent: 1, speed: 1, seconds: 1),
        ])
    func cancel(tail: Tail) {
        let presented = beginDismissing()
        interactor.update(tail.percent)
        interactor.completionSpeed = tail.speed
        interactor.cancel()
        MainLoop.current.advance(by: tail.seconds - 0.0001)
        #expect(presented.isBeingDismissed)
        MainLoop.current.advance(by: 0.0002)
        #expect(!presented.isBeingDismissed)
        #expect(phone.root.presentedViewController === presented)
        #expect(script.journal.take().contains("dismissalTransitionDidEnd(false)"))
    }

    @Test("If nothing is left of the way, the end comes at once, but never inside the call (T3)", arguments: [0, 1])
    func nothingLeft(percent: CGFloat) {
        let presented = beginDismissing()
        interactor.update(percent)
        if percent == 1 { interactor.finish() } else { interactor.cancel() }
        #expect(presented.isBeingDismissed)
        MainLoop.current.advance(by: 0.0001)
        #expect(!presented.isBeingDismissed)
        #expect((phone.root.presentedViewController == nil) == (percent == 1))
    }

    @Test("A completion speed that is not positive counts as 1: apps compute 1 − p")
    func noSpeed() {
        let presented = beginDismissing()
        interactor.update(0.5)
        interactor.completionSpeed = 0
        interactor.finish()
        MainLoop.current.advance(by: 0.25)
        expectClose(minY(presented), 752)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("The rest is led along completionCurve, ease-in-out unless set (T3)")
    func completionCurve() {
        #expect(interactor.completionCurve == .easeInOut)
        let presented = beginDismissing()
        interactor.update(0.5)
        interactor.finish()
        MainLoop.current.advance(by: 0.125)
        expectClose(minY(presented), 652 + 200 * 0.129_161_931, within: 1e-4)
        MainLoop.current.settle()

        script.interactor = nil
        let other = beginDismissing()
        interactor.completionCurve = .easeOut
        interactor.update(0.5)
        interactor.cancel()
        MainLoop.current.advance(by: 0.125)
        expectClose(minY(other), 652 - 200 * 0.378_138_131, within: 1e-4)
        MainLoop.current.advance(by: 0.125)
        expectClose(minY(other), 652 - 200 * 0.684_643_187, within: 1e-4)
        MainLoop.current.settle()
    }

    @Test("A timing curve is ignored by an animator that vends nothing (T6)")
    func timingCurve() {
        let presented = beginDismissing()
        interactor.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
        interactor.completionCurve = .linear
        interactor.update(0.5)
        interactor.finish()
        MainLoop.current.advance(by: 0.25)
        expectClose(minY(presented), 752)
        MainLoop.current.settle()
    }

    // MARK: Final state

    @Test("After cancel the start is seen again, models are put back, and the plain completion comes (T1, C56)")
    func models() {
        let presented = beginDismissing()
        interactor.update(0.5)
        interactor.completionCurve = .linear
        interactor.cancel()
        MainLoop.current.advance(by: 0.4999)
        expectClose(minY(presented), 452.04, within: 1e-6)
        #expect(presented.view.frame.minY == 852)
        MainLoop.current.advance(by: 0.0002)
        #expect(script.journal.take().suffix(1) == ["animationEnded(false)"])
        #expect(presented.view.frame.minY == 452)
        #expect(minY(presented) == 452)
    }

    @Test("Afterwards the container's time is its own again, and the next transition runs as always")
    func timeGivenBack() {
        script.interactor = interactor
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.advance(by: 3)
        interactor.update(0.5)
        interactor.finish()
        MainLoop.current.settle()
        let layer = script.controller?.containerView?.layer
        #expect(layer?.speed == 1)
        #expect(layer?.timeOffset == 0)
        #expect(layer?.beginTime == 0)
        #expect(layer?.convertTime(10, from: nil) == 10)
        script.interactor = nil
        phone.root.dismiss(animated: true)
        MainLoop.current.advance(by: 0.25)
        expectClose(minY(presented), 552)
        MainLoop.current.settle()
        #expect(phone.window.subviews == [phone.root.view])
        #expect(MainLoop.current.isAtRest)
    }

    @Test("An alongside animation that takes longer goes on after the end without a jump (C69)")
    func longer() {
        let dimming = UIView()
        dimming.alpha = 0
        script.onWillBegin = { controller in
            controller.containerView?.addSubview(dimming)
            controller.presentedViewController.transitionCoordinator?.animate { _ in
                UIView.animate(withDuration: 2, delay: 0, options: [.overrideInheritedDuration, .curveLinear]) {
                    dimming.alpha = 1
                }
            }
        }
        script.interactor = interactor
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        interactor.update(0.5)
        #expect(dimming.layer.presentation()?.opacity == 0.25)
        interactor.finish()
        MainLoop.current.advance(by: 0.5)
        #expect(script.journal.take().contains("presentationTransitionDidEnd(true)"))
        #expect(abs((dimming.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
        MainLoop.current.advance(by: 0.5)
        #expect(abs((dimming.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
        MainLoop.current.advance(by: 0.5)
        #expect(dimming.layer.presentation()?.opacity == 1)
    }

    @Test("The last part is not interactive, and what is called then is not heard (C48)")
    func tailIsNotInteractive() {
        let presented = beginDismissing()
        interactor.update(0.5)
        interactor.finish()
        #expect(script.context?.isInteractive == false)
        #expect(script.context?.transitionWasCancelled == false)
        interactor.update(0.1)
        interactor.cancel()
        interactor.pause()
        #expect(interactor.percentComplete == 0.5)
        #expect(script.context?.transitionWasCancelled == false)
        expectClose(minY(presented), 652)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("A subclass may say what it wants of its duration and percentage; its speed counts")
    func overriding() {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        let interactor = Overriding()
        script.interactor = interactor
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        interactor.update(0.5)
        #expect(interactor.shares == [0.5])
        expectClose(minY(presented), 652)
        interactor.completionCurve = .linear
        interactor.finish()
        MainLoop.current.advance(by: 0.125)
        expectClose(minY(presented), 752)
        MainLoop.current.advance(by: 0.1251)
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("One interactor can serve one transition after the other")
    func again() {
        let presented = beginDismissing()
        interactor.update(0.5)
        interactor.cancel()
        MainLoop.current.settle()
        presented.view.frame = script.frame
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        #expect(interactor.percentComplete == 0)
        expectClose(minY(presented), 452)
        interactor.update(0.25)
        expectClose(minY(presented), 552)
        interactor.finish()
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(phone.window.subviews == [phone.root.view])
    }
}

/// Properties that apps override.
private final class Overriding: UIPercentDrivenInteractiveTransition {
    private(set) var shares: [CGFloat] = []

    override var duration: CGFloat { 7 }
    override var percentComplete: CGFloat { 0.125 }
    override var completionSpeed: CGFloat {
        get { 2 }
        set { super.completionSpeed = newValue }
    }

    override func update(_ percentComplete: CGFloat) {
        shares.append(percentComplete)
        super.update(percentComplete)
    }
}
