import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

/// Drags whose touch the system takes away.
@MainActor
struct InterruptedDragTests {
    @Test(
        "An app that goes to the background under a finger finds its view at rest afterwards, in every style (G18)",
        arguments: PresentationKind.allCases)
    func background(kind: PresentationKind) throws {
        let scene = PresentedStage()
        kind.present(TextViewController("text"), from: scene.presenter, animated: true)
        scene.stage.settle()
        let view = try #require(scene.chrome)
        let rest = view.frame
        let start = CGPoint(x: rest.midX, y: max(rest.minY + 12, 70))
        scene.stage.touchDown(at: start)
        for step in 1...6 {
            scene.stage.advance(by: 0.02)
            scene.stage.touchMoved(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 12))
        }
        scene.stage.enterBackground()
        scene.stage.advance(by: 1)
        scene.stage.enterForeground()
        scene.stage.settle()
        #expect(view.frame == rest)
        #expect(!scene.stage.isInMotion)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController != nil)
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }
}
