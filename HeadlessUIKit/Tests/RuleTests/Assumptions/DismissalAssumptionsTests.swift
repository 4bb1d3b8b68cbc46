import Testing
import UIKit

@testable import TestSupport

/// The effect of each answer to the open questions about dismissals.
@MainActor
struct DismissalAssumptionsTests: DrivenDismissalTests {
    let dismissal = DrivenDismissal()

    private func assuming(_ change: (inout Assumptions) -> Void, _ body: () throws -> Void) rethrows {
        try Assumptions.assuming(change, during: body)
    }

    // MARK: Layout hooks

    /// Returns the layout hooks that are called in the middle of a dismissal, while it returns, and after it has been
    /// cancelled: the container is marked for layout each time.
    private func hooksAroundCancellation() throws -> [[String]] {
        let presented = beginDismissing()
        let container = try #require(script.controller?.containerView)
        interactor.update(0.5)
        func layOut() -> [String] {
            _ = script.journal.take()
            container.setNeedsLayout()
            MainLoop.current.turn()
            return script.journal.take().filter { $0.hasPrefix("containerView") }
        }
        let middle = layOut()
        interactor.cancel()
        let returning = layOut()
        MainLoop.current.settle()
        #expect(!presented.isBeingDismissed)
        return [middle, returning, layOut()]
    }

    private let pass = ["containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews"]

    @Test("The layout hooks are called while a dismissal runs (Q-18)")
    func layoutHooks() throws {
        #expect(try hooksAroundCancellation() == [pass, pass, pass])
    }

    @Test("Or they are not, until it has been cancelled (Q-18)")
    func noLayoutHooks() throws {
        try assuming {
            $0.layoutHooksInDismissal = .notCalled
        } _: {
            let hooks = try hooksAroundCancellation()
            #expect(hooks == [[], [], pass])
        }
    }

    @Test("They are called before a dismissal has begun, and while another one is dismissed above (Q-18)")
    func layoutHooksOfOthers() throws {
        try assuming {
            $0.layoutHooksInDismissal = .notCalled
        } _: {
            let lower = script.makePresented()
            phone.root.present(lower, animated: false)
            MainLoop.current.settle()
            let container = try #require(script.controller?.containerView)
            let upper = Script()
            lower.present(upper.makePresented("upper"), animated: false)
            MainLoop.current.settle()
            lower.dismiss(animated: true)
            MainLoop.current.advance(by: 0.1)
            _ = script.journal.take()
            container.setNeedsLayout()
            container.layoutIfNeeded()
            #expect(script.journal.take() == pass)
            MainLoop.current.settle()
            phone.root.dismiss(animated: true)
            container.setNeedsLayout()
            container.layoutIfNeeded()
            #expect(script.journal.take().filter { $0.hasPrefix("containerView") } == pass)
            MainLoop.current.settle()
        }
    }

    // MARK: The container's layout

    /// Returns the order of the container's layout and the animator's call, and the place of a view that the layout hook
    /// always puts back.
    private func layoutAroundStart() -> (order: [String], minY: CGFloat) {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        script.onLayout = { [script] controller in
            script.journal.note("layout")
            controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
        }
        script.animate = { [script] context in
            script.journal.note("animateTransition")
            UIView.animate(withDuration: 1) {
                presented.view.frame.origin.y = 852
            } completion: { _ in
                context.completeTransition(true)
            }
        }
        _ = script.journal.take()
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        let order = script.journal.take().filter { ["layout", "animateTransition"].contains($0) }
        let minY = presented.view.frame.minY
        MainLoop.current.settle()
        return (order, minY)
    }

    @Test("The container is laid out before the animator of a dismissal is called, and not after (Q-20)")
    func layoutBefore() {
        let (order, minY) = layoutAroundStart()
        #expect(order == ["layout", "animateTransition"])
        #expect(minY == 852)
    }

    @Test("Or after: a hook that always places the view takes it away from the animator (Q-20)")
    func layoutAfter() {
        assuming {
            $0.layoutAroundDismissal = .after
        } _: {
            let (order, minY) = layoutAroundStart()
            #expect(order == ["animateTransition", "layout"])
            #expect(minY == 452)
        }
    }

    // MARK: The final frame

    private func finalFrameOfLeaving() -> CGRect? {
        var frame: CGRect?
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        script.animate = { context in
            frame = context.finalFrame(for: presented)
            context.completeTransition(true)
        }
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        return frame
    }

    @Test("The final frame of the controller that is dismissed is zero (Q-21)")
    func zeroFinalFrame() {
        #expect(finalFrameOfLeaving() == .zero)
    }

    @Test("Or its present frame (Q-21)")
    func presentFinalFrame() {
        assuming {
            $0.dismissedFinalFrame = .present
        } _: {
            #expect(finalFrameOfLeaving() == CGRect(x: 0, y: 452, width: 393, height: 400))
        }
    }
}
