import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The tick at the threshold where a release begins, or ceases, to dismiss.
@MainActor
struct ThresholdHapticsTests {
    private func card(_ style: Card) -> (scene: PresentedStage, content: UIViewController) {
        let scene = PresentedStage()
        let content = scene.presentCard(style)
        scene.stage.settle()
        UIFeedbackGenerator.played = []
        UIFeedbackGenerator.preparations = 0
        return (scene, content)
    }

    /// A finger lands on the card and moves down to so many points beyond the 10 that a pan absorbs; up if negative.
    private func move(_ ways: CGFloat..., on scene: PresentedStage) -> [Int] {
        ways.map { way in
            scene.stage.advance(by: 0.02)
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 600 + 10 + way))
            return UIFeedbackGenerator.played.count
        }
    }

    @Test("It ticks once on the way out, and once on the way back, at the distance of the threshold")
    func outAndBack() {
        let (scene, _) = card(Card { $0.playsHaptics = true })
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        #expect(UIFeedbackGenerator.preparations == 0)
        // 0.382 of 340 points is 129.88.
        #expect(move(0, 50, 129, 130, 200, 300, on: scene) == [0, 0, 0, 1, 1, 1])
        #expect(UIFeedbackGenerator.preparations == 1)
        #expect(move(131, 129, 50, -40, 0, 140, on: scene) == [1, 2, 2, 2, 2, 3])
        #expect(UIFeedbackGenerator.played == [.selection, .selection, .selection])
        scene.stage.advance(by: 0.5)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(UIFeedbackGenerator.played.count == 3)
        #expect(UIFeedbackGenerator.preparations == 1)
    }

    @Test("A card that may leave up and down ticks on both sides")
    func bothSides() {
        let (scene, _) = card(
            Card {
                $0.swipeDirection = .vertical
                $0.playsHaptics = true
            })
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        // Upwards the pan also absorbs the first ten points: 20 points further than downwards.
        scene.stage.advance(by: 0.02)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 590))
        #expect(move(-149, -150, -100, 109, 110, on: scene) == [0, 1, 2, 2, 3])
    }

    @Test("A dismissal that is refused does not tick, nor one that the style says nothing about")
    func silent() {
        let (refused, content) = card(Card { $0.playsHaptics = true })
        content.isModalInPresentation = true
        refused.stage.touchDown(at: CGPoint(x: 196, y: 600))
        #expect(move(0, 130, 240, 50, on: refused) == [0, 0, 0, 0])
        refused.stage.touchUp()
        let (plain, _) = card(Card())
        plain.stage.touchDown(at: CGPoint(x: 196, y: 600))
        #expect(move(0, 130, 240, 50, on: plain) == [0, 0, 0, 0])
        #expect(UIFeedbackGenerator.preparations == 0)
    }

    @Test("Popups, drawers and half-sheets have the option, too, and it is off by default")
    func styles() {
        #expect(Popup { $0.playsHaptics = true }.options.playsHaptics)
        #expect(Drawer { $0.playsHaptics = true }.options.playsHaptics)
        #expect(HalfSheet { $0.playsHaptics = true }.options.playsHaptics)
        for options in [
            Card().options, Popup().options, Drawer().options, HalfSheet().options, PresentationOptions(),
        ] {
            #expect(!options.playsHaptics)
        }
        let scene = PresentedStage()
        scene.presenter.presentAsDrawer(UIViewController(), style: Drawer { $0.playsHaptics = true })
        scene.stage.settle()
        UIFeedbackGenerator.played = []
        // 0.382 of 320 points is 122.2.
        scene.stage.drag(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 120, y: 400), duration: 0.5)
        scene.stage.settle()
        #expect(UIFeedbackGenerator.played == [])
        scene.stage.drag(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 110, y: 400), duration: 0.5)
        scene.stage.settle()
        #expect(UIFeedbackGenerator.played == [.selection])
    }
}
