import Testing
import UIKit

@testable import TestSupport

/// The duties of animators, interactors and presentation controllers towards the context.
@MainActor
struct ContextDutiesTests {
    private let phone = Phone()
    private let script = Script()

    @Test("The built-in animation ends with each view at its final frame, or out of the window if that is zero (B7)")
    func finalFrames() {
        let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
        script.suppliesAnimator = false
        for (removes, frame) in [(false, CGRect(x: 0, y: 452, width: 393, height: 400)), (true, screen)] {
            script.removesPresenter = removes
            let presented = script.makePresented()
            phone.root.present(presented, animated: true)
            MainLoop.current.settle()
            #expect(presented.view.frame == frame, "removes: \(removes)")
            #expect((phone.root.view.window == nil) == removes)
            #expect(phone.root.view.frame == screen)
            phone.root.dismiss(animated: true)
            MainLoop.current.settle()
            #expect(phone.root.view.frame == screen)
            #expect(phone.root.view.window === phone.window)
            #expect(presented.view.window == nil)
        }
    }

    @Test("It is the animator's duty: UIKit does not move a view that was left elsewhere (B7)")
    func animatorsDuty() {
        script.animate = { context in
            guard let view = context.view(forKey: .to) else { return }
            view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            context.containerView.addSubview(view)
            context.completeTransition(true)
        }
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(presented.view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("presentedView is fetched after the hook that builds it, and is the context's view for both halves (B9)")
    func presentedView() throws {
        let presented = JournalViewController("presented", script.journal)
        presented.modalPresentationStyle = .custom
        let delegate = WrappingDelegate(script.journal)
        presented.transitioningDelegate = delegate
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        let entries = script.journal.take()
        let hook = try #require(entries.firstIndex(of: "wrapper built"))
        let firstRead = try #require(entries.firstIndex(of: "presentedView"))
        #expect(hook < firstRead)
        let wrapper = try #require(presented.view.superview)
        #expect(delegate.views == [wrapper])
        #expect(wrapper.superview === presented.presentationController?.containerView)
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(delegate.views == [wrapper, wrapper])
        #expect(wrapper.superview == nil)
        #expect(script.journal.take().filter { $0 == "wrapper built" } == [])
    }

    @Test("An interactive transition follows the updates of its interactor, and waits for them (B12)")
    func interactor() {
        let delegate = ManualInteraction()
        let presented = UIViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        let coordinator = phone.root.transitionCoordinator
        var changes: [String] = []
        coordinator?.notifyWhenInteractionChanges {
            changes.append("interactive: \($0.isInteractive), cancelled: \($0.isCancelled)")
        }
        delegate.context?.updateInteractiveTransition(0.4)
        #expect(coordinator?.percentComplete == 0.4)
        MainLoop.current.advance(by: 60)
        #expect(coordinator?.isInteractive == true)
        #expect(presented.isBeingPresented)
        #expect(changes == [])
        delegate.context?.finishInteractiveTransition()
        #expect(changes == ["interactive: false, cancelled: false"])
        #expect(presented.isBeingPresented)
        delegate.context?.completeTransition(true)
        #expect(!presented.isBeingPresented)
        #expect(presented.view.window === phone.window)
    }

    @Test("Cancelling through the context turns an interactive transition round (B12)")
    func cancellingInteractor() {
        let delegate = ManualInteraction()
        let presented = JournalViewController("presented", script.journal)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        _ = script.journal.take()
        delegate.context?.cancelInteractiveTransition()
        #expect(delegate.context?.transitionWasCancelled == true)
        #expect(script.journal.take() == ["presented.viewWillDisappear(true)"])
        delegate.context?.completeTransition(false)
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("Each transition has a context of its own; calls of the old one have no effect (B13)")
    func contextOfOneTransition() throws {
        script.isInterruptible = true
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        let old = try #require(script.context)
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.advance(by: 0.125)
        let new = try #require(script.context)
        #expect(old !== new)
        _ = script.journal.take()
        old.pauseInteractiveTransition()
        old.updateInteractiveTransition(0.9)
        old.cancelInteractiveTransition()
        old.finishInteractiveTransition()
        #expect(!new.isInteractive)
        #expect(!new.transitionWasCancelled)
        #expect(!old.transitionWasCancelled)
        #expect(phone.root.transitionCoordinator?.percentComplete == 0)
        #expect(script.journal.take() == [])
        MainLoop.current.advance(by: 0.125)
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("A transition that is completed while it is interactive hears no more of its interaction (B13)")
    func completedWhileInteractive() {
        let delegate = ManualInteraction()
        let presented = JournalViewController("presented", script.journal)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        let context = delegate.context
        context?.completeTransition(true)
        _ = script.journal.take()
        context?.cancelInteractiveTransition()
        #expect(script.journal.take() == [])
        #expect(context?.transitionWasCancelled == false)
        #expect(phone.root.presentedViewController === presented)
    }
}

/// Builds its wrapper when the presentation begins, and only returns it afterwards.
private final class WrappingController: UIPresentationController {
    private let journal: Journal
    private var wrapper: UIView?

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ journal: Journal) {
        self.journal = journal
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var presentedView: UIView? {
        journal.note("presentedView")
        return wrapper
    }

    override func presentationTransitionWillBegin() {
        journal.note("wrapper built")
        let made = UIView(frame: CGRect(x: 0, y: 452, width: 393, height: 400))
        presentedViewController.view.frame = made.bounds
        made.addSubview(presentedViewController.view)
        wrapper = made
    }
}

private final class WrappingDelegate: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    private let journal: Journal
    private(set) var views: [UIView?] = []

    init(_ journal: Journal) {
        self.journal = journal
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { WrappingController(presented, presenting, journal) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        views.append(view)
        if context.view(forKey: .to) != nil { view.map(context.containerView.addSubview) }
        context.completeTransition(true)
    }
}

/// An interactor that does nothing itself: the test calls the context.
private final class ManualInteraction: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
        context.view(forKey: .to).map(context.containerView.addSubview)
    }

    func animationEnded(_ transitionCompleted: Bool) { context = nil }
}
