import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A finger that rests before it lifts. The recogniser reports the velocity of its last movement all the same (Z2).
@MainActor
struct RestTests {
    private let scene = PresentedStage()

    /// Pulls a half-sheet down by 66 points at 2,000 points per second, rests, and lifts.
    private func pull(resting: TimeInterval) -> UIViewController {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        let touchscreen = scene.stage
        touchscreen.touchDown(at: CGPoint(x: 196, y: 450))
        for step in 1...6 {
            touchscreen.advance(by: 0.01)
            touchscreen.touchMoved(to: CGPoint(x: 196, y: 450 + CGFloat(step) * 20))
        }
        touchscreen.advance(by: resting)
        touchscreen.touchUp()
        touchscreen.settle()
        return content
    }

    @Test("Without a rest, or with a short one, the sheet is thrown out", arguments: [0, 0.05, 0.09])
    func throwing(resting: TimeInterval) {
        _ = pull(resting: resting)
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("A finger that has rested for 0.1 seconds throws nothing (Z2)", arguments: [0.1, 0.15, 0.3, 5])
    func resting(resting: TimeInterval) {
        let content = pull(resting: resting)
        #expect(scene.presenter.presentedViewController === content)
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("A flick that goes as far as the one before it, in one step, is a flick")
    func flicks() throws {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        for _ in 0..<2 {
            scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
            scene.stage.advance(by: 1.0 / 60)
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 540))
            scene.stage.touchUp()
            scene.stage.settle()
            #expect(scene.chrome?.frame.minY == 69)
            content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .medium }
            scene.stage.settle()
        }
    }

    @Test("Nor does it pop", arguments: [(0.0, 1), (0.1, 2), (2, 2)])
    func popping(resting: TimeInterval, left: Int) {
        let stack = UINavigationController(rootViewController: CountingViewController())
        stack.pushViewController(CountingViewController(), animated: false)
        stack.use(NavigationTransition())
        scene.stage.show(stack)
        scene.stage.settle()
        scene.stage.touchDown(at: CGPoint(x: 50, y: 400))
        for step in 1...6 {
            scene.stage.advance(by: 0.01)
            scene.stage.touchMoved(to: CGPoint(x: 50 + CGFloat(step) * 15, y: 400))
        }
        scene.stage.advance(by: resting)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(stack.viewControllers.count == left)
    }

    @Test("A finger that moves on after its rest throws again")
    func movingOn() {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 450))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 470))
        scene.stage.advance(by: 1)
        for step in 1...5 {
            scene.stage.advance(by: 0.01)
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 470 + CGFloat(step) * 20))
        }
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }
}
