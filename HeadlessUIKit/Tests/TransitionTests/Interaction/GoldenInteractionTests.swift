import Testing
import UIKit

@testable import TestSupport

/// Every call of a dismissal that the finger cancels, in order (L3).
@MainActor
struct GoldenInteractionTests {
    private let script = Script()
    private let interactor: JournalInteractor
    private let phone: Phone

    init() {
        interactor = JournalInteractor(script.journal)
        phone = Phone(root: JournalViewController("presenter", script.journal))
        script.onWillBegin = { [script] controller in
            controller.presentedViewController.transitionCoordinator?.animate { _ in
                script.journal.note("alongside animation")
            } completion: { context in
                script.journal.note("alongside completion(cancelled: \(context.isCancelled))")
            }
            controller.presentedViewController.transitionCoordinator?.notifyWhenInteractionChanges {
                script.journal.note("interaction(interactive: \($0.isInteractive), cancelled: \($0.isCancelled))")
            }
        }
    }

    private func take() -> [String] {
        script.journal.take().filter { !$0.hasPrefix("containerView") }
    }

    private func present() -> JournalViewController {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        _ = take()
        return presented
    }

    private func beginDismissing() {
        script.interactor = interactor
        phone.root.dismiss(animated: true)
        #expect(take() == ["delegate.animationController(forDismissed)"])
        MainLoop.current.turn()
    }

    @Test("A cancelled interactive dismissal calls in this order, with a plain animator (L3)")
    func plain() {
        let presented = present()
        script.animate = { [script] context in
            script.journal.note("animator.animateTransition")
            guard let view = context.view(forKey: .from) else { return }
            UIView.animate(withDuration: 0.25) {
                view.frame = script.frame.offsetBy(dx: 0, dy: 400)
            } completion: { _ in
                script.journal.note("animator.completion")
                if context.transitionWasCancelled { view.frame = script.frame }
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        beginDismissing()
        #expect(
            take() == [
                "dismissalTransitionWillBegin",
                "presented.viewWillDisappear(true)",
                "interactor.startInteractiveTransition",
                "animator.animateTransition",
                "alongside animation",
            ])
        expectCancellation(of: presented, animatorEntry: "animator.completion")
    }

    @Test("A cancelled interactive dismissal calls in this order, with an animator that vends another (L3)")
    func interruptible() {
        script.isInterruptible = true
        let presented = present()
        beginDismissing()
        #expect(
            take() == [
                "dismissalTransitionWillBegin",
                "presented.viewWillDisappear(true)",
                "interactor.startInteractiveTransition",
                "alongside animation",
            ])
        expectCancellation(of: presented, animatorEntry: "animator.completion(start)")
    }

    /// From the middle of the way back to the beginning.
    private func expectCancellation(of presented: UIViewController, animatorEntry: String) {
        interactor.update(0.5)
        #expect(take() == [])
        interactor.cancel()
        #expect(
            take() == [
                "interactor.cancel",
                "interaction(interactive: false, cancelled: true)",
                "presented.viewWillAppear(true)",
            ])
        MainLoop.current.advance(by: 0.1249)
        #expect(take() == [])
        MainLoop.current.advance(by: 0.0002)
        #expect(
            take() == [
                animatorEntry,
                "dismissalTransitionDidEnd(false)",
                "presented.viewDidAppear(true)",
                "alongside completion(cancelled: true)",
                "animationEnded(false)",
            ])
        #expect(phone.root.presentedViewController === presented)
        #expect(presented.view.window === phone.window)
        #expect(presented.view.frame == script.frame)
        #expect(phone.root.transitionCoordinator == nil)
    }
}

/// Records the calls, and passes them on as subclasses have to.
private final class JournalInteractor: UIPercentDrivenInteractiveTransition {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        journal.note("interactor.startInteractiveTransition")
        super.startInteractiveTransition(transitionContext)
    }

    override func finish() {
        journal.note("interactor.finish")
        super.finish()
    }

    override func cancel() {
        journal.note("interactor.cancel")
        super.cancel()
    }
}
