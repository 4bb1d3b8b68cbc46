import Testing
import UIKit

@testable import TestSupport

/// The object that starts the animation, and the gap between the request and the start.
@MainActor
struct InteractionStartTests {
    private let phone = Phone()
    private let script = Script()

    init() {
        script.duration = 1
    }

    private func present() -> JournalViewController {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        _ = script.journal.take()
        return presented
    }

    private func minY(_ presented: UIViewController) -> CGFloat? { presented.view.layer.presentation()?.frame.minY }

    // MARK: The gap

    @Test("Calls before the transition starts have no effect, and the transition is stuck (T11)")
    func gap() {
        let presented = present()
        let interactor = UIPercentDrivenInteractiveTransition()
        script.interactor = interactor
        phone.root.dismiss(animated: true)
        interactor.update(0.5)
        interactor.finish()
        #expect(interactor.percentComplete == 0)
        MainLoop.current.advance(by: 60)
        #expect(phone.root.presentedViewController === presented)
        #expect(presented.isBeingDismissed)
        #expect(script.context?.isInteractive == true)
        expectClose(minY(presented), 452)
        var hasCompleted = false
        phone.root.dismiss(animated: true) { hasCompleted = true }
        MainLoop.current.advance(by: 60)
        #expect(!hasCompleted)
        #expect(phone.root.presentedViewController === presented)
        // Only the owner of the interactor can still end it.
        interactor.finish()
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("A guard that remembers how the gesture ended brings it to its end (T11)", arguments: [true, false])
    func guarded(finishes: Bool) {
        let presented = present()
        let interactor = GuardedInteractor()
        script.interactor = interactor
        phone.root.dismiss(animated: true)
        interactor.update(0.5)
        if finishes { interactor.finish() } else { interactor.cancel() }
        MainLoop.current.settle()
        #expect((phone.root.presentedViewController == nil) == finishes)
        #expect(!presented.isBeingDismissed)
        #expect(MainLoop.current.isAtRest)
    }

    @Test("A guard works for a vended animator, too (T11)", arguments: [true, false])
    func guardedInterruptible(finishes: Bool) {
        script.isInterruptible = true
        let presented = present()
        let dimming = UIView()
        script.onWillBegin = { controller in
            controller.containerView?.addSubview(dimming)
            controller.presentedViewController.transitionCoordinator?.animate { _ in dimming.alpha = 0 }
        }
        let interactor = GuardedInteractor()
        script.interactor = interactor
        phone.root.dismiss(animated: true)
        if finishes { interactor.finish() } else { interactor.cancel() }
        MainLoop.current.settle()
        #expect((phone.root.presentedViewController == nil) == finishes)
        #expect(!presented.isBeingDismissed)
    }

    // MARK: Start

    @Test("An interactor is started instead of the animator, and calls that one if it wants it (C24)")
    func instead() {
        let interactor = OwnInteractor(wantsInteractiveStart: true)
        script.interactor = interactor
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.advance(by: 5)
        #expect(interactor.starts == [true])
        #expect(script.context == nil)
        #expect(presented.view.window == nil)
        interactor.context?.finishInteractiveTransition()
        interactor.context?.completeTransition(true)
        #expect(script.journal.take().contains("presented.viewDidAppear(true)"))
    }

    @Test("Also an interactor that does not want to start interactively is started, outside of an interaction (T5)")
    func notInteractively() {
        let interactor = OwnInteractor(wantsInteractiveStart: false)
        script.interactor = interactor
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        #expect(interactor.starts == [false])
        #expect(phone.root.transitionCoordinator?.initiallyInteractive == false)
        #expect(script.context == nil)
        interactor.context?.completeTransition(true)
    }

    @Test("Percent-driven without an interactive start calls a plain animator, which cannot be paused (T5)")
    func plainWithoutStart() {
        let interactor = UIPercentDrivenInteractiveTransition()
        #expect(interactor.wantsInteractiveStart)
        interactor.wantsInteractiveStart = false
        script.interactor = interactor
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.advance(by: 0.5)
        expectClose(minY(presented), 652)
        interactor.pause()
        #expect(script.context?.isInteractive == false)
        MainLoop.current.advance(by: 0.25)
        expectClose(minY(presented), 552)
        MainLoop.current.advance(by: 0.25)
        #expect(!presented.isBeingPresented)
    }

    @Test("Without animation the animator is called at once, whatever interactor was given (C43)")
    func unanimated() {
        let interactor = OwnInteractor(wantsInteractiveStart: true)
        script.interactor = interactor
        let presented = script.makePresented()
        phone.root.present(presented, animated: false)
        MainLoop.current.turn()
        #expect(interactor.starts == [])
        #expect(presented.view.frame == script.frame)
        #expect(!presented.isBeingPresented)
    }

    @Test("An animator that completes at once ends an interactive start, too (C40)")
    func completesAtOnce() {
        let interactor = UIPercentDrivenInteractiveTransition()
        script.interactor = interactor
        script.animate = { context in
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            context.completeTransition(true)
        }
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(!presented.isBeingPresented)
        interactor.update(0.5)
        interactor.cancel()
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController === presented)
        #expect(script.controller?.containerView?.layer.speed == 1)
        #expect(script.controller?.containerView?.layer.timeOffset == 0)
    }

    @Test("One object can be the animator and its percent-driven interactor (T6)")
    func both() {
        let delegate = OneForAll()
        let presented = UIViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        delegate.update(0.5)
        #expect(presented.view.layer.presentation()?.opacity == 0.5)
        delegate.finish()
        MainLoop.current.settle()
        #expect(!presented.isBeingPresented)
        #expect(phone.root.presentedViewController === presented)
    }

    @Test("The transition is interactive from the hooks on (C71)")
    func interactiveInHooks() {
        var facts: [Bool?] = []
        script.onWillBegin = { controller in
            let coordinator = controller.presentedViewController.transitionCoordinator
            facts += [coordinator?.isInteractive, coordinator?.initiallyInteractive]
        }
        let interactor = UIPercentDrivenInteractiveTransition()
        script.interactor = interactor
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        #expect(facts == [true, true])
        interactor.finish()
        MainLoop.current.settle()
    }

    @Test("Percent-driven traps on a context that is not UIKit's own")
    func foreignContext() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIPercentDrivenInteractiveTransition().startInteractiveTransition(ForeignContext())
            }
        }
    }
}

private final class OneForAll: UIPercentDrivenInteractiveTransition, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    private var animator: UIViewPropertyAnimator?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let view = context.view(forKey: .to)
        view.map { context.containerView.addSubview($0) }
        view?.alpha = 0
        let made = UIViewPropertyAnimator(duration: 0.25, curve: .linear) { view?.alpha = 1 }
        made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// Only records calls.
private final class OwnInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    let wantsInteractiveStart: Bool
    private(set) var starts: [Bool] = []
    private(set) var context: (any UIViewControllerContextTransitioning)?

    init(wantsInteractiveStart: Bool) {
        self.wantsInteractiveStart = wantsInteractiveStart
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        starts.append(transitionContext.isInteractive)
    }
}

private final class ForeignContext: NSObject, UIViewControllerContextTransitioning {
    let containerView = UIView()
    let isAnimated = true
    let isInteractive = true
    let transitionWasCancelled = false
    let presentationStyle = UIModalPresentationStyle.custom
    let targetTransform = CGAffineTransform.identity
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) {}
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func initialFrame(for vc: UIViewController) -> CGRect { .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
