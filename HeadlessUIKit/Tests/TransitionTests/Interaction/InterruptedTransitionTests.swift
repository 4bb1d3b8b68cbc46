import Testing
import UIKit

@testable import TestSupport

/// Transitions with an interruptible property animator, which the app itself pauses, scrubs and continues, with reports
/// to the context.
@MainActor
struct InterruptedTransitionTests {
    private let phone = Phone()
    private let script = Script()

    init() {
        script.isInterruptible = true
    }

    private func present() -> JournalViewController {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.advance(by: 0.125)
        _ = script.journal.take()
        return presented
    }

    private func presentAndBeginDismissing() -> JournalViewController {
        let presented = present()
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.advance(by: 0.125)
        _ = script.journal.take()
        return presented
    }

    private func minY(_ presented: UIViewController) -> CGFloat? { presented.view.layer.presentation()?.frame.minY }

    @Test("A pause that is reported makes the transition interactive, where the animator is (T8)")
    func pause() {
        let presented = present()
        var changes: [Bool] = []
        phone.root.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        expectClose(minY(presented), 652)
        script.pause()
        #expect(changes == [true])
        #expect(script.context?.isInteractive == true)
        #expect(phone.root.transitionCoordinator?.isInterruptible == true)
        #expect(phone.root.transitionCoordinator?.initiallyInteractive == false)
        expectClose(phone.root.transitionCoordinator?.percentComplete, 0.5)
        MainLoop.current.advance(by: 5)
        expectClose(minY(presented), 652)
        script.finish()
        MainLoop.current.settle()
    }

    @Test("An update that is reported is the coordinator's percentage (B12)")
    func update() {
        let presented = present()
        script.pause()
        script.update(0.25)
        expectClose(minY(presented), 752)
        expectClose(phone.root.transitionCoordinator?.percentComplete, 0.25)
        script.update(0.75)
        expectClose(minY(presented), 552)
        script.finish()
        MainLoop.current.settle()
    }

    @Test("Finishing goes on from where it is, without a jump, to the natural end (C48, T8)")
    func finish() {
        let presented = present()
        script.pause()
        script.update(0.6)
        script.finish()
        #expect(script.context?.isInteractive == false)
        expectClose(minY(presented), 612)
        MainLoop.current.advance(by: 0.05)
        expectClose(minY(presented), 532)
        MainLoop.current.advance(by: 0.05)
        expectClose(minY(presented), 452)
        let entries = script.journal.take()
        #expect(entries.contains("animator.completion(end)"))
        #expect(entries.contains("presented.viewDidAppear(true)"))
    }

