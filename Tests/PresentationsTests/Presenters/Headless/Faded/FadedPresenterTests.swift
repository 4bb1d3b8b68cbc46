import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A presenter that is faded behind a presentation.
@MainActor
struct FadedPresenterTests {
    @Test("It fades to 0.5 with the card, in 0.25 seconds, and comes back with it (S10)")
    func fades() {
        let faded = FadedPresenter(settles: false)
        faded.stage.advance(by: 0)
        #expect(faded.alpha == 1)
        faded.stage.advance(by: 0.125)
        #expect(abs(faded.alpha - 0.75) < 0.01)
        faded.stage.advance(by: 0.126)
        #expect(faded.alpha == 0.5)
        #expect(faded.card == 478)
        #expect(faded.view.transform == .identity)
        #expect(!faded.view.clipsToBounds)
        faded.scene.presenter.dismiss(animated: true)
        faded.stage.advance(by: 0)
        faded.stage.advance(by: 0.125)
        #expect(abs(faded.alpha - 0.75) < 0.01)
        faded.stage.settle()
        #expect(faded.view.alpha == 1)
        #expect(faded.view.layer.animationKeys() == nil)
    }

    @Test("Dragged by less than 0.382 of the height it comes back, by more it leaves (S10)")
    func distance() {
        // 0.382 · 340 = 129.88
        let near = FadedPresenter()
        near.drag(139)
        near.stage.settle()
        #expect(near.isPresented)
        #expect(near.card == 478)
        #expect(near.alpha == 0.5)
        #expect(near.delegate.calls == ["should", "will"])
        let far = FadedPresenter()
        far.drag(140.5)
        far.stage.settle()
        #expect(!far.isPresented)
        #expect(far.view.alpha == 1)
        #expect(far.delegate.calls == ["should", "will", "did"])
        #expect(WindowDump(far.stage.window).differences(from: WindowDump(PresentedStage().stage.window)) == [])
    }

