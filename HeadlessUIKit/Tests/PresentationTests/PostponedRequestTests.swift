import Testing
import UIKit

@testable import TestSupport

/// Requests during a transition that they have to wait for.
@MainActor
struct PostponedRequestTests {
    private let phone = Phone()
    private let script = Script()

    @Test(
        "A request waits for the transition in its way and runs inside its end, with the coordinator's completions (C14)"
    )
    func runsWithCompletions() {
        script.onWillBegin = { [script] controller in
            controller.presentedViewController.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                script.journal.note("alongside completion")
            }
        }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.settle()
        script.animate = { _ in }
        phone.root.dismiss(animated: true) { [script] in script.journal.note("dismissed") }
        MainLoop.current.advance(by: 0.1)
        _ = script.journal.take()

        let next = JournalDelegate(script.journal)
        let presented = JournalViewController("next", script.journal)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = next
        phone.root.present(presented, animated: true) { [script] in script.journal.note("presented") }
        #expect(script.journal.take() == [])
        #expect(presented.presentingViewController == nil)

        script.context?.completeTransition(true)
        #expect(
            script.journal.take().filter { !$0.hasPrefix("presented.view") } == [
                "dismissalTransitionDidEnd(true)", "dismissed", "alongside completion",
                "delegate.presentationController", "delegate.animationController(forPresented)",
                "delegate.interactionControllerForPresentation", "next.viewDidLoad", "animationEnded(true)",
            ])
        #expect(phone.root.presentedViewController === presented)
    }

    @Test("A postponed request is asked again what it asks: what has become impossible is dropped (C14)")
    func droppedWhenItsTurnComes() {
        Console.clear()
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        let first = Script().makePresented("first")
        let second = Script().makePresented("second")
        phone.root.present(first, animated: true)
        phone.root.present(second, animated: true)
        #expect(Console.messages == [])
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        #expect(Console.messages.count == 1)
        #expect(Console.messages.first?.contains("already presenting") == true)
    }

    @Test("A dismissal that was asked for during another one runs when that has ended (C14)")
    func postponedDismissal() {
        let upper = Script()
        let lower = script.makePresented("lower")
        phone.root.present(lower, animated: true)
        MainLoop.current.settle()
        lower.present(upper.makePresented("upper"), animated: true)
        MainLoop.current.settle()
        _ = script.journal.take()
        lower.dismiss(animated: true)
        MainLoop.current.advance(by: 0.1)
        lower.dismiss(animated: true)
        #expect(!lower.isBeingDismissed)
        #expect(!script.journal.take().contains("delegate.animationController(forDismissed)"))
        MainLoop.current.advance(by: 0.15)
        #expect(lower.isBeingDismissed)
        #expect(script.journal.take().contains("delegate.animationController(forDismissed)"))
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
    }
}