    @Test("A cancelled dismissal calls in this order and leaves everything as it was (C49, C52, T9)")
    func cancelledDismissal() {
        let presented = presentAndBeginDismissing()
        let container = script.controller?.containerView
        phone.root.transitionCoordinator?.notifyWhenInteractionChanges { [script] in
            script.journal.note("interaction(cancelled: \($0.isCancelled))")
        }
        script.pause()
        script.cancel()
        #expect(
            script.journal.take().filter { !$0.hasPrefix("container") } == [
                "interaction(cancelled: false)", "interaction(cancelled: true)", "presented.viewWillAppear(true)",
            ])
        #expect(script.context?.transitionWasCancelled == true)
        MainLoop.current.settle()
        let entries = script.journal.take().filter { !$0.hasPrefix("container") }
        #expect(entries.first == "animator.completion(start)")
        #expect(
            Set(entries.dropFirst()) == [
                "dismissalTransitionDidEnd(false)", "presented.viewDidAppear(true)", "animationEnded(false)",
            ])
        #expect(entries.last == "animationEnded(false)")
        #expect(phone.root.presentedViewController === presented)
        #expect(!presented.isBeingDismissed)
        #expect(presented.view.superview === container)
        #expect(container?.window === phone.window)
        #expect(presented.view.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
    }

    @Test("A cancelled presentation: will appear, will disappear, did disappear; nothing is left (C53)")
    func cancelledPresentation() {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.advance(by: 0.125)
        script.pause()
        script.cancel()
        MainLoop.current.settle()
        let entries = script.journal.take()
        #expect(
            entries.filter { $0.hasPrefix("presented.view") && !$0.contains("DidLoad") } == [
                "presented.viewWillAppear(true)", "presented.viewIsAppearing(true)",
                "presented.viewWillDisappear(true)", "presented.viewDidDisappear(true)",
            ])
        #expect(entries.contains("presentationTransitionDidEnd(false)"))
        #expect(phone.root.presentedViewController == nil)
        #expect(phone.window.subviews == [phone.root.view])
        #expect(!presented.isBeingPresented)
    }

    @Test("The did-calls wait for the animation back (C50)")
    func didCallsWait() {
        _ = presentAndBeginDismissing()
        script.pause()
        script.cancel()
        _ = script.journal.take()
        MainLoop.current.advance(by: 0.124)
        #expect(!script.journal.take().contains("presented.viewDidAppear(true)"))
        MainLoop.current.advance(by: 0.001)
        #expect(script.journal.take().contains("presented.viewDidAppear(true)"))
    }

    @Test("What was cancelled can be taken in hand again and finished after all (T8)")
    func cancelThenFinish() {
        let presented = presentAndBeginDismissing()
        script.pause()
        script.cancel()
        MainLoop.current.advance(by: 0.0625)
        expectClose(minY(presented), 552)
        script.pause()
        expectClose(phone.root.transitionCoordinator?.percentComplete, 0.25)
        script.update(0.75)
        expectClose(minY(presented), 752)
        _ = script.journal.take()
        script.finish()
        #expect(script.context?.transitionWasCancelled == false)
        #expect(script.journal.take() == ["presented.viewWillDisappear(true)"])
        MainLoop.current.settle()
        #expect(script.journal.take().contains("dismissalTransitionDidEnd(true)"))
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("After a cancelled dismissal the next one works (T9)")
    func dismissAgain() {
        let presented = presentAndBeginDismissing()
        script.pause()
        script.cancel()
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(presented.view.window == nil)
    }

    @Test("Alongside animations are paused, scrubbed and reversed with the transition (C66)")
    func alongside() {
        let dimming = UIView()
        dimming.alpha = 0
        script.onWillBegin = { controller in
            guard controller.presentedViewController.isBeingPresented else { return }
            controller.containerView?.addSubview(dimming)
            controller.presentedViewController.transitionCoordinator?.animate { _ in dimming.alpha = 1 }
        }
        _ = present()
        #expect(dimming.layer.presentation()?.opacity == 0.5)
        script.pause()
        MainLoop.current.advance(by: 1)
        #expect(dimming.layer.presentation()?.opacity == 0.5)
        script.update(0.25)
        #expect(dimming.layer.presentation()?.opacity == 0.25)
        script.cancel()
        MainLoop.current.advance(by: 0.03125)
        #expect(dimming.layer.presentation()?.opacity == 0.125)
        MainLoop.current.settle()
    }

    @Test("A cancelled dismissal takes a removed presenter's view out again (C57)")
    func cancelledDismissalOfRemoving() {
        script.removesPresenter = true
        let presented = presentAndBeginDismissing()
        #expect(phone.root.view.window === phone.window)
        script.pause()
        script.cancel()
        MainLoop.current.settle()
        #expect(phone.root.view.window == nil)
        #expect(presented.view.window === phone.window)
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("Handlers hear of every change until the end of the transition (C72)")
    func handlers() {
        _ = present()
        var changes: [Bool] = []
        phone.root.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        for _ in 0..<2 {
            script.pause()
            script.finish()
        }
        #expect(changes == [true, false, true, false])
        MainLoop.current.settle()
        #expect(changes.count == 4)
    }

    @Test("An animator that vends nothing cannot be paused")
    func notInterruptible() {
        let plain = PlainAnimation()
        let presented = UIViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = plain
        phone.root.present(presented, animated: true)
        MainLoop.current.advance(by: 0.1)
        #expect(phone.root.transitionCoordinator?.isInterruptible == false)
        plain.context?.pauseInteractiveTransition()
        #expect(plain.context?.isInteractive == false)
        plain.context = nil
        MainLoop.current.settle()
        #expect(!presented.isBeingPresented)
    }
}

private final class PlainAnimation: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    var context: (any UIViewControllerContextTransitioning)?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.25) {
            view.alpha = 1
        } completion: { _ in
            context.completeTransition(true)
        }
    }
}
