import Testing
import UIKit

@testable import TestSupport

/// The effects of `present` inside its call, and the requests that it refuses.
@MainActor
struct PresentRequestTests {
    private let phone = Phone()
    private let script = Script()

    @Test("Present links the controllers and loads the view, and nothing more (C1, C3, C4)")
    func insideTheCall() {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        #expect(script.journal.take() == ["presented.viewDidLoad"])
        #expect(phone.root.presentedViewController === presented)
        #expect(presented.presentingViewController === phone.root)
        #expect(script.controller != nil)
        #expect(script.controller?.containerView == nil)
        #expect(presented.view.superview == nil)
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("A delegate without an animator is not asked for an interaction controller (C2)")
    func noAnimatorNoInteractor() {
        let journal = Journal()
        let delegate = JournalDelegate(journal)
        delegate.animates = false
        let presented = UIViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        phone.root.present(presented, animated: true)
        #expect(
            journal.take() == ["delegate.presentationController", "delegate.animationController(forPresented)"])
    }

    @Test("Without its own presentation controller a custom presentation fills the screen, without chrome (C5)")
    func plainController() {
        script.suppliesController = false
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        let controller = presented.presentationController
        #expect(controller?.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 0, width: 393, height: 852))
        let view: UIView = presented.view
        #expect(controller?.containerView?.subviews == [view])
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(phone.root.view.window != nil)
    }

    @Test("The real presenter may differ from the source, and replaces what the initialiser was given (C6, C7)")
    func presenterAndSource() {
        let child = UIViewController()
        phone.root.addChild(child)
        phone.root.view.addSubview(child.view)
        let presented = script.makePresented()
        child.present(presented, animated: true)
        #expect(script.askedController?.source === child)
        #expect(script.askedAnimator?.source === child)
        #expect(script.askedAnimator?.presenting === phone.root)
        #expect(script.controller?.presentingViewController === phone.root)
    }

    @Test("Presenting from a controller outside of the window is dropped with a warning (C10)")
    func outsideOfWindow() {
        Console.clear()
        let presented = script.makePresented()
        let detached = UIViewController()
        detached.present(presented, animated: true) { [script] in script.journal.note("completion") }
        MainLoop.current.settle()
        #expect(script.journal.take() == [])
        #expect(script.askedController == nil)
        #expect(detached.presentedViewController == nil)
        #expect(Console.messages.count == 1)
        #expect(Console.messages.first?.contains("not in the window hierarchy") == true)
    }

    @Test(
        "Presenting from a controller that presents already is dropped before, during and after its transition (C11, Z5)"
    )
    func alreadyPresenting() {
        Console.clear()
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        let late = Script()
        func tryLate() {
            phone.root.present(late.makePresented("late"), animated: true) { late.journal.note("completion") }
        }
        tryLate()
        #expect(Console.messages.count == 1)
        MainLoop.current.advance(by: 0.1)
        tryLate()
        #expect(Console.messages.count == 2)
        MainLoop.current.settle()
        tryLate()
        MainLoop.current.settle()
        #expect(Console.messages.count == 3)
        #expect(Console.messages.allSatisfy { $0.contains("already presenting") })
        #expect(late.journal.take() == [])
        #expect(late.askedController == nil)
        #expect(phone.root.presentedViewController === presented)
    }

    @Test("One that is leaving does not count: the next presentation begins when it has left (C11)")
    func presentWhileDismissing() {
        let first = script.makePresented()
        phone.root.present(first, animated: true)
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.advance(by: 0.1)
        let next = Script().makePresented("next")
        phone.root.present(next, animated: true)
        #expect(phone.root.presentedViewController === first)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController === next)
        #expect(next.view.window === phone.window)
        #expect(first.view.window == nil)
    }

    @Test("Dismissing what is still on its way in, or on its way out already, is dropped with a warning (C15, Z5)")
    func dismissTooEarly() {
        Console.clear()
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        phone.root.dismiss(animated: true)
        #expect(Console.messages.count == 1)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController != nil)
        phone.root.dismiss(animated: true)
        #expect(Console.messages.count == 1)
        presented.dismiss(animated: true) { [script] in script.journal.note("second completion") }
        #expect(Console.messages.count == 2)
        MainLoop.current.settle()
        #expect(!script.journal.take().contains("second completion"))
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("The delegate is asked for the animation of a dismissal before that is dropped (C15)")
    func askedBeforeDropped() {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        _ = script.journal.take()
        presented.dismiss(animated: true)
        #expect(script.journal.take().filter { $0.contains("forDismissed") }.count == 1)
        #expect(!presented.isBeingDismissed)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController === presented)
    }

    @Test("Dismissing with nothing presented does nothing")
    func nothingToDismiss() {
        Console.clear()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(Console.messages == [])
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("A completion may present the next controller at once")
    func presentFromCompletion() {
        let second = Script().makePresented("second")
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.settle()
        phone.root.dismiss(animated: true) { [phone] in phone.root.present(second, animated: true) }
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController === second)
        #expect(second.view.window != nil)
    }

    @Test("viewDidAppear may dismiss, and may present on top")
    func requestsFromViewDidAppear() {
        let presented = DidAppearViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = script
        presented.onDidAppear = { $0.dismiss(animated: true) }
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)

        let above = Script().makePresented("above")
        presented.onDidAppear = { $0.present(above, animated: true) }
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController === presented)
        #expect(presented.presentedViewController === above)
    }
}

private final class DidAppearViewController: UIViewController {
    var onDidAppear: (UIViewController) -> Void = { _ in }

    override func viewDidAppear(_ animated: Bool) { onDidAppear(self) }
}
