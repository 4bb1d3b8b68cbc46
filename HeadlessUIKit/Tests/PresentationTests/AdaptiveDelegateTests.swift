import Testing
import UIKit

@testable import TestSupport

/// UIKit's own calls of a presentation controller's delegate.
@MainActor
struct AdaptiveDelegateTests {
    private let phone = Phone()
    private let script = Script()
    private let delegate: NotingDelegate

    init() {
        delegate = NotingDelegate(script.journal)
    }

    private func makePresented() -> UIViewController {
        let presented = script.makePresented()
        presented.presentationController?.delegate = delegate
        return presented
    }

    private func told() -> [String] { script.journal.take().filter { $0.hasPrefix("told") } }

    @Test("A presentation in its own style is announced once, as none, before it begins, with its coordinator (Q7)")
    func announced() {
        phone.root.present(makePresented(), animated: true)
        #expect(told() == [])
        MainLoop.current.turn()
        let entries = script.journal.take()
        let start = entries.drop { !$0.hasPrefix("told") }
        #expect(start.first == "told: willPresent(-1), with the coordinator: true")
        #expect(start.contains("presentationTransitionWillBegin"))
        #expect(start.contains("presented.viewWillAppear(true)"))
        MainLoop.current.settle()
        #expect(told() == [])
    }

    @Test(
        "A dismissal by the app tells the delegate nothing, from above or from inside, animated or not (Q4, Q5)",
        arguments: [true, false], [true, false])
    func programmaticDismissal(animated: Bool, fromInside: Bool) {
        let presented = makePresented()
        phone.root.present(presented, animated: animated)
        MainLoop.current.settle()
        _ = told()
        (fromInside ? presented : phone.root).dismiss(animated: animated)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(told() == [])
    }

    @Test("Nor does the end of a stack that is dismissed from below (Q4)")
    func dismissedStack() {
        let lower = makePresented()
        phone.root.present(lower, animated: false)
        MainLoop.current.settle()
        lower.present(Script().makePresented("upper"), animated: false)
        MainLoop.current.settle()
        _ = told()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(told() == [])
    }

    @Test("The app can dismiss content that is modal in its presentation (Q4)")
    func modalInPresentation() {
        let presented = makePresented()
        presented.isModalInPresentation = true
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        _ = told()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(told() == [])
    }
}

private final class NotingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        let coordinator = presentationController.presentedViewController.transitionCoordinator
        let isIts = transitionCoordinator != nil && transitionCoordinator === coordinator
        journal.note("told: willPresent(\(style.rawValue)), with the coordinator: \(isIts)")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        journal.note("told: shouldDismiss")
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        journal.note("told: willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        journal.note("told: didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        journal.note("told: didAttemptToDismiss")
    }
}
