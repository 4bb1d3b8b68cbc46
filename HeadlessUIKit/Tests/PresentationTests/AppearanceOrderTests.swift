import Testing
import UIKit

@testable import TestSupport

/// The order of the appearance calls of a modal transition, and forwarding them by hand.
@MainActor
struct AppearanceOrderTests {
    private let journal = Journal()

    private func makePhone() -> Phone {
        let phone = Phone(root: JournalViewController("presenter", journal))
        _ = journal.take()
        return phone
    }

    private func didCalls() -> [String] {
        journal.take().filter { $0.contains(".viewDid") && !$0.contains("Load") }
    }

    @Test("The did-calls of a modal transition go to who has come first, to who has gone last, in and out (C31)")
    func didCallsOfModal() {
        let phone = makePhone()
        let presented = JournalViewController("presented", journal)
        presented.modalPresentationStyle = .fullScreen
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(didCalls() == ["presented.viewDidAppear(true)", "presenter.viewDidDisappear(true)"])
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(didCalls() == ["presenter.viewDidAppear(true)", "presented.viewDidDisappear(true)"])
    }

    @Test(
        "Appearance calls that the hooks pass on to the presenter are balanced, whichever half is animated (C32)",
        arguments: [true, false], [true, false])
    func passedOnInHooks(presentsAnimated: Bool, dismissesAnimated: Bool) {
        let phone = makePhone()
        let script = Script()
        script.onWillBegin = { controller in
            let isComing = controller.presentedViewController.isBeingDismissed
            let isAnimated = controller.presentedViewController.transitionCoordinator?.isAnimated ?? false
            controller.presentingViewController.beginAppearanceTransition(isComing, animated: isAnimated)
        }
        script.onDidEnd = { $0.presentingViewController.endAppearanceTransition() }
        for _ in 0..<2 {
            phone.root.present(script.makePresented(), animated: presentsAnimated)
            MainLoop.current.settle()
            #expect(
                journal.take() == [
                    "presenter.viewWillDisappear(\(presentsAnimated))",
                    "presenter.viewDidDisappear(\(presentsAnimated))",
                ])
            phone.root.dismiss(animated: dismissesAnimated)
            MainLoop.current.settle()
            #expect(
                journal.take().filter { !$0.contains("IsAppearing") } == [
                    "presenter.viewWillAppear(\(dismissesAnimated))", "presenter.viewDidAppear(\(dismissesAnimated))",
                ])
        }
        // The presenter counts as visible again: a real disappearance is reported, once.
        phone.root.present(fullScreen(), animated: false)
        MainLoop.current.settle()
        #expect(journal.take() == ["presenter.viewWillDisappear(false)", "presenter.viewDidDisappear(false)"])
    }

    private func fullScreen() -> UIViewController {
        let controller = UIViewController()
        controller.modalPresentationStyle = .fullScreen
        return controller
    }
}
