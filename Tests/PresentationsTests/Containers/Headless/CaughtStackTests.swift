import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A change of the stack that a finger catches: UIKit may leave the stack changed after a cancellation.
@MainActor
struct CaughtStackTests {
    /// Catches a running transition, and moves the finger back beyond the beginning.
    private func catchAndReturn(_ scene: NavigationStage, from start: CGFloat, to end: CGFloat) {
        scene.stage.advance(by: 0.1)
        scene.stage.touchDown(at: CGPoint(x: start, y: 500))
        for step in 1...10 {
            scene.stage.touchMoved(to: CGPoint(x: start + CGFloat(step) * (end - start) / 10, y: 500))
            scene.stage.advance(by: 0.016)
        }
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    private func assuming(_ answer: Assumptions.CancelledStack, _ body: () -> Void) {
        Assumptions.assuming({ $0.stackAfterCancellation = answer }, during: body)
    }

    @Test(
        "A push that goes back under the finger leaves the stack of before (Q-22)",
        arguments: Assumptions.CancelledStack.allCases)
    func push(answer: Assumptions.CancelledStack) {
        assuming(answer) {
            let scene = NavigationStage()
            let pushed = NavigationStage.page("pushed")
            scene.navigation.pushViewController(pushed, animated: true)
            catchAndReturn(scene, from: 50, to: 390)
            #expect(scene.names == ["0", "1"])
            #expect(pushed.parent == nil)
            #expect(scene.flaws == [])
            scene.navigation.pushViewController(pushed, animated: true)
            scene.stage.settle()
            #expect(scene.names == ["0", "1", "pushed"])
            #expect(scene.flaws == [])
        }
    }

    @Test(
        "So does a list that only adds or only removes the top (Q-22)", arguments: Assumptions.CancelledStack.allCases)
    func single(answer: Assumptions.CancelledStack) {
        assuming(answer) {
            let scene = NavigationStage()
            let pushed = NavigationStage.page("pushed")
            scene.navigation.setViewControllers(scene.pages + [pushed], animated: true)
            catchAndReturn(scene, from: 50, to: 390)
            #expect(scene.names == ["0", "1"])
            scene.navigation.setViewControllers([scene.root], animated: true)
            catchAndReturn(scene, from: 390, to: 10)
            #expect(scene.names == ["0", "1"])
            #expect(scene.flaws == [])
        }
    }

    @Test(
        "Any other list that a finger catches follows it, and comes when it lifts (Q-22)",
        arguments: Assumptions.CancelledStack.allCases)
    func several(answer: Assumptions.CancelledStack) {
        assuming(answer) {
            let scene = NavigationStage(pages: 3)
            scene.navigation.setViewControllers(["x", "y"].map(NavigationStage.page), animated: true)
            catchAndReturn(scene, from: 50, to: 390)
            #expect(scene.names == ["x", "y"])
            #expect(scene.flaws == [])
            scene.navigation.setViewControllers(scene.pages, animated: false)
            scene.stage.settle()
            scene.navigation.popToRootViewController(animated: true)
            catchAndReturn(scene, from: 390, to: 10)
            #expect(scene.names == ["0"])
            #expect(scene.flaws == [])
        }
    }
}
