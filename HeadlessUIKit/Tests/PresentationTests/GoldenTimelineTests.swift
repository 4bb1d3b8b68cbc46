import Testing
import UIKit

@testable import TestSupport

/// Every call of a presentation and of its dismissal, in order (L1, L2, L4).
@MainActor
struct GoldenTimelineTests {
    private let journal = Journal()

    private func makePresented(_ delegate: JournalDelegate) -> UIViewController {
        let presented = JournalViewController("presented", journal)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        return presented
    }

    @Test("An animated custom presentation calls in this order (L1, Z9)")
    func animatedPresentation() {
        let phone = Phone(root: JournalViewController("presenter", journal))
        _ = journal.take()
        let delegate = JournalDelegate(journal)
        let presented = makePresented(delegate)

        phone.root.present(presented, animated: true) { self.journal.note("completion") }
        #expect(
            journal.take() == [
                "delegate.presentationController",
                "delegate.animationController(forPresented)",
                "delegate.interactionControllerForPresentation",
                "presented.viewDidLoad",
            ])

        MainLoop.current.turn()
        #expect(
            journal.take() == [
                "PC.preferredContentSizeDidChange",
                "PC.presentationTransitionWillBegin",
                "presented.viewWillAppear(true)",
                "animator.transitionDuration",
                "animator.animateTransition(isAnimated: true)",
                "alongside animation",
                "presented.viewIsAppearing(true)",
            ])

        MainLoop.current.advance(by: 0.2499)
        #expect(journal.take() == [])
        MainLoop.current.advance(by: 0.0001)
        #expect(
            journal.take() == [
                "PC.presentationTransitionDidEnd(true)",
                "presented.viewDidAppear(true)",
                "completion",
                "alongside completion(cancelled: false)",
                "animator.animationEnded(true)",
            ])
    }

    @Test("An animated dismissal calls in this order, and the presented controller may go (L2)")
    func animatedDismissal() {
        let phone = Phone(root: JournalViewController("presenter", journal))
        let delegate = JournalDelegate(journal)
        weak var gone: UIViewController?
        do {
            let presented = makePresented(delegate)
            gone = presented
            phone.root.present(presented, animated: true)
            MainLoop.current.settle()
            _ = journal.take()
        }

        phone.root.dismiss(animated: true) { self.journal.note("completion") }
        #expect(
            journal.take() == [
                "delegate.animationController(forDismissed)", "delegate.interactionControllerForDismissal",
            ])
        #expect(phone.root.presentedViewController != nil)

        MainLoop.current.turn()
        #expect(
            journal.take() == [
                "PC.dismissalTransitionWillBegin",
                "presented.viewWillDisappear(true)",
                "animator.transitionDuration",
                "animator.animateTransition(isAnimated: true)",
                "alongside animation",
            ])

        MainLoop.current.advance(by: 0.25)
        #expect(
            journal.take() == [
                "PC.dismissalTransitionDidEnd(true)",
                "presented.viewDidDisappear(true)",
                "completion",
                "alongside completion(cancelled: false)",
                "animator.animationEnded(true)",
            ])
        #expect(phone.root.presentedViewController == nil)
        #expect(phone.window.subviews == [phone.root.view])
        #expect(gone == nil)
    }

    @Test("Without animation the same calls come, still after the commit, and the animator is still asked (L4)")
    func unanimated() {
        let phone = Phone(root: JournalViewController("presenter", journal))
        _ = journal.take()
        let delegate = JournalDelegate(journal)
        let presented = makePresented(delegate)

        phone.root.present(presented, animated: false) { self.journal.note("completion") }
        #expect(
            journal.take() == [
                "delegate.presentationController",
                "delegate.animationController(forPresented)",
                "delegate.interactionControllerForPresentation",
                "presented.viewDidLoad",
            ])
        MainLoop.current.turn()
        #expect(
            journal.take() == [
                "PC.preferredContentSizeDidChange",
                "PC.presentationTransitionWillBegin",
                "presented.viewWillAppear(false)",
                "animator.transitionDuration",
                "animator.animateTransition(isAnimated: false)",
                "alongside animation",
                "PC.presentationTransitionDidEnd(true)",
                "presented.viewIsAppearing(false)",
                "presented.viewDidAppear(false)",
                "completion",
                "alongside completion(cancelled: false)",
                "animator.animationEnded(true)",
            ])

        phone.root.dismiss(animated: false) { self.journal.note("completion") }
        #expect(phone.root.presentedViewController === presented)
        _ = journal.take()
        MainLoop.current.turn()
        #expect(
            journal.take() == [
                "PC.dismissalTransitionWillBegin",
                "presented.viewWillDisappear(false)",
                "animator.transitionDuration",
                "animator.animateTransition(isAnimated: false)",
                "alongside animation",
                "PC.dismissalTransitionDidEnd(true)",
                "presented.viewDidDisappear(false)",
                "completion",
                "alongside completion(cancelled: false)",
                "animator.animationEnded(true)",
            ])
        #expect(phone.window.subviews == [phone.root.view])
    }
}
