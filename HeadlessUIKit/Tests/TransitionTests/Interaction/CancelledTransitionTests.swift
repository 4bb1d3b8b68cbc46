import Testing
import UIKit

@testable import TestSupport

/// The state after a cancelled interaction with a percent-driven interactor.
@MainActor
struct CancelledTransitionTests {
    private let script = Script()
    private let interactor = UIPercentDrivenInteractiveTransition()

    private func makePhone() -> Phone {
        let phone = Phone(root: JournalViewController("presenter", script.journal))
        _ = script.journal.take()
        return phone
    }

    private func appearances() -> [String] {
        script.journal.take().filter { $0.contains(".view") && !$0.contains("viewDidLoad") }
    }

    /// Cancels the running transition half-way.
    private func cancel() {
        interactor.update(0.5)
        interactor.cancel()
        MainLoop.current.settle()
    }

    // MARK: Presentations

    @Test("A cancelled presentation takes the presented view and the container away, with everything in it (C53)")
    func presentation() {
        let phone = makePhone()
        let chrome = UIView()
        script.interactor = interactor
        script.onWillBegin = { $0.containerView?.addSubview(chrome) }
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(chrome.window === phone.window)
        cancel()
        let entries = script.journal.take()
        #expect(
            entries.filter { $0.hasPrefix("presented.view") && !$0.contains("viewDidLoad") } == [
                "presented.viewWillAppear(true)", "presented.viewIsAppearing(true)",
                "presented.viewWillDisappear(true)", "presented.viewDidDisappear(true)",
            ])
        #expect(entries.contains("presentationTransitionDidEnd(false)"))
        #expect(!entries.contains { $0.hasPrefix("presenter.") })
        #expect(phone.root.presentedViewController == nil)
        #expect(presented.presentingViewController == nil)
        #expect(phone.window.subviews == [phone.root.view])
        #expect(presented.view.superview == nil)
        #expect(chrome.window == nil)
        #expect(script.controller?.containerView == nil)
        #expect(!presented.isBeingPresented)
    }

    @Test("A controller whose presentation was cancelled is being dismissed, not presented (Z19)")
    func flagsOfCancelledPresentation() {
        let phone = makePhone()
        script.interactor = interactor
        let presented = FlagNoter()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = script
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(presented.notes == ["willAppear: presented"])
        cancel()
        #expect(
            presented.notes == ["willAppear: presented", "willDisappear: dismissed", "didDisappear: dismissed"])
        #expect(!presented.isBeingPresented)
        #expect(!presented.isBeingDismissed)
    }

    @Test("After a cancelled presentation the same controller can be presented again (C53)")
    func presentAgain() {
        let phone = makePhone()
        script.interactor = interactor
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        cancel()
        script.interactor = nil
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController === presented)
        #expect(presented.view.frame == script.frame)
    }

    @Test(
        "Chrome may be removed by hand in the did-end hook, or left to the container (C56a)", arguments: [true, false])
    func chrome(byHand: Bool) {
        let phone = makePhone()
        let chrome = UIView()
        script.interactor = interactor
        script.onWillBegin = { $0.containerView?.addSubview(chrome) }
        var endings: [String] = []
        script.onDidEnd = { controller in
            endings.append("container: \(controller.containerView != nil)")
            if byHand { chrome.removeFromSuperview() }
        }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        cancel()
        #expect(endings == ["container: true"])
        #expect(chrome.window == nil)
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("A cancelled presentation over a removed presenter calls both back and puts the presenter back (C49, C53)")
    func presentationOverRemoved() {
        let phone = makePhone()
        script.removesPresenter = true
        script.interactor = interactor
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        #expect(phone.root.view.superview === script.controller?.containerView)
        _ = appearances()
        phone.root.transitionCoordinator?.notifyWhenInteractionChanges { [script] _ in
            script.journal.note("interaction.view handler")
        }
        interactor.update(0.5)
        interactor.cancel()
        #expect(
            appearances() == [
                "interaction.view handler", "presented.viewWillDisappear(true)", "presenter.viewWillAppear(true)",
            ])
        MainLoop.current.settle()
        #expect(appearances() == ["presenter.viewDidAppear(true)", "presented.viewDidDisappear(true)"])
        #expect(phone.window.subviews == [phone.root.view])
    }

    // MARK: Dismissals

    @Test("A cancelled dismissal gives the will-call back at once and the did-call at the end (C50, C52)")
    func dismissal() {
        let phone = makePhone()
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        script.interactor = interactor
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        let container = script.controller?.containerView
        _ = script.journal.take()
        interactor.update(0.5)
        interactor.cancel()
        #expect(appearances() == ["presented.viewWillAppear(true)"])
        MainLoop.current.advance(by: 0.1)
        #expect(appearances() == [])
        MainLoop.current.settle()
        let entries = script.journal.take()
        #expect(entries.contains("presented.viewDidAppear(true)"))
        #expect(entries.contains("dismissalTransitionDidEnd(false)"))
        #expect(!entries.contains { $0.hasPrefix("presenter.") })
        #expect(phone.root.presentedViewController === presented)
        #expect(!presented.isBeingDismissed)
        #expect(presented.view.superview === container)
        #expect(container?.window === phone.window)
        #expect(script.controller?.containerView === container)
    }

    @Test("A stack whose dismissal is cancelled stands as before, and hears so in pairs")
    func stack() {
        let phone = makePhone()
        let lower = script.makePresented("lower")
        phone.root.present(lower, animated: true)
        MainLoop.current.settle()
        let lowerContainer = script.controller?.containerView
        let upper = script.makePresented("upper")
        lower.present(upper, animated: true)
        MainLoop.current.settle()
        script.interactor = interactor
        _ = script.journal.take()
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        cancel()
        let entries = appearances()
        for name in ["lower", "upper"] {
            #expect(
                entries.filter { $0.hasPrefix("\(name).") }.map { $0.split(separator: "(")[0] } == [
                    "\(name).viewWillDisappear", "\(name).viewWillAppear", "\(name).viewDidAppear",
                ])
        }
        #expect(phone.root.presentedViewController === lower)
        #expect(lower.presentedViewController === upper)
        #expect(lowerContainer?.isHidden == false)
        #expect(!lower.isBeingDismissed)
        script.interactor = nil
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("Alongside completions run, with isCancelled, and the animator hears that it did not complete (C55)")
    func endings() {
        let phone = makePhone()
        script.interactor = interactor
        script.onWillBegin = { [script] controller in
            controller.presentedViewController.transitionCoordinator?.animate(alongsideTransition: nil) {
                script.journal.note("alongside completion(cancelled: \($0.isCancelled))")
            }
        }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        cancel()
        #expect(
            script.journal.take().suffix(2) == ["alongside completion(cancelled: true)", "animationEnded(false)"])
    }

    // MARK: A presenter's view that was moved

    @Test("A cancelled dismissal takes a removed presenter's view out again (C57)")
    func dismissalOverRemoved() {
        let phone = makePhone()
        script.removesPresenter = true
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(phone.root.view.window == nil)
        script.interactor = interactor
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        #expect(phone.root.view.window === phone.window)
        _ = script.journal.take()
        interactor.update(0.5)
        interactor.cancel()
        #expect(appearances() == ["presenter.viewWillDisappear(true)", "presented.viewWillAppear(true)"])
        MainLoop.current.settle()
        #expect(appearances() == ["presented.viewDidAppear(true)", "presenter.viewDidDisappear(true)"])
        #expect(phone.root.view.window == nil)
        #expect(phone.root.view.superview == nil)
        script.interactor = nil
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("A presenter's view that the app moved into the container is lost with it and not put back (C57)")
    func movedIntoContainer() {
        let phone = makePhone()
        script.interactor = interactor
        script.onWillBegin = { [phone] in $0.containerView?.addSubview(phone.root.view) }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        cancel()
        #expect(phone.root.view.window == nil)
        #expect(phone.window.subviews == [])
    }

    @Test("A removed presenter's view that the app moved elsewhere stays there (C57)")
    func movedElsewhere() {
        let phone = makePhone()
        let stage = UIView(frame: phone.window.bounds)
        phone.window.addSubview(stage)
        script.removesPresenter = true
        script.interactor = interactor
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        stage.addSubview(phone.root.view)
        cancel()
        #expect(phone.root.view.superview === stage)
    }

    // MARK: Several at once

    @Test("A dismissal of several that is taken back brings back who was seen, not who was covered (C49, C60)")
    func covered() {
        let phone = makePhone()
        let middle = UINavigationController(rootViewController: JournalViewController("middle", script.journal))
        middle.modalPresentationStyle = .overFullScreen
        phone.root.present(middle, animated: false)
        MainLoop.current.settle()
        let page = script.makePresented("page")
        page.modalPresentationStyle = .fullScreen
        middle.present(page, animated: true)
        MainLoop.current.settle()
        #expect(middle.view.window == nil)
        _ = script.journal.take()
        script.interactor = interactor
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        cancel()
        #expect(
            appearances() == ["page.viewWillDisappear(true)", "page.viewWillAppear(true)", "page.viewDidAppear(true)"])
        #expect(middle.view.window == nil)
        // So a controller that is pushed there meanwhile is not visible, either.
        middle.pushViewController(JournalViewController("pushed", script.journal), animated: false)
        MainLoop.current.settle()
        #expect(appearances() == [])
        script.interactor = nil
        middle.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(
            appearances().filter { $0.hasPrefix("pushed") } == [
                "pushed.viewWillAppear(true)", "pushed.viewIsAppearing(true)", "pushed.viewDidAppear(true)",
            ])
    }

    @Test("Who lay uncovered below comes back with it (C49, C60)")
    func uncovered() {
        let phone = makePhone()
        let middle = JournalViewController("middle", script.journal)
        middle.modalPresentationStyle = .overFullScreen
        phone.root.present(middle, animated: false)
        MainLoop.current.settle()
        middle.present(script.makePresented(), animated: true)
        MainLoop.current.settle()
        _ = script.journal.take()
        script.interactor = interactor
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        cancel()
        #expect(
            appearances().filter { $0.hasPrefix("middle") } == [
                "middle.viewWillDisappear(false)", "middle.viewWillAppear(false)", "middle.viewDidAppear(false)",
            ])
        #expect(middle.view.window === phone.window)
        #expect(middle.view.superview?.isHidden == false)
    }
}

/// Records which of its flags is set in each appearance call.
private final class FlagNoter: UIViewController {
    var notes: [String] = []

    private func note(_ call: String) {
        let flags = [isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil].compactMap { $0 }
        notes.append("\(call): \(flags.joined(separator: ", "))")
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}
