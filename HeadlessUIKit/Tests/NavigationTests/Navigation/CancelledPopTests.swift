import Testing
import UIKit

@testable import TestSupport

/// Pops that the user cancels, and pushes that are interrupted.
@MainActor
struct CancelledPopTests {
    private let fixture = NavigationFixture("a", "b")
    private let hand = HandInteractor()

    /// Pops with an interactor that leaves everything to the test.
    private func beginPop() -> UIViewController {
        let b = fixture.top
        fixture.animator = FadeAnimator()
        fixture.interactor = hand
        fixture.navigation.popViewController(animated: true)
        MainLoop.current.turn()
        return b
    }

    @Test("A cancelled pop in the measured order; the stack is restored and nothing was shown (C51, V-N6)")
    func measured() {
        let b = beginPop()
        #expect(fixture.names == ["a"])
        hand.context?.cancelInteractiveTransition()
        hand.context?.completeTransition(false)
        #expect(
            fixture.journal.takeAppearance() == [
                "a.didLoad", "b.willDisappear(true)", "a.willAppear(true)", "a.isAppearing(true)",
                "a.willDisappear(true)", "a.didDisappear(true)", "b.willAppear(true)", "b.didAppear(true)",
            ])
        #expect(fixture.names == ["a", "b"])
        #expect(fixture.navigation.children == fixture.navigation.viewControllers)
        #expect(b.parent === fixture.navigation)
        #expect(!b.isMovingFromParent)
        #expect(b.view.window === fixture.phone.window)
        #expect(fixture.root.view.superview == nil)
    }

    @Test(
        "The handlers hear of the cancellation first, then who was coming, then who stays; at the end the rest (C49, C50)"
    )
    func moments() {
        _ = beginPop()
        fixture.navigation.transitionCoordinator?.notifyWhenInteractionChanges { [journal = fixture.journal] in
            journal.note("interaction(cancelled: \($0.isCancelled))")
        }
        _ = fixture.journal.take()
        hand.context?.cancelInteractiveTransition()
        let entries = fixture.journal.take()
        #expect(entries.first == "interaction(cancelled: true)")
        #expect(entries.contains("a.willDisappear(true)"))
        #expect(entries.last == "b.willAppear(true)")
        hand.context?.completeTransition(false)
        #expect(fixture.journal.take() == ["b.didAppear(true)"])
    }

    @Test("Neither didShow nor didMove for one that did not appear; the coordinator's completion says so (V-N6)")
    func delegate() {
        _ = beginPop()
        var isCancelled: Bool?
        fixture.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
        hand.context?.cancelInteractiveTransition()
        hand.context?.completeTransition(false)
        let entries = fixture.journal.take()
        #expect(!entries.contains { $0.hasPrefix("didShow") })
        #expect(!entries.contains { $0.contains("didMove") })
        #expect(isCancelled == true)
        #expect(fixture.navigation.transitionCoordinator == nil)
    }

    @Test("A pop of several is restored as a whole (V-N6)")
    func several() {
        _ = fixture.push("c", animated: false)
        MainLoop.current.settle()
        fixture.animator = FadeAnimator()
        fixture.interactor = hand
        fixture.navigation.popToRootViewController(animated: true)
        MainLoop.current.turn()
        #expect(fixture.names == ["a"])
        hand.context?.cancelInteractiveTransition()
        hand.context?.completeTransition(false)
        #expect(fixture.names == ["a", "b", "c"])
        #expect(fixture.navigation.navigationBar.topItem === fixture.top.navigationItem)
    }

    @Test("A percent-driven pop that is cancelled goes back to where it was (C51, T1, T3)")
    func percentDriven() {
        let b = fixture.top
        let percent = UIPercentDrivenInteractiveTransition()
        fixture.animator = SlideAnimator(fixture.journal)
        fixture.interactor = percent
        fixture.navigation.popViewController(animated: true)
        MainLoop.current.turn()
        percent.update(0.4)
        expectClose(b.view.layer.presentation()?.frame.minX, -0.4 * 393, within: 0.01)
        percent.cancel()
        MainLoop.current.settle()
        #expect(
            fixture.journal.takeAppearance() == [
                "a.didLoad", "b.willDisappear(true)", "a.willAppear(true)", "a.isAppearing(true)",
                "a.willDisappear(true)", "a.didDisappear(true)", "b.willAppear(true)", "b.didAppear(true)",
            ])
        #expect(fixture.names == ["a", "b"])
        #expect(b.view.layer.presentation()?.frame.minX ?? 0 == 0)
    }

    @Test("A percent-driven pop that is finished is a pop like any other")
    func finished() {
        let percent = UIPercentDrivenInteractiveTransition()
        fixture.animator = SlideAnimator(fixture.journal)
        fixture.interactor = percent
        fixture.navigation.popViewController(animated: true)
        MainLoop.current.turn()
        percent.update(0.4)
        percent.finish()
        MainLoop.current.settle()
        #expect(fixture.names == ["a"])
        #expect(
            fixture.journal.takeAppearance().suffix(2) == ["b.didDisappear(true)", "a.didAppear(true)"])
    }

    @Test("Nothing of a cancelled pop stays: it can be cancelled again, and then be done")
    func again() {
        let percent = UIPercentDrivenInteractiveTransition()
        fixture.animator = SlideAnimator(fixture.journal)
        fixture.interactor = percent
        for _ in 0..<2 {
            fixture.navigation.popViewController(animated: true)
            MainLoop.current.turn()
            percent.update(0.5)
            percent.cancel()
            MainLoop.current.settle()
        }
        #expect(fixture.names == ["a", "b"])
        fixture.interactor = nil
        fixture.navigation.popViewController(animated: true)
        MainLoop.current.settle()
        #expect(fixture.names == ["a"])
        #expect(fixture.navigation.navigationBar.items == [fixture.root.navigationItem])
    }

    @Test("A push that is interrupted and cancelled means a pop: the pushed controller is out of the stack (V-N8)")
    func interruptedPush() {
        let percent = UIPercentDrivenInteractiveTransition()
        percent.wantsInteractiveStart = false
        fixture.animator = InterruptibleSlideAnimator()
        fixture.interactor = percent
        let c = fixture.push("c")
        MainLoop.current.advance(by: 0.125)
        #expect(fixture.names == ["a", "b", "c"])
        percent.pause()
        percent.cancel()
        MainLoop.current.settle()
        #expect(fixture.names == ["a", "b"])
        #expect(c.parent == nil)
        #expect(c.view.superview == nil)
        let entries = fixture.journal.take()
        #expect(entries.contains("c.didMove(out)"))
        #expect(!entries.contains("c.didAppear(true)"))
        #expect(!entries.contains("didShow(c, true)"))
        #expect(fixture.navigation.topViewController?.view.window === fixture.phone.window)
    }

    @Test("The bar has its old items back when viewDidAppear comes, also if no interaction was cancelled (V-N6)")
    func barComesBack() {
        let fixture = NavigationFixture("a", "b")
        let refuser = Refuser()
        fixture.animator = refuser
        fixture.navigation.popViewController(animated: true)
        MainLoop.current.settle()
        #expect(fixture.names == ["a", "b"])
        #expect(fixture.navigation.navigationBar.topItem === fixture.top.navigationItem)
    }
}

/// Cancels at once.
private final class Refuser: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(false)
    }
}
