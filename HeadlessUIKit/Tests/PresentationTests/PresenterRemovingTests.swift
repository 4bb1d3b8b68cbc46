import Testing
import UIKit

@testable import TestSupport

@MainActor
struct PresenterRemovingTests {
    private let journal = Journal()

    private func makePhone() -> Phone {
        let phone = Phone(root: JournalViewController("presenter", journal))
        _ = journal.take()
        return phone
    }

    private func makePresented(_ style: UIModalPresentationStyle = .fullScreen) -> UIViewController {
        let presented = JournalViewController("presented", journal)
        presented.modalPresentationStyle = style
        return presented
    }

    @Test("A presentation that takes the presenter out calls both controllers in this order (C30)")
    func presentOrder() {
        let phone = makePhone()
        phone.root.present(makePresented(), animated: false) { [journal] in journal.note("completion") }
        MainLoop.current.settle()
        #expect(
            journal.take() == [
                "presented.viewDidLoad",
                "presenter.viewWillDisappear(false)",
                "presented.viewWillAppear(false)",
                "presented.viewIsAppearing(false)",
                "presented.viewDidAppear(false)",
                "presenter.viewDidDisappear(false)",
                "completion",
            ])
    }

    @Test("Its dismissal calls both in this order (C30)")
    func dismissOrder() {
        let phone = makePhone()
        phone.root.present(makePresented(), animated: false)
        MainLoop.current.settle()
        _ = journal.take()
        phone.root.dismiss(animated: false) { [journal] in journal.note("completion") }
        MainLoop.current.settle()
        #expect(
            journal.take() == [
                "presented.viewWillDisappear(false)",
                "presenter.viewWillAppear(false)",
                "presenter.viewIsAppearing(false)",
                "presenter.viewDidAppear(false)",
                "presented.viewDidDisappear(false)",
                "completion",
            ])
    }

    @Test("The presenter's view is out of the window while it is covered, and back where it was afterwards (C29)")
    func presenterView() {
        let phone = makePhone()
        let behind = UIView()
        phone.window.insertSubview(behind, at: 0)
        phone.root.present(makePresented(), animated: true)
        MainLoop.current.advance(by: 0.1)
        #expect(phone.root.view.window === phone.window)
        MainLoop.current.settle()
        #expect(phone.root.view.window == nil)
        phone.root.dismiss(animated: true)
        MainLoop.current.advance(by: 0.1)
        #expect(phone.root.view.window === phone.window)
        MainLoop.current.settle()
        let view: UIView = phone.root.view
        #expect(phone.window.subviews == [behind, view])
        #expect(phone.root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("A card that was covered full screen comes back to its own frame (C29)")
    func cardUnderFullScreen() {
        let phone = makePhone()
        let script = Script()
        let card = script.makePresented("card")
        phone.root.present(card, animated: true)
        MainLoop.current.settle()
        card.present(makePresented(), animated: true)
        MainLoop.current.settle()
        #expect(card.view.window == nil)
        card.dismiss(animated: true)
        MainLoop.current.turn()
        #expect(card.view.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
        #expect(card.view.superview !== phone.window)
        MainLoop.current.settle()
        #expect(card.view.window === phone.window)
        #expect(card.view.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
    }

    @Test("A screen that turned meanwhile has the presenter's view in its new size afterwards (C29)")
    func resizedMeanwhile() {
        let phone = makePhone()
        phone.root.present(makePresented(), animated: true)
        MainLoop.current.settle()
        phone.turnToLandscape()
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test("Over-full-screen and over-current-context styles leave the presenter alone (C28)")
    func overStyles() {
        for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext] {
            let phone = makePhone()
            let presented = makePresented(style)
            phone.root.present(presented, animated: true)
            MainLoop.current.settle()
            #expect(phone.root.view.window === phone.window)
            #expect(presented.view.window === phone.window)
            phone.root.dismiss(animated: true)
            MainLoop.current.settle()
            #expect(!journal.take().contains { $0.hasPrefix("presenter.") })
            #expect(phone.window.subviews == [phone.root.view])
        }
    }

    @Test("A custom animator is used for a full-screen presentation, a custom presentation controller is not (C9)")
    func customAnimator() {
        let phone = makePhone()
        let script = Script()
        let presented = script.makePresented()
        presented.modalPresentationStyle = .fullScreen
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(script.askedAnimator != nil)
        #expect(script.context != nil)
        #expect(script.askedController == nil)
        #expect(presented.presentationController.map { type(of: $0) == UIPresentationController.self } == true)
        MainLoop.current.settle()
    }

    @Test("The presenter's view is in the container when the animation begins (B4)")
    func presenterInContainer() {
        let phone = makePhone()
        let script = Script()
        script.removesPresenter = true
        var isInContainer = false
        script.animate = { context in
            isInContainer = context.view(forKey: .from)?.superview === context.containerView
        }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        #expect(isInContainer)
    }

    @Test("A cancelled presentation puts the presenter back and calls both controllers again (C53)")
    func cancelled() {
        let phone = makePhone()
        let script = Script()
        script.removesPresenter = true
        script.isInterruptible = true
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.advance(by: 0.1)
        #expect(journal.take() == ["presenter.viewWillDisappear(true)"])
        script.pause()
        script.cancel()
        #expect(journal.take() == ["presenter.viewWillAppear(true)"])
        MainLoop.current.settle()
        #expect(journal.take() == ["presenter.viewDidAppear(true)"])
        #expect(phone.window.subviews == [phone.root.view])
    }
}
