import Testing
import UIKit

@testable import TestSupport

@MainActor
struct TransitionEndTests {
    private let phone = Phone()
    private let script = Script()

    private func present(animated: Bool = true) -> UIViewController {
        let presented = script.makePresented()
        phone.root.present(presented, animated: animated)
        MainLoop.current.settle()
        _ = script.journal.take()
        return presented
    }

    @Test("Without completeTransition a transition never ends (C34)")
    func neverCompleted() {
        script.animate = { context in
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
        }
        let presented = script.makePresented()
        phone.root.present(presented, animated: true) { [script] in script.journal.note("completion") }
        MainLoop.current.advance(by: 60)
        let entries = script.journal.take()
        #expect(!entries.contains("completion"))
        #expect(!entries.contains("presented.viewDidAppear(true)"))
        #expect(presented.isBeingPresented)
        #expect(script.controller?.containerView?.window === phone.window)
        script.context?.completeTransition(true)
        #expect(script.journal.take().contains("completion"))
        #expect(!presented.isBeingPresented)
    }

    @Test("completeTransition does the end work inside its call, the completion before the alongside ones (C35, C36)")
    func endOfPresentation() {
        script.animate = { context in
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
        }
        script.onWillBegin = { [script] controller in
            controller.presentedViewController.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                script.journal.note("alongside completion")
            }
        }
        phone.root.present(script.makePresented(), animated: true) { [script] in script.journal.note("completion") }
        MainLoop.current.turn()
        _ = script.journal.take()
        script.context?.completeTransition(true)
        let entries = script.journal.take()
        #expect(
            entries.filter { !$0.hasPrefix("presentation") } == [
                "presented.viewDidAppear(true)", "completion", "alongside completion", "animationEnded(true)",
            ])
        #expect(entries.contains("presentationTransitionDidEnd(true)"))
    }

    @Test("At the end of a dismissal the links and the container are gone before viewDidDisappear (C37, C61)")
    func endOfDismissal() {
        let presented = LinkNotingViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = script
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(presented.atDidDisappear == "presenting: false, window: false")
        #expect(phone.root.presentedViewController == nil)
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test(
        "The completion of a dismissal comes after viewDidDisappear, alongside completions and animationEnded follow (C37)"
    )
    func orderOfDismissalsEnd() {
        _ = present()
        script.onWillBegin = { [script] controller in
            controller.presentedViewController.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                script.journal.note("alongside completion")
            }
        }
        script.animate = { _ in }
        phone.root.dismiss(animated: true) { [script] in script.journal.note("completion") }
        MainLoop.current.turn()
        _ = script.journal.take()
        script.context?.completeTransition(true)
        let entries = script.journal.take()
        #expect(
            entries.filter { !$0.hasPrefix("dismissal") } == [
                "presented.viewDidDisappear(true)", "completion", "alongside completion", "animationEnded(true)",
            ])
        #expect(entries.contains("dismissalTransitionDidEnd(true)"))
    }

    @Test("The hooks get the argument of completeTransition (C38)", arguments: [true, false])
    func completedArgument(completed: Bool) {
        script.animate = { $0.completeTransition(completed) }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.settle()
        let entries = script.journal.take()
        #expect(entries.contains("presentationTransitionDidEnd(\(completed))"))
        #expect(entries.contains("animationEnded(\(completed))"))
    }

    @Test("Completing inside animateTransition is legal; alongside changes are made all the same (C40)")
    func completedAtOnce() {
        let dimming = UIView()
        dimming.alpha = 0
        script.onWillBegin = { controller in
            controller.containerView?.addSubview(dimming)
            controller.presentedViewController.transitionCoordinator?.animate { _ in dimming.alpha = 1 }
        }
        script.animate = { context in
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
            context.completeTransition(true)
        }
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(dimming.alpha == 1 as CGFloat)
        #expect(presented.view.window === phone.window)
        #expect(!presented.isBeingPresented)
    }

    @Test("The coordinator lives until the last completion has run (C41)")
    func coordinatorLifetime() {
        var alive: [Bool] = []
        script.onWillBegin = { controller in
            let presented = controller.presentedViewController
            presented.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                alive.append(presented.transitionCoordinator != nil)
            }
        }
        let presented = script.makePresented()
        phone.root.present(presented, animated: true) { alive.append(presented.transitionCoordinator != nil) }
        MainLoop.current.settle()
        #expect(alive == [true, true])
        #expect(presented.transitionCoordinator == nil)
        #expect(phone.root.transitionCoordinator == nil)
    }

    @Test(
        "Without animation the animator is used with isAnimated false, and every callback comes, unanimated (C43, C44)")
    func unanimated() {
        var isAnimated: [Bool] = []
        script.animate = { context in
            isAnimated.append(context.isAnimated)
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            context.completeTransition(true)
        }
        let presented = script.makePresented()
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        phone.root.dismiss(animated: false)
        MainLoop.current.settle()
        #expect(isAnimated == [false, false])
        let entries = script.journal.take()
        for expected in [
            "presentationTransitionWillBegin", "presented.viewWillAppear(false)", "presented.viewDidAppear(false)",
            "presentationTransitionDidEnd(true)", "dismissalTransitionWillBegin", "presented.viewWillDisappear(false)",
            "presented.viewDidDisappear(false)", "dismissalTransitionDidEnd(true)",
        ] {
            #expect(entries.filter { $0 == expected }.count == 1, "\(expected)")
        }
    }

    @Test("An unanimated dismissal is deferred too: right after the call the controller is still presented (C45)")
    func unanimatedIsDeferred() {
        let presented = present(animated: false)
        phone.root.dismiss(animated: false)
        #expect(phone.root.presentedViewController === presented)
        #expect(presented.view.window != nil)
        MainLoop.current.turn()
        #expect(phone.root.presentedViewController == nil)
        #expect(presented.view.window == nil)
    }

    @Test("Without animation an alongside block that was taken on is run, not animated (C46)")
    func unanimatedAlongside() {
        let dimming = UIView()
        dimming.alpha = 0
        var visible: Float?
        script.onWillBegin = { controller in
            controller.containerView?.addSubview(dimming)
            let isQueued = controller.presentedViewController.transitionCoordinator?.animate { _ in
                dimming.alpha = 1
                visible = dimming.layer.presentation()?.opacity
            }
            if isQueued != true { dimming.alpha = 1 }
        }
        phone.root.present(script.makePresented(), animated: false)
        MainLoop.current.settle()
        #expect(dimming.alpha == 1 as CGFloat)
        #expect(visible == 1)
    }

    @Test("A presentation that is completed with false takes view, container and links away, and its completion (C53)")
    func cancelledPresentation() {
        let dimming = UIView()
        script.onWillBegin = { $0.containerView?.addSubview(dimming) }
        script.animate = { context in
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
        }
        let presented = script.makePresented()
        phone.root.present(presented, animated: true) { [script] in script.journal.note("completion") }
        MainLoop.current.turn()
        script.context?.completeTransition(false)
        MainLoop.current.settle()
        #expect(!script.journal.take().contains("completion"))
        #expect(phone.root.presentedViewController == nil)
        #expect(presented.presentingViewController == nil)
        #expect(presented.view.superview == nil)
        #expect(dimming.window == nil)
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("Completing with false brings back the one that was leaving, without a cancelled interaction (C51, C52)")
    func completedWithFalse() {
        let presented = script.makePresented()
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        _ = script.journal.take()
        script.animate = { $0.completeTransition(false) }
        presented.dismiss(animated: true) { [script] in script.journal.note("completion") }
        MainLoop.current.settle()
        let calls = script.journal.take().filter { $0.hasPrefix("presented.view") || $0 == "completion" }
        #expect(
            calls == [
                "presented.viewWillDisappear(true)", "presented.viewWillAppear(true)", "presented.viewDidAppear(true)",
            ])
        #expect(presented.presentingViewController === phone.root)
    }

    @Test(
        "A transition ends although a window is released while it looks for one (C36, C81)",
        arguments: [0, 1])
    func fleetingWindow(first: Int) {
        let (root, view) = (UIViewController(), FleetingView())
        root.view = view
        let phone = Phone(root: root)
        phone.root.present(script.makePresented(), animated: false)
        MainLoop.current.settle()
        script.animate = { _ in }
        root.dismiss(animated: true)
        MainLoop.current.turn()
        _ = script.journal.take()
        view.looks = first
        script.context?.completeTransition(true)
        view.looks = nil
        #expect(script.journal.take().contains("presented.viewDidDisappear(true)"))
        #expect(root.presentedViewController == nil)
    }
}

private final class LinkNotingViewController: UIViewController {
    private(set) var atDidDisappear = ""

    override func viewDidDisappear(_ animated: Bool) {
        atDidDisappear = "presenting: \(presentingViewController != nil), window: \(view.window != nil)"
    }
}

/// Returns its window only every other time, like a view whose window another thread releases in between.
private final class FleetingView: UIView {
    /// The number of queries so far; `nil` while it behaves like any view.
    var looks: Int?

    override var window: UIWindow? {
        guard let before = looks else { return super.window }
        looks = before + 1
        return before.isMultiple(of: 2) ? super.window : nil
    }
}