    @Test("Let go at 920 points a second it leaves, below it comes back (S10)")
    func velocity() {
        for (speed, leaves) in [(915, false), (925, true)] as [(CGFloat, Bool)] {
            let faded = FadedPresenter()
            faded.stage.drag(
                from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 680), duration: TimeInterval(80 / speed))
            faded.stage.settle()
            #expect(faded.isPresented != leaves, "\(speed)")
            #expect(faded.view.alpha == (leaves ? 1 : 0.5))
        }
    }

    @Test("It follows the finger by the share of the way that is done, out and back (S10)")
    func follows() {
        let faded = FadedPresenter()
        faded.stage.touchDown(at: CGPoint(x: 196, y: 500))
        // 374 points are the whole way.
        for (finger, alpha) in [(510, 0.5), (547.4, 0.55), (697, 0.75), (809.2, 0.9), (697, 0.75), (547.4, 0.55)]
            as [(CGFloat, CGFloat)]
        {
            faded.stage.touchMoved(to: CGPoint(x: 196, y: finger))
            faded.stage.advance(by: 1 / 60)
            #expect(abs(faded.alpha - alpha) < 0.002, "finger at \(finger): \(faded.alpha)")
        }
    }

    @Test(
        "Let go, card and presenter glide to the end without a jump (S10)",
        arguments: [560, 620, 700, 800] as [CGFloat])
    func glides(finger: CGFloat) {
        let faded = FadedPresenter()
        faded.stage.touchDown(at: CGPoint(x: 196, y: 500))
        faded.stage.touchMoved(to: CGPoint(x: 196, y: 515))
        faded.stage.advance(by: 0.02)
        faded.stage.touchMoved(to: CGPoint(x: 196, y: finger))
        faded.stage.advance(by: 0.3)
        faded.look()
        faded.stage.touchUp()
        faded.look()
        #expect(faded.largestSteps.card < 0.34)
        #expect(faded.largestSteps.alpha < 0.001)
        faded.watch(0.8)
        // 374 points in a quarter of a second, at a spring's greatest speed, are 15 points a frame, and the opacity
        // changes by a half meanwhile.
        #expect(faded.largestSteps.card < 16)
        #expect(faded.largestSteps.alpha < 0.02)
        faded.stage.settle()
        #expect(faded.isPresented == (finger < 640))
        #expect(faded.view.alpha == (faded.isPresented ? 0.5 : 1))
    }

    @Test(
        "Caught on its way in or out it stays as it is, and ends right", arguments: [0.05, 0.12, 0.2], [true, false])
    func caught(moment: TimeInterval, comes: Bool) {
        let faded = FadedPresenter(settles: !comes)
        if !comes { faded.scene.presenter.dismiss(animated: true) }
        faded.stage.advance(by: moment)
        faded.look()
        let y = min(840, faded.card + 30)
        faded.stage.touchDown(at: CGPoint(x: 196, y: y))
        faded.stage.touchMoved(to: CGPoint(x: 196, y: y + 10))
        faded.look()
        faded.stage.touchMoved(to: CGPoint(x: 196, y: y + 11))
        faded.look()
        faded.watch(0.3)
        #expect(faded.largestSteps.alpha < 0.03, "\(faded.largestSteps.alpha)")
        faded.stage.touchUp()
        faded.watch(0.9)
        #expect(faded.largestSteps.alpha < 0.03, "\(faded.largestSteps.alpha)")
        faded.stage.settle()
        #expect(faded.view.alpha == (faded.isPresented ? 0.5 : 1))
        if faded.isPresented { faded.scene.presenter.dismiss(animated: true) }
        faded.stage.settle()
        #expect(faded.view.alpha == 1)
        #expect(WindowDump(faded.stage.window).differences(from: WindowDump(PresentedStage().stage.window)) == [])
    }

    @Test("A modal presentation does not let it come back")
    func refused() {
        let faded = FadedPresenter()
        faded.content.isModalInPresentation = true
        faded.drag(160)
        #expect(faded.alpha == 0.5)
        faded.stage.settle()
        #expect(faded.alpha == 0.5)
        #expect(faded.delegate.calls == ["attempt"])
    }

    @Test("With Reduce Motion it fades all the same")
    func reduceMotion() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                UIAccessibility.settings.isReduceMotionEnabled = true
                let faded = FadedPresenter()
                #expect(faded.alpha == 0.5)
                faded.scene.presenter.dismiss(animated: true)
                faded.stage.settle()
                #expect(faded.view.alpha == 1)
            }
        }
    }

    @Test("Its own opacity is the measure, and is put back exactly; what the app makes of it meanwhile stays")
    func own() {
        let scene = PresentedStage()
        let view: UIView = scene.presenter.view
        view.alpha = 0.8
        _ = scene.presentCard(Card(presenter: .faded(alpha: 0.25)))
        scene.stage.settle()
        #expect(abs(view.alpha - 0.2) < 1e-6)
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(Float(view.alpha) == 0.8)
        _ = scene.presentCard(Card(presenter: .faded()))
        scene.stage.settle()
        view.alpha = 0.9
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(Float(view.alpha) == 0.9)
    }

    @Test(
        "An alpha is between nothing and all; what is no number is the default",
        arguments: [(.nan, 0.5), (-1, 0), (3, 1), (.infinity, 1)] as [(CGFloat, CGFloat)])
    func unusable(alpha: CGFloat, expected: CGFloat) {
        let scene = PresentedStage()
        _ = scene.presentCard(Card(presenter: .faded(alpha: alpha)))
        scene.stage.settle()
        #expect(scene.presenter.view.alpha == expected)
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.view.alpha == 1)
    }

    @Test("A rotation leaves it as it is")
    func rotation() {
        let faded = FadedPresenter()
        faded.stage.rotate(to: .landscapeLeft)
        faded.watch(0.5)
        #expect(faded.samples.allSatisfy { $0.alpha == 0.5 })
        faded.stage.settle()
        #expect(faded.view.bounds.size == CGSize(width: 852, height: 393))
        faded.scene.presenter.dismiss(animated: true)
        faded.stage.settle()
        #expect(faded.view.alpha == 1)
    }

    @Test("One appearance becomes another at run time, in the same animation, and nothing of either is left")
    func changed() throws {
        let faded = FadedPresenter()
        let controller = try #require(faded.content.cardPresentationController)
        let changes: [(PresenterAppearance, CGFloat, CGFloat)] = [
            (.pushedBack(), 1, 0.92), (.faded(alpha: 0.3), 0.3, 1), (.faded(alpha: 0.6), 0.6, 1),
            (.unchanged, 1, 1), (.faded(), 0.5, 1), (.pushedBack(scale: 0.9), 1, 0.9),
        ]
        for (appearance, alpha, scale) in changes {
            let (wasAlpha, wasScale) = (faded.alpha, faded.view.transform.a)
            controller.animateChanges { $0.presenter = appearance }
            #expect(faded.alpha == wasAlpha)
            faded.stage.advance(by: 0.1)
            let seen = try visible(faded.view)
            if alpha != wasAlpha { #expect((min(alpha, wasAlpha)...max(alpha, wasAlpha)).contains(faded.alpha)) }
            if scale != wasScale {
                let way = min(scale, wasScale)...max(scale, wasScale)
                #expect(way.contains(seen.affineTransform().a))
                #expect(faded.view.clipsToBounds)
            }
            faded.stage.settle()
            #expect(Float(faded.view.alpha) == Float(alpha), "\(appearance)")
            #expect(faded.view.transform.a == scale, "\(appearance)")
            #expect(faded.view.clipsToBounds == (scale != 1), "\(appearance)")
        }
        faded.scene.presenter.dismiss(animated: true)
        faded.stage.settle()
        #expect(WindowDump(faded.stage.window).differences(from: WindowDump(PresentedStage().stage.window)) == [])
    }

    @Test("A card behind another card fades with its shadow, and comes back")
    func stacked() throws {
        let scene = PresentedStage()
        let lower = scene.presentCard()
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        lower.presentAsCard(CountingViewController(CGSize(width: 0, height: 200)), style: Card(presenter: .faded()))
        scene.stage.settle()
        #expect(chrome.alpha == 0.5)
        #expect(scene.presenter.view.alpha == 1)
        lower.dismiss(animated: true)
        scene.stage.settle()
        #expect(chrome.alpha == 1)
    }
}
