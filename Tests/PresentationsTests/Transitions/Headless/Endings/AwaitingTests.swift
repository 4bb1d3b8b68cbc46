import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// `presentAndWait`, on the virtual clock.
@MainActor
struct AwaitingTests {
    private let scene = PresentedStage()

    /// The results of the tasks.
    private final class Results {
        var reasons: [DismissalReason] = []
    }

    private let results = Results()

    @discardableResult
    private func wait(
        for content: UIViewController, as style: some PresentationStyle = Card(),
        from presenter: UIViewController? = nil
    ) -> Task<Void, Never> {
        let (results, presenter) = (results, presenter ?? scene.presenter)
        return Task { results.reasons.append(await presenter.presentAndWait(content, as: style)) }
    }

    private func makeContent() -> CountingViewController { CountingViewController(CGSize(width: 0, height: 340)) }

    @Test("It returns the user's reason when the view has gone")
    func user() {
        let content = makeContent()
        wait(for: content)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === content)
        #expect(results.reasons == [])
        scene.stage.tap(at: CGPoint(x: 385, y: 60))
        scene.stage.settle()
        #expect(results.reasons == [.tapOutside])
    }

    @Test("One after the other in a task")
    func inTurn() {
        let (first, second) = (makeContent(), makeContent())
        let (presenter, results) = (scene.presenter, results)
        Task {
            results.reasons.append(await presenter.presentAndWait(first, as: Card()))
            results.reasons.append(await presenter.presentAndWait(second, as: Popup()))
        }
        scene.stage.settle()
        #expect(presenter.presentedViewController === first)
        scene.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 840), duration: 0.15)
        scene.stage.settle()
        #expect(presenter.presentedViewController === second)
        presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(results.reasons == [.swipe, .programmatic])
    }

    @Test("A presentation that is not possible returns at once")
    func impossible() {
        let told = reports {
            wait(for: scene.presenter)
            wait(for: makeContent(), from: UIViewController())
            scene.stage.settle()
        }
        #expect(told.count == 2)
        #expect(results.reasons == [.notPresented, .notPresented])
    }

    @Test("One that UIKit drops returns, too (Q-2)", arguments: [Assumptions.Request.queued, .dropped])
    func dropped(answer: Assumptions.Request) {
        Assumptions.assuming({ $0.presentingDuringDismissal = answer }) {
            let told = reports {
                let presenter = scene.presenter
                presenter.presentAsCard(makeContent())
                scene.stage.settle()
                presenter.dismiss(animated: true)
                // Both wait for the end, and the second one comes too late.
                wait(for: makeContent())
                wait(for: makeContent())
                scene.stage.settle()
            }
            #expect(told.count == 1)
            #expect(results.reasons == [.notPresented])
            scene.presenter.dismiss(animated: false)
            scene.stage.settle()
            #expect(results.reasons == [.notPresented, .programmatic])
        }
    }

    @Test("A window that is released ends the wait")
    func window() async {
        let task: Task<Void, Never>
        do {
            let other = PresentedStage()
            task = wait(for: makeContent(), from: other.presenter)
            other.stage.settle()
            #expect(other.presenter.presentedViewController != nil)
        }
        scene.stage.settle()
        await task.value
        #expect(results.reasons == [.programmatic])
    }

    // MARK: Cancelled tasks

    @Test("A cancelled task dismisses, with everything on top")
    func cancelled() {
        let content = makeContent()
        let task = wait(for: content)
        scene.stage.settle()
        content.presentAsPopup(makeContent())
        scene.stage.settle()
        task.cancel()
        scene.stage.settle()
        #expect(results.reasons == [.programmatic])
        #expect(scene.presenter.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.presenter.view])
    }

    @Test(
        "Cancelled at any moment of the transition, it dismisses as soon as UIKit can (C15)",
        arguments: [0, 0.02, 0.2, 0.45])
    func cancelledOnTheWay(moment: TimeInterval) {
        let content = makeContent()
        let task = wait(for: content)
        scene.stage.advance(by: moment)
        task.cancel()
        scene.stage.settle()
        #expect(results.reasons == [.programmatic])
        #expect(scene.presenter.presentedViewController == nil)
        #expect(content.calls.count % 4 == 0)
    }

    @Test("Cancelled before it began, it presents nothing")
    func cancelledBefore() {
        let content = makeContent()
        wait(for: content).cancel()
        scene.stage.settle()
        #expect(results.reasons == [.notPresented])
        #expect(content.calls == [])
    }

    @Test("Cancelled while it waits for another dismissal, it presents nothing")
    func cancelledWaiting() {
        let (first, second) = (makeContent(), makeContent())
        scene.presenter.presentAsCard(first)
        scene.stage.settle()
        scene.presenter.dismiss(animated: true)
        let task = wait(for: second)
        scene.stage.advance(by: 0.1)
        task.cancel()
        scene.stage.settle()
        #expect(results.reasons == [.notPresented])
        #expect(second.calls == [])
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("Cancelled while UIKit holds the request, it dismisses what comes of it (C14)")
    func cancelledWhileHeld() {
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.stage.show(stack)
        scene.stage.settle()
        stack.pushViewController(UIViewController(), animated: true)
        scene.stage.advance(by: 0.05)
        let task = wait(for: makeContent(), from: stack)
        scene.stage.advance(by: 0.05)
        task.cancel()
        scene.stage.settle()
        #expect(results.reasons == [.programmatic])
        #expect(stack.presentedViewController == nil)
    }

    @Test("Cancelled during a push inside, it dismisses after that (C14)")
    func cancelledDuringPush() {
        let stack = UINavigationController(rootViewController: UIViewController())
        let task = wait(for: stack, as: HalfSheet())
        scene.stage.settle()
        stack.pushViewController(UIViewController(), animated: true)
        scene.stage.advance(by: 0.05)
        task.cancel()
        scene.stage.settle()
        #expect(results.reasons == [.programmatic])
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("Cancelled under a finger that takes the dismissal back, it dismisses all the same")
    func cancelledUnderFinger() {
        let content = makeContent()
        let task = wait(for: content)
        scene.stage.settle()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 640))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 700))
        #expect(content.isBeingDismissed)
        task.cancel()
        scene.stage.advance(by: 0.1)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 600))
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(results.reasons == [.programmatic])
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("Cancelled when it is over, it touches nothing that came after")
    func cancelledAfter() {
        let content = makeContent()
        let task = wait(for: content)
        scene.stage.settle()
        scene.presenter.dismiss(animated: false)
        scene.stage.settle()
        scene.presenter.presentAsCard(content)
        task.cancel()
        scene.stage.settle()
        #expect(results.reasons == [.programmatic])
        #expect(scene.presenter.presentedViewController === content)
    }

    @Test("Nothing is left of the wait")
    func leaks() {
        var probe = LeakProbe()
        do {
            let content = makeContent()
            probe.add(content, as: "content")
            let task = wait(for: content)
            scene.stage.settle()
            probe.add(content.presentationController, as: "controller")
            task.cancel()
            scene.stage.settle()
        }
        #expect(probe.names == [])
    }

    /// Counts its requests.
    private final class DismissingViewController: CountingViewController {
        private(set) var dismissals = 0

        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            dismissals += 1
            super.dismiss(animated: flag, completion: completion)
        }
    }

    private func expectOneDismissal(by presenter: DismissingViewController, afterCancelling task: Task<Void, Never>) {
        task.cancel()
        scene.stage.advance(by: 0.1)
        #expect(presenter.dismissals == 0)
        scene.stage.settle()
        #expect(presenter.dismissals == 1)
        #expect(results.reasons == [.programmatic])
    }

    @Test("Cancelled on its way in, it is dismissed once, when it has arrived (C15)")
    func cancelledOnItsWayIn() {
        let presenter = DismissingViewController()
        scene.stage.show(presenter)
        let content = makeContent()
        let task = wait(for: content, from: presenter)
        scene.stage.advance(by: 0.2)
        #expect(content.isBeingPresented)
        expectOneDismissal(by: presenter, afterCancelling: task)
    }

    @Test("Cancelled while its stack pushes, it is dismissed once, after the push (C14)")
    func dismissedOnceAfterPush() {
        let presenter = DismissingViewController()
        scene.stage.show(presenter)
        let stack = UINavigationController(rootViewController: makeContent())
        let task = wait(for: stack, from: presenter)
        scene.stage.settle()
        stack.pushViewController(makeContent(), animated: true)
        scene.stage.advance(by: 0.1)
        expectOneDismissal(by: presenter, afterCancelling: task)
    }
}
