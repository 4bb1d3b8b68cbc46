import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The effect on the presenting view is changed during the presentation, again and again, and before the last change
/// has taken effect.
@MainActor
struct ToggledLooksTests {
    private nonisolated static let looks: [PresenterAppearance] = [
        .faded(), .faded(alpha: 0.2), .pushedBack(), .pushedBack(scale: 0.8),
    ]

    /// Shows a card whose presenting view has its own look.
    private func show(_ look: PresenterAppearance) throws -> (scene: PresentedStage, card: CardPresentationController) {
        let scene = PresentedStage()
        scene.presenter.view.alpha = 0.9
        scene.presenter.view.layer.cornerRadius = 5
        scene.presenter.additionalSafeAreaInsets.top = 7
        let content = scene.presentCard(Card(presenter: look))
        scene.stage.settle()
        return (scene, try #require(content.cardPresentationController))
    }

    private func expectAsBefore(_ scene: PresentedStage) {
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        let untouched = PresentedStage()
        untouched.presenter.view.alpha = 0.9
        untouched.presenter.view.layer.cornerRadius = 5
        untouched.presenter.additionalSafeAreaInsets.top = 7
        untouched.stage.settle()
        #expect(WindowDump(scene.stage.window).differences(from: WindowDump(untouched.stage.window)) == [])
        #expect(scene.presenter.additionalSafeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
    }

    @Test(
        "A look that goes and comes back ends as it was, whatever the time between", arguments: looks,
        [0, 0.05, 0.2, 0.39, 0.41, 1] as [TimeInterval])
    func backAgain(look: PresenterAppearance, gap: TimeInterval) throws {
        let (scene, card) = try show(look)
        let before = WindowDump(scene.stage.window)
        card.animateChanges { $0.presenter = .unchanged }
        scene.stage.advance(by: gap)
        card.animateChanges { $0.presenter = look }
        scene.stage.settle()
        #expect(WindowDump(scene.stage.window).differences(from: before) == [])
        expectAsBefore(scene)
    }

    @Test("After many changes it looks as the last one says", arguments: looks, looks)
    func many(first: PresenterAppearance, last: PresenterAppearance) throws {
        for gap in [0.03, 0.11, 0.27] {
            let (scene, card) = try show(first)
            for look in [.unchanged, .faded(alpha: 0.4), .pushedBack(scale: 0.7), first, .unchanged, last] {
                card.animateChanges { $0.presenter = look }
                scene.stage.advance(by: gap)
            }
            scene.stage.settle()
            let fresh = try show(last).scene
            #expect(WindowDump(scene.stage.window).differences(from: WindowDump(fresh.stage.window)) == [])
            expectAsBefore(scene)
        }
    }

    @Test("Changed at once while the old look is on its way", arguments: looks)
    func atOnce(look: PresenterAppearance) throws {
        let (scene, card) = try show(.unchanged)
        card.animateChanges { $0.presenter = look }
        scene.stage.advance(by: 0.1)
        card.card.presenter = .unchanged
        scene.stage.advance(by: 0.01)
        card.card.presenter = look
        scene.stage.settle()
        let fresh = try show(look).scene
        #expect(WindowDump(scene.stage.window).differences(from: WindowDump(fresh.stage.window)) == [])
        expectAsBefore(scene)
    }

    @Test("The corners stay round until the view has come back, also when that begins anew")
    func corners() throws {
        let (scene, card) = try show(.pushedBack())
        card.animateChanges { $0.presenter = .unchanged }
        scene.stage.advance(by: 0.15)
        card.animateChanges { $0.presenter = .pushedBack() }
        scene.stage.advance(by: 0.15)
        card.animateChanges { $0.presenter = .unchanged }
        var samples = 0
        while try visible(scene.presenter.view).affineTransform().a < 0.999, samples < 100 {
            #expect(scene.presenter.view.clipsToBounds)
            scene.stage.advance(by: 0.01)
            samples += 1
        }
        #expect(samples > 10)
        scene.stage.settle()
        #expect(!scene.presenter.view.clipsToBounds)
    }

    @Test("What the app writes while a look goes is the app's", arguments: [0.05, 0.3])
    func writtenMeanwhile(moment: TimeInterval) throws {
        let scene = PresentedStage()
        let view: UIView = scene.presenter.view
        view.clipsToBounds = true
        let content = scene.presentCard(Card(presenter: .pushedBack()))
        scene.stage.settle()
        let card = try #require(content.cardPresentationController)
        card.animateChanges { $0.presenter = .faded() }
        scene.stage.advance(by: moment)
        view.clipsToBounds = false
        view.layer.cornerRadius = 7
        view.layer.cornerCurve = .circular
        scene.presenter.additionalSafeAreaInsets.left = 3
        scene.stage.settle()
        #expect(!view.clipsToBounds)
        #expect(view.layer.cornerRadius == 7)
        card.animateChanges { $0.presenter = .pushedBack() }
        scene.stage.settle()
        #expect(view.clipsToBounds)
        #expect(abs(view.layer.cornerRadius - 24 / 0.92) < 0.01)
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(!view.clipsToBounds)
        #expect(view.layer.cornerRadius == 7)
        #expect(view.layer.cornerCurve == .circular)
        #expect(scene.presenter.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
    }

    enum Moment: CaseIterable, Sendable {
        case coming, held, returning, caught
    }

    @Test("Changed while the card comes, is held, goes back or was caught", arguments: Moment.allCases, looks)
    func meanwhile(moment: Moment, look: PresenterAppearance) throws {
        let scene = PresentedStage()
        let content = scene.presentCard(Card(presenter: .pushedBack(scale: 0.9)))
        let card = try #require(content.cardPresentationController)
        if moment == .coming { scene.stage.advance(by: 0.2) } else { scene.stage.settle() }
        if moment == .caught {
            scene.presenter.dismiss(animated: true)
            scene.stage.advance(by: 0.1)
        }
        if moment != .coming {
            let y = try visible(scene.chrome).frame.minY + 60
            scene.stage.touchDown(at: CGPoint(x: 196, y: y))
            scene.stage.touchMoved(to: CGPoint(x: 196, y: y + 11))
            scene.stage.touchMoved(to: CGPoint(x: 196, y: y + 60))
            scene.stage.advance(by: 0.15)
        }
        if moment == .returning { scene.stage.touchUp() }
        card.animateChanges { $0.presenter = .unchanged }
        scene.stage.advance(by: 0.05)
        card.animateChanges { $0.presenter = look }
        scene.stage.advance(by: 0.1)
        if moment == .held || moment == .caught {
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 560))
            scene.stage.advance(by: 0.15)
            scene.stage.touchUp()
        }
        scene.stage.settle()
        try #require(scene.presenter.presentedViewController === content)
        let fresh = PresentedStage()
        _ = fresh.presentCard(Card(presenter: look))
        fresh.stage.settle()
        #expect(WindowDump(scene.stage.window).differences(from: WindowDump(fresh.stage.window)) == [])
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(WindowDump(scene.stage.window).differences(from: WindowDump(PresentedStage().stage.window)) == [])
    }
}
