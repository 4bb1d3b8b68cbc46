import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The presenter that stands back, while a finger moves what is in front of it.
@MainActor
struct UnderFingerTests {
    /// The scale goes from 0.92 to 1: no step that is seen is as large as one of the 20 that this would be.
    private let step: CGFloat = 0.004

    @Test("It comes forward by the share of the way out that the finger has done, and goes back with it")
    func follows() {
        let back = StandingBack()
        back.stage.touchDown(at: CGPoint(x: 196, y: 500))
        for (finger, scale, radius) in [
            (510, 0.92, 12), (556, 0.928, 10.8), (625, 0.94, 9), (740, 0.96, 6), (625, 0.94, 9), (556, 0.928, 10.8),
        ] as [(CGFloat, CGFloat, CGFloat)] {
            back.stage.touchMoved(to: CGPoint(x: 196, y: finger))
            back.stage.advance(by: 1 / 60)
            #expect(abs(back.scale - scale) < 1e-4, "finger at \(finger): \(back.scale)")
            #expect(abs(back.cornerRadius - radius) < 0.02, "finger at \(finger): \(back.cornerRadius)")
        }
    }

    @Test("Every step of the finger is a step of the presenter's")
    func everyStep() {
        let back = StandingBack()
        back.stage.touchDown(at: CGPoint(x: 196, y: 500))
        for finger in stride(from: CGFloat(512), through: 820, by: 4) {
            back.stage.touchMoved(to: CGPoint(x: 196, y: finger))
            back.stage.advance(by: 1.0 / 120)
            #expect(abs(back.scale - (0.92 + 0.08 * (finger - 510) / 460)) < 1e-4, "finger at \(finger)")
        }
    }

    @Test(
        "Let go and gone, it comes forward without a jump, and is as it was", arguments: [560, 700, 800] as [CGFloat])
    func leaves(finger: CGFloat) {
        let back = StandingBack()
        let before = WindowDump(PresentedStage().stage.window)
        back.stage.touchDown(at: CGPoint(x: 196, y: 500))
        back.stage.touchMoved(to: CGPoint(x: 196, y: 520))
        back.stage.advance(by: 0.02)
        back.stage.touchMoved(to: CGPoint(x: 196, y: finger))
        back.stage.advance(by: 0.001)
        back.look()
        back.stage.touchUp()
        back.watch(0.8)
        #expect(back.largestStep < step, "\(back.largestStep)")
        #expect(zip(back.samples, back.samples.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
        back.stage.settle()
        #expect(WindowDump(back.stage.window).differences(from: before) == [])
    }

    @Test("Let go and back, it stands back again without a jump", arguments: [540, 600, 690] as [CGFloat])
    func returns(finger: CGFloat) {
        let back = StandingBack()
        let before = WindowDump(back.stage.window)
        back.stage.touchDown(at: CGPoint(x: 196, y: 500))
        back.stage.touchMoved(to: CGPoint(x: 196, y: finger))
        back.stage.advance(by: 0.3)
        back.look()
        back.stage.touchUp()
        back.watch(0.8)
        #expect(back.largestStep < step, "\(back.largestStep)")
        back.stage.settle()
        #expect(back.scale == 0.92)
        #expect(WindowDump(back.stage.window).differences(from: before) == [])
    }

    @Test("Caught on the way in, it stays where it is", arguments: [0.03, 0.1, 0.2, 0.35])
    func caughtComing(moment: TimeInterval) {
        let back = StandingBack(settles: false)
        back.stage.advance(by: moment)
        check(back)
    }

    @Test("Caught on the way out, it stays where it is", arguments: [0.03, 0.1, 0.15, 0.2, 0.3])
    func caughtGoing(moment: TimeInterval) {
        let back = StandingBack()
        back.scene.presenter.dismiss(animated: true)
        back.stage.advance(by: moment)
        // So late, where it would have to come from is further back than it may stand.
        check(back, step: moment == 0.2 ? 0.006 : step)
    }

    @Test("Caught on the way back, it stays where it is", arguments: [0.02, 0.1, 0.2])
    func caughtReturning(moment: TimeInterval) {
        let back = StandingBack()
        back.stage.touchDown(at: CGPoint(x: 196, y: 500))
        back.stage.touchMoved(to: CGPoint(x: 196, y: 690))
        back.stage.advance(by: 0.3)
        back.stage.touchUp()
        back.stage.advance(by: moment)
        check(back)
    }

    @Test("Caught as it leaves, it stays where it is", arguments: [0.02, 0.06])
    func caughtLeaving(moment: TimeInterval) {
        let back = StandingBack()
        back.stage.touchDown(at: CGPoint(x: 196, y: 500))
        back.stage.touchMoved(to: CGPoint(x: 196, y: 520))
        back.stage.advance(by: 0.05)
        back.stage.touchMoved(to: CGPoint(x: 196, y: 600))
        back.stage.advance(by: 0.02)
        back.stage.touchMoved(to: CGPoint(x: 196, y: 650))
        back.stage.touchUp()
        back.stage.advance(by: moment)
        check(back)
    }

    /// Catches it, waits, and lets go: there is no jump, and it stands back as before.
    private func check(_ back: StandingBack, step: CGFloat = 0.004) {
        back.look()
        back.grab()
        back.watch(0.3)
        #expect(back.largestStep < step, "caught: \(back.largestStep)")
        back.forgetSamples()
        back.look()
        back.stage.touchUp()
        back.watch(0.9)
        #expect(back.largestStep < step, "let go: \(back.largestStep)")
        back.stage.settle()
        let isGone = back.scene.presenter.presentedViewController == nil
        #expect(back.scale == (isGone ? 1 : 0.92))
        if !isGone { back.scene.presenter.dismiss(animated: true) }
        back.stage.settle()
        #expect(WindowDump(back.stage.window).differences(from: WindowDump(PresentedStage().stage.window)) == [])
    }

    @Test("Refused, it does not come forward; caught on its way in, it goes on to where it stands")
    func refused() {
        let back = StandingBack(settles: false)
        back.content.isModalInPresentation = true
        back.stage.advance(by: 0.1)
        back.look()
        back.grab()
        back.watch(0.4)
        #expect(back.largestStep < step, "\(back.largestStep)")
        #expect(abs(back.scale - 0.92) < 1e-4)
        back.stage.touchUp()
        back.stage.settle()
        #expect(back.scale == 0.92)
    }
}
