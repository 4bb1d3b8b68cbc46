import Testing
import UIKit

@testable import TestSupport

/// Interactors of an app that move everything themselves and report to the context.
@MainActor
struct OwnInteractorTests {
    private let phone = Phone()
    private let script = Script()

    private func beginDismissing(_ interactor: SlideInteractor) -> JournalViewController {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        script.interactor = interactor
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        _ = script.journal.take()
        return presented
    }

    @Test("The coordinator knows what the interactor reports to the context, which moves nothing itself (B12)")
    func reports() {
        let interactor = SlideInteractor()
        let presented = beginDismissing(interactor)
        let coordinator = phone.root.transitionCoordinator
        #expect(coordinator?.isInteractive == true)
        interactor.context?.updateInteractiveTransition(0.4)
        #expect(coordinator?.percentComplete == 0.4)
        #expect(presented.view.frame.minY == 452)
        interactor.move(to: 0.5)
        #expect(coordinator?.percentComplete == 0.5)
        #expect(presented.view.frame.minY == 652)
        interactor.end(finishes: true)
        #expect(coordinator?.isInteractive == false)
        #expect(coordinator?.isCancelled == false)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(script.journal.take().suffix(1) == ["animationEnded(true)"])
    }

    @Test("A cancelled one calls handlers first, then the controllers, and ends when it says so (B12, C49, C52)")
    func cancelled() {
        let interactor = SlideInteractor()
        let presented = beginDismissing(interactor)
        phone.root.transitionCoordinator?.notifyWhenInteractionChanges { [script] in
            script.journal.note("interaction(interactive: \($0.isInteractive), cancelled: \($0.isCancelled))")
        }
        interactor.move(to: 0.25)
        interactor.end(finishes: false)
        #expect(
            script.journal.take().filter { !$0.hasPrefix("container") } == [
                "interaction(interactive: false, cancelled: true)", "presented.viewWillAppear(true)",
            ])
        MainLoop.current.settle()
        let entries = script.journal.take()
        #expect(entries.contains("dismissalTransitionDidEnd(false)"))
        #expect(entries.contains("presented.viewDidAppear(true)"))
        #expect(entries.last == "animationEnded(false)")
        #expect(phone.root.presentedViewController === presented)
        #expect(presented.view.frame == script.frame)
    }

    @Test("Outside of an interaction nothing can be cancelled, finished or updated (C48)")
    func notInteractive() {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.advance(by: 0.125)
        var changes = 0
        phone.root.transitionCoordinator?.notifyWhenInteractionChanges { _ in changes += 1 }
        script.context?.updateInteractiveTransition(0.9)
        script.context?.cancelInteractiveTransition()
        script.context?.finishInteractiveTransition()
        #expect(script.context?.transitionWasCancelled == false)
        #expect(phone.root.transitionCoordinator?.percentComplete == 0)
        #expect(changes == 0)
        MainLoop.current.settle()
        #expect(!presented.isBeingPresented)
        #expect(phone.root.presentedViewController === presented)
    }

    @Test("Of a first end alone those hear that asked for it, in the way of before iOS 10 (C49, C72)")
    func interactionEnds() {
        let interactor = UIPercentDrivenInteractiveTransition()
        script.isInterruptible = true
        script.interactor = interactor
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        var ends: [Bool] = []
        phone.root.transitionCoordinator?.notifyWhenInteractionEnds { ends.append($0.isCancelled) }
        _ = script.journal.take()
        interactor.update(0.5)
        #expect(ends == [])
        interactor.cancel()
        interactor.pause()
        interactor.finish()
        #expect(ends == [true])
        MainLoop.current.settle()
        #expect(ends == [true])
    }

    @Test("The coordinator has the interactor's speed and curve; without one they are 1 and ease-in-out (C71)")
    func completionFacts() {
        let interactor = SlideInteractor()
        _ = beginDismissing(interactor)
        var velocity: CGFloat?
        var curve: UIView.AnimationCurve?
        phone.root.transitionCoordinator?.notifyWhenInteractionChanges {
            velocity = $0.completionVelocity
            curve = $0.completionCurve
        }
        interactor.completionSpeed = 2.5
        interactor.completionCurve = .easeOut
        interactor.end(finishes: true)
        #expect(velocity == 2.5)
        #expect(curve == .easeOut)
        MainLoop.current.settle()

        script.interactor = nil
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        #expect(phone.root.transitionCoordinator?.completionVelocity == 1)
        #expect(phone.root.transitionCoordinator?.completionCurve == .easeInOut)
        MainLoop.current.settle()
    }

    @Test("So it does for a percent-driven one, whose percentage stays what it was when the finger lifted (C71)")
    func percentDrivenFacts() {
        let interactor = UIPercentDrivenInteractiveTransition()
        script.interactor = interactor
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        interactor.completionSpeed = 0.5
        interactor.completionCurve = .linear
        interactor.update(0.4)
        var told: [CGFloat] = []
        phone.root.transitionCoordinator?.notifyWhenInteractionChanges {
            told = [$0.percentComplete, $0.completionVelocity, CGFloat($0.transitionDuration)]
        }
        interactor.finish()
        #expect(told == [0.4, 0.5, 0.25])
        #expect(phone.root.transitionCoordinator?.completionCurve == .linear)
        #expect(phone.root.transitionCoordinator?.initiallyInteractive == true)
        #expect(phone.root.transitionCoordinator?.isInterruptible == false)
        MainLoop.current.settle()
    }
}

/// Moves the presented view by hand, and animates the rest without an interaction.
private final class SlideInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    var completionSpeed: CGFloat = 1
    var completionCurve: UIView.AnimationCurve = .easeInOut
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private var view: UIView?
    private var start = CGRect.zero

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        view = transitionContext.view(forKey: .from)
        start = view?.frame ?? .zero
    }

    func move(to share: CGFloat) {
        view?.frame = start.offsetBy(dx: 0, dy: 400 * share)
        context?.updateInteractiveTransition(share)
    }

    func end(finishes: Bool) {
        if finishes { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
        UIView.animate(withDuration: 0.25) { [view, start] in
            view?.frame = start.offsetBy(dx: 0, dy: finishes ? 400 : 0)
        } completion: { [context] _ in
            context?.completeTransition(finishes)
        }
    }
}
