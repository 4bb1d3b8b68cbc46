import Testing
import UIKit

@testable import TestSupport

/// The effect of each answer to the open questions about interactive transitions.
@MainActor
struct InteractionAssumptionsTests: DrivenDismissalTests {
    let dismissal = DrivenDismissal(isInterruptible: true)

    private func assuming(_ change: (inout Assumptions) -> Void, _ body: () -> Void) {
        Assumptions.assuming(change, during: body)
    }

    // MARK: The first update

    private func updatesAtStart() -> [CGFloat] {
        let noting = NotingInteraction()
        script.interactor = noting
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        let updates = noting.updates
        noting.finish()
        MainLoop.current.settle()
        return updates
    }

    @Test("UIKit itself sends no update at the start (Q-9)")
    func noInitialUpdate() {
        #expect(updatesAtStart() == [])
    }

    @Test("Or it sends 0 (Q-9)")
    func initialUpdate() {
        assuming({ $0.initialUpdate = .yes }) { #expect(updatesAtStart() == [0]) }
    }

    // MARK: Pausing

    /// Returns the percentage after a dismissal that was driven to a quarter, released, and paused half-way.
    private func percentAfterPause() -> CGFloat {
        _ = beginDismissing()
        interactor.update(0.25)
        interactor.finish()
        MainLoop.current.advance(by: 0.25)
        interactor.pause()
        let percent = interactor.percentComplete
        interactor.finish()
        MainLoop.current.settle()
        return percent
    }

    @Test("After a pause the percentage is where the animation is on the screen (Q-10)")
    func percentOnScreen() {
        expectClose(percentAfterPause(), 0.5, within: 1e-6)
    }

    @Test("Or what the last update said (Q-10)")
    func percentOfLastUpdate() {
        assuming({ $0.pausedPercent = .lastUpdate }) { #expect(percentAfterPause() == 0.25) }
    }

    // MARK: Updates

    /// Returns the percentage after an update before and after the commit, and where a dismissal then goes on whose
    /// last update has had no commit.
    private func updateAndRelease() -> (percentages: [CGFloat], minY: CGFloat?) {
        let presented = beginDismissing()
        interactor.update(0.25)
        var percentages = [interactor.percentComplete]
        MainLoop.current.turn()
        percentages.append(interactor.percentComplete)
        interactor.update(0.5)
        interactor.finish()
        let minY = minY(presented)
        MainLoop.current.settle()
        return (percentages, minY)
    }

    @Test("An update moves at once what is seen (Q-25)")
    func immediateUpdate() {
        let (percentages, minY) = updateAndRelease()
        #expect(percentages == [0.25, 0.25])
        expectClose(minY, 652)
    }

    @Test("Or with the next commit, and not at all if the transition goes on before it (Q-25)")
    func updateWithCommit() {
        assuming {
            $0.percentUpdate = .nextCommit
        } _: {
            let (percentages, minY) = updateAndRelease()
            #expect(percentages == [0, 0.25])
            expectClose(minY, 552)
        }
    }

    // MARK: Alongside

    /// Returns the order of the animations and completions of the interruptible animator and of those alongside.
    private func order() -> [String] {
        let presented = script.makePresented()
        script.onWillBegin = { [script] controller in
            _ = controller.presentedViewController.transitionCoordinator?.animate { _ in
                script.journal.note("alongside animation")
                controller.containerView?.alpha = 0.5
            } completion: { _ in
                script.journal.note("alongside completion")
            }
        }
        script.wrapper = FrameNoter(script.journal)
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        let entries = script.journal.take()
        return entries.filter { entry in
            ["alongside", "frame of the view", "viewDidAppear"].contains { entry.contains($0) }
        }
    }

    @Test("Alongside animations come after those of the interruptible animator (Q-7)")
    func alongsideAfter() {
        #expect(
            order() == [
                "frame of the view", "frame of the view", "alongside animation", "presented.viewDidAppear(true)",
                "alongside completion",
            ])
    }

    @Test("Or before it (Q-7)")
    func alongsideBefore() {
        assuming {
            $0.alongside = .before
        } _: {
            #expect(
                order() == [
                    "frame of the view", "alongside animation", "frame of the view", "alongside completion",
                    "presented.viewDidAppear(true)",
                ])
        }
    }

    /// Returns the progress of an alongside animation, of 100, half a second after a dismissal was driven to a quarter.
    private func alongside(movesNothing: Bool) -> CGFloat? {
        let view = UIView()
        phone.root.view.addSubview(view)
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        script.interactor = interactor
        script.movesNothing = movesNothing
        script.onWillBegin = { controller in
            _ = controller.presentedViewController.transitionCoordinator?.animate { _ in view.center.x = 100 }
        }
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        interactor.update(0.25)
        MainLoop.current.advance(by: 0.5)
        let x = view.layer.presentation()?.position.x
        interactor.finish()
        MainLoop.current.settle()
        return x
    }

    @Test("In either order it follows the finger (Q-7)", arguments: Assumptions.Sequence.allCases)
    func alongsideFollows(order: Assumptions.Sequence) {
        assuming {
            $0.alongside = order
        } _: {
            expectClose(alongside(movesNothing: false), 25, within: 1e-6)
        }
    }

    @Test("Alongside a vended animator that moves nothing, an animation follows the finger (Q-17)")
    func emptyAnimatorCarries() {
        expectClose(alongside(movesNothing: true), 25, within: 1e-6)
    }

    @Test("Or it plays on its own (Q-17)")
    func emptyAnimatorDoesNotCarry() {
        assuming {
            $0.alongsideEmptyAnimator = .playsByItself
        } _: {
            expectClose(alongside(movesNothing: true), 50, within: 1e-6)
        }
    }
}

/// Records each update.
private final class NotingInteraction: UIPercentDrivenInteractiveTransition {
    var updates: [CGFloat] = []

    override func update(_ percentComplete: CGFloat) {
        updates.append(percentComplete)
        super.update(percentComplete)
    }
}

/// Records each time that its frame is set.
private final class FrameNoter: UIView {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override var frame: CGRect {
        didSet { journal.note("frame of the view") }
    }
}
