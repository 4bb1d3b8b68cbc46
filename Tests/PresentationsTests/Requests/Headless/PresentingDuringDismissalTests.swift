import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A presentation that is requested while what was presented is on its way out, whatever UIKit does with such a request.
@MainActor
struct PresentingDuringDismissalTests {
    private let scene = PresentedStage()

    nonisolated private static let answers: [Assumptions.Request] = [.queued, .dropped]

    private func assuming(_ answer: Assumptions.Request, _ body: () -> Void) {
        Assumptions.assuming({ $0.presentingDuringDismissal = answer }, during: body)
    }

    @Test("It waits for the end, at each moment of the dismissal (Z5, Q-2)", arguments: answers, [0, 0.02, 0.2, 0.4])
    func waits(answer: Assumptions.Request, moment: TimeInterval) {
        assuming(answer) {
            _ = scene.presentCard()
            scene.stage.settle()
            scene.presenter.dismiss(animated: true)
            if moment > 0 { scene.stage.advance(by: moment) }
            let next = CountingViewController(CGSize(width: 0, height: 200))
            var completions = 0
            let told = reports { scene.presenter.presentAsPopup(next) { completions += 1 } }
            #expect(told == [])
            #expect(next.presentingViewController == nil)
            scene.stage.settle()
            #expect(completions == 1)
            #expect(scene.presenter.presentedViewController === next)
            #expect(next.popupPresentationController != nil)
            #expect(next.calls == ["willAppear", "didAppear"])
        }
    }

    @Test("If a finger takes the dismissal back, it is logged and dropped (Q-2)", arguments: answers)
    func takenBack(answer: Assumptions.Request) {
        assuming(answer) {
            let content = CountingViewController()
            scene.presenter.presentAsHalfSheet(content)
            scene.stage.settle()
            scene.stage.touchDown(at: CGPoint(x: 196, y: 450))
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 470))
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 560))
            #expect(content.isBeingDismissed)
            var completions = 0
            let next = CountingViewController()
            let told = reports {
                scene.presenter.presentAsCard(next) { completions += 1 }
                scene.stage.touchMoved(to: CGPoint(x: 196, y: 470))
                scene.stage.advance(by: 0.2)
                scene.stage.touchUp()
                scene.stage.settle()
            }
            #expect(told.count == 1)
            #expect(completions == 0)
            #expect(scene.presenter.presentedViewController === content)
            content.dismiss(animated: true)
            scene.stage.settle()
            scene.presenter.presentAsCard(next) { completions += 1 }
            scene.stage.settle()
            #expect(completions == 1)
        }
    }

    @Test("A presenter that has gone by then presents nothing", arguments: answers)
    func presenterGone(answer: Assumptions.Request) {
        assuming(answer) {
            let content = CountingViewController()
            weak var forgotten: UIViewController?
            scene.presenter.presentAsCard(content)
            scene.stage.settle()
            scene.presenter.dismiss(animated: true)
            do {
                let next = CountingViewController()
                forgotten = next
                scene.presenter.presentAsCard(next)
            }
            scene.stage.show(UIViewController())
            scene.stage.settle()
            #expect(forgotten == nil)
        }
    }
}
