import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Stacks of presentations that are dismissed at once. UIKit may not tell the ones in between.
@MainActor
struct SilentDismissalTests {
    private let scene = PresentedStage()

    @Test(
        "Everything that the presentations between have touched is put back (Q-15)",
        arguments: Assumptions.Calls.allCases, [true, false])
    func restored(answer: Assumptions.Calls, animated: Bool) {
        Assumptions.assuming({ $0.intermediateHooks = answer }) {
            weak var middle: PresentationController?
            do {
                let lower = CountingViewController()
                scene.presenter.presentAsCard(lower, style: Card(presenter: .pushedBack()))
                scene.stage.settle()
                let upper = CountingViewController()
                lower.presentAsHalfSheet(upper, style: HalfSheet(presenter: .faded()))
                scene.stage.settle()
                upper.presentAsPopup(CountingViewController(CGSize(width: 0, height: 100)))
                scene.stage.settle()
                middle = upper.presentationController as? PresentationController
                #expect(scene.presenter.view.transform != .identity)
                #expect(middle != nil)
                scene.presenter.dismiss(animated: animated)
                scene.stage.settle()
                #expect(upper.view.superview == nil)
                #expect(lower.view.superview == nil)
                #expect(lower.presentationController(of: Card.self) == nil)
            }
            #expect(scene.presenter.presentedViewController == nil)
            #expect(scene.presenter.view.transform == .identity)
            #expect(scene.presenter.view.layer.cornerRadius == 0)
            #expect(scene.stage.window.subviews == [scene.presenter.view])
            #expect(middle == nil)
        }
    }
}
