import Testing
import UIKit

@testable import TestSupport

/// The order of calls in one turn, from the request to the first frame.
@MainActor
struct TransitionCallStackTests {
    private let phone = Phone()
    private let script = Script()

    private func note(_ entry: String) { script.journal.note(entry) }

    private func makePresented() -> StepsViewController {
        let presented = StepsViewController(script.journal)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = script
        return presented
    }

    @Test("From the hook to the alongside blocks is one call stack: nothing that is queued comes in between (C25)")
    func oneCallStack() {
        let queue = { [script] (origin: String) in
            MainLoop.current.perform { script.journal.note("queued in \(origin)") }
            MainLoop.current.performAfterCommit { script.journal.note("after commit, from \(origin)") }
            MainLoop.current.schedule(after: 0) { script.journal.note("timer from \(origin)") }
        }
        script.onWillBegin = { [script] controller in
            queue("hook")
            controller.containerView?.setNeedsLayout()
            controller.presentedViewController.transitionCoordinator?.animate { _ in
                script.journal.note("alongside")
                queue("alongside")
            }
        }
        let presented = makePresented()
        presented.onWillAppear = { _ in queue("viewWillAppear") }
        script.animate = { [script] context in
            script.journal.note("animateTransition")
            queue("animateTransition")
            context.view(forKey: .to).map(context.containerView.addSubview)
        }
        phone.root.present(presented, animated: true)
        queue("caller")
        MainLoop.current.advance(by: 0)
        let entries = script.journal.take()
        #expect(
            Array(entries.prefix(13)) == [
                "queued in caller",
                "preferredContentSizeDidChange(0.0)", "presentationTransitionWillBegin", "viewWillAppear",
                "animateTransition", "alongside",
                "after commit, from caller",
                "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews",
                "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
                "queued in hook",
            ])
        #expect(entries.filter { $0.hasPrefix("timer") }.count == 5)
    }

    @Test("viewIsAppearing is too late for alongside animations: the block is refused, its completion comes (C20)")
    func tooLateInIsAppearing() {
        let presented = makePresented()
        var isQueued: Bool?
        var hasRun = false
        var hasCompleted = false
        presented.onIsAppearing = { controller in
            isQueued = controller.transitionCoordinator?.animate { _ in
                hasRun = true
            } completion: { _ in
                hasCompleted = true
            }
        }
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(isQueued == false)
        MainLoop.current.settle()
        #expect(!hasRun)
        #expect(hasCompleted)
    }

    @Test("In viewWillAppear it is early enough (C20)")
    func earlyEnoughInWillAppear() {
        let presented = makePresented()
        var isQueued: Bool?
        var hasRun = false
        presented.onWillAppear = { controller in
            isQueued = controller.transitionCoordinator?.animate { _ in hasRun = true }
        }
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(isQueued == true)
        #expect(hasRun)
        MainLoop.current.settle()
    }

    @Test("transitionDuration comes before animateTransition, with the context, for both halves (C23)")
    func duration() {
        let asked = DurationNotingDelegate()
        let presented = UIViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = asked
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(asked.journal.take() == ["duration of the presentation", "animateTransition"])
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(asked.journal.take() == ["duration of the dismissal", "animateTransition"])
    }

    @Test("After animateTransition viewIsAppearing comes once, then the view's layout, without a request (C26)")
    func appearingThenLayout() {
        phone.root.present(makePresented(), animated: true)
        MainLoop.current.turn()
        let entries = script.journal.take().filter { $0.hasPrefix("view") }
        #expect(
            Array(entries.prefix(4)) == [
                "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
            ])
        MainLoop.current.settle()
        #expect(!script.journal.take().contains("viewIsAppearing"))
    }

    @Test("Without animation viewDidAppear does not wait for a layout of the view (C47)")
    func didAppearBeforeLayout() {
        phone.root.present(makePresented(), animated: false)
        MainLoop.current.settle()
        let entries = script.journal.take().filter { $0.hasPrefix("view") }
        #expect(Array(entries.prefix(3)) == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(entries.contains("viewDidLayoutSubviews"))
    }
}

/// Records every step of its view's life cycle, and lets a test act in two of them.
private final class StepsViewController: UIViewController {
    private let journal: Journal
    var onWillAppear: (UIViewController) -> Void = { _ in }
    var onIsAppearing: (UIViewController) -> Void = { _ in }

    init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func viewWillAppear(_ animated: Bool) {
        journal.note("viewWillAppear")
        onWillAppear(self)
    }

    override func viewIsAppearing(_ animated: Bool) {
        journal.note("viewIsAppearing")
        onIsAppearing(self)
    }

    override func viewDidAppear(_ animated: Bool) { journal.note("viewDidAppear") }
    override func viewWillLayoutSubviews() { journal.note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { journal.note("viewDidLayoutSubviews") }
}

private final class DurationNotingDelegate: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    let journal = Journal()

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        let isPresentation = context?.viewController(forKey: .to)?.isBeingPresented
        journal.note("duration of " + (isPresentation.map { $0 ? "the presentation" : "the dismissal" } ?? "nothing"))
        return 0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        journal.note("animateTransition")
        context.view(forKey: .to).map(context.containerView.addSubview)
        context.completeTransition(true)
    }
}
