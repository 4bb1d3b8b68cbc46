import Testing
import UIKit

@testable import TestSupport

@MainActor
struct TransitionStartTests {
    private let phone = Phone()
    private let script = Script()

    @Test("The container covers the window, lies above the presenter's view and is there when the hook is called (C16)")
    func container() throws {
        var inHook: UIView?
        script.onWillBegin = { inHook = $0.containerView }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        let container = try #require(inHook)
        #expect(phone.window.subviews == [phone.root.view, container])
        #expect(container.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(container.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test("The controller hears about the unchanged preferred content size once before the hook (C17)")
    func preferredContentSize() {
        let presented = script.makePresented()
        presented.preferredContentSize = CGSize(width: 300, height: 200)
        phone.root.present(presented, animated: true)
        #expect(script.journal.take() == ["presented.viewDidLoad"])
        MainLoop.current.turn()
        #expect(
            script.journal.take().prefix(2) == [
                "preferredContentSizeDidChange(200.0)", "presentationTransitionWillBegin",
            ])
    }

    @Test("In the hook the presented view is not in the container: what is added there ends up below it (C18)")
    func hookComesBeforeTheView() {
        let dimming = UIView()
        var viewsInHook: [UIView]?
        script.onWillBegin = {
            viewsInHook = $0.containerView?.subviews
            $0.containerView?.addSubview(dimming)
        }
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(viewsInHook == [])
        let view: UIView = presented.view
        #expect(script.controller?.containerView?.subviews == [dimming, view])
    }

    @Test("In the hooks both controllers have the coordinator (C19)")
    func coordinatorInHooks() {
        var coordinators: [Bool] = []
        script.onWillBegin = {
            coordinators.append($0.presentedViewController.transitionCoordinator != nil)
            coordinators.append($0.presentingViewController.transitionCoordinator != nil)
        }
        phone.root.present(script.makePresented(), animated: true)
        #expect(phone.root.transitionCoordinator == nil)
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(coordinators == [true, true, true, true])
    }

    @Test("viewWillAppear has a coordinator but no window and no safe area (C19, C21)")
    func viewWillAppear() {
        let presented = ObservingViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = script
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(presented.atWillAppear == "window: false, insets: 0.0 0.0, coordinator: true, presented: true")
    }

    @Test(
        "viewIsAppearing comes once, with window, size and safe area, before the view's subviews are laid out (C26, C27)"
    )
    func viewIsAppearing() {
        let presented = ObservingViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = script
        script.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        script.animate = { context in
            guard let view = context.view(forKey: .to) else { return }
            view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
            context.containerView.addSubview(view)
        }
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(presented.atIsAppearing == ["window: true, insets: 59.0 34.0, size: 393.0×852.0, label: 0.0"])
        #expect(presented.label.frame.width == 393 as CGFloat)
    }

    @Test("An animator that lays out the container has viewIsAppearing and the layout callbacks at that moment (C26)")
    func layoutInAnimator() {
        script.animate = { [script] context in
            guard let view = context.view(forKey: .to) else { return }
            view.frame = CGRect(x: 0, y: 452, width: 393, height: 400)
            context.containerView.addSubview(view)
            script.journal.note("before")
            context.containerView.layoutIfNeeded()
            script.journal.note("after")
        }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        let entries = script.journal.take()
        let between = entries.drop { $0 != "before" }.prefix { $0 != "after" }
        #expect(between.contains("presented.viewIsAppearing(true)"))
        #expect(entries.filter { $0 == "presented.viewIsAppearing(true)" }.count == 1)
    }

    @Test("The duration is asked before the animation, with the context, and coordinators tell it in the hook (C23)")
    func duration() {
        script.duration = 0.75
        var told: TimeInterval?
        script.onWillBegin = { told = $0.presentedViewController.transitionCoordinator?.transitionDuration }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        #expect(told == 0.75)
    }

    @Test("An interactive transition starts through its interactor instead of the animator (C24)")
    func interactor() {
        let delegate = InteractiveDelegate()
        let presented = UIViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(delegate.journal.take() == ["startInteractiveTransition(isInteractive: true)"])
    }

    @Test("A presenter that stays in the window hears nothing, in or out (C28)", arguments: [false, true])
    func silentPresenter(animated: Bool) {
        let journal = Journal()
        let phone = Phone(root: JournalViewController("presenter", journal))
        _ = journal.take()
        phone.root.present(script.makePresented(), animated: animated)
        MainLoop.current.settle()
        phone.root.dismiss(animated: animated)
        MainLoop.current.settle()
        #expect(journal.take() == [])
        #expect(phone.root.view.window === phone.window)
    }

    @Test("The flags hold from the will-call to the did-call, and are down in the completion (C33)")
    func flags() {
        let presented = ObservingViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = script
        var inCompletion: [Bool] = []
        phone.root.present(presented, animated: true) { inCompletion.append(presented.isBeingPresented) }
        MainLoop.current.settle()
        phone.root.dismiss(animated: true) { inCompletion.append(presented.isBeingDismissed) }
        MainLoop.current.settle()
        #expect(presented.flags == ["willAppear: p", "didAppear: p", "willDisappear: d", "didDisappear: d"])
        #expect(inCompletion == [false, false])
    }
}

private final class ObservingViewController: UIViewController {
    let label = UIView()
    private(set) var atWillAppear = ""
    private(set) var atIsAppearing: [String] = []
    private(set) var flags: [String] = []

    private func noteFlags(_ moment: String) {
        flags.append("\(moment): \(isBeingPresented ? "p" : "")\(isBeingDismissed ? "d" : "")")
    }

    override func viewDidLoad() { view.addSubview(label) }

    override func viewWillAppear(_ animated: Bool) {
        let insets = view.safeAreaInsets
        atWillAppear =
            "window: \(view.window != nil), insets: \(insets.top) \(insets.bottom), "
            + "coordinator: \(transitionCoordinator != nil), presented: \(isBeingPresented)"
        noteFlags("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        let insets = view.safeAreaInsets
        atIsAppearing.append(
            "window: \(view.window != nil), insets: \(insets.top) \(insets.bottom), "
                + "size: \(view.bounds.width)×\(view.bounds.height), label: \(label.frame.width)")
    }

    override func viewDidLayoutSubviews() { label.frame = view.bounds }
    override func viewDidAppear(_ animated: Bool) { noteFlags("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { noteFlags("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { noteFlags("didDisappear") }
}

private final class InteractiveDelegate: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
    let journal = Journal()

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        journal.note("animateTransition")
    }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        journal.note("startInteractiveTransition(isInteractive: \(context.isInteractive))")
    }
}
