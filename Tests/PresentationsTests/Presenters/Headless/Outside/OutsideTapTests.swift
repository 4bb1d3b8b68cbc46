import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A tap beside the presented view.
@MainActor
struct OutsideTapTests {
    @MainActor
    private struct Tapped {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 200, height: 340))
        let delegate = RecordingDelegate()

        init(_ style: some PresentationStyle) {
            scene.presenter.present(content, as: style)
            content.presentationController?.delegate = delegate
            scene.stage.settle()
        }

        func tap() {
            scene.stage.tap(at: CGPoint(x: 196, y: 60))
            scene.stage.settle()
        }

        var isPresented: Bool { scene.presenter.presentedViewController != nil }
    }

    @Test("A tap outside dismisses, and the delegate hears of it in order, once")
    func dismisses() {
        for tapped in [Tapped(Card()), Tapped(HalfSheet()), Tapped(Popup())] {
            tapped.tap()
            #expect(!tapped.isPresented)
            #expect(tapped.delegate.calls == ["should", "will", "did"])
        }
    }

    @Test("Without .tapOutside it does nothing, and the delegate is not asked")
    func switchedOff() {
        for tapped in [Tapped(Card(dismissal: .swipe)), Tapped(HalfSheet(dismissal: [])), Tapped(Popup(dismissal: []))]
        {
            tapped.tap()
            #expect(tapped.isPresented)
            #expect(tapped.delegate.calls == [])
        }
    }

    @Test("It can be switched off and on while the card is there")
    func changed() throws {
        let tapped = Tapped(Card())
        let controller = try #require(tapped.content.cardPresentationController)
        controller.card.dismissal = []
        tapped.scene.stage.settle()
        tapped.tap()
        #expect(tapped.isPresented)
        controller.card.dismissal = .tapOutside
        tapped.scene.stage.settle()
        tapped.tap()
        #expect(!tapped.isPresented)
    }

    @Test("A tap inside dismisses nothing")
    func inside() {
        let tapped = Tapped(Card())
        tapped.scene.stage.tap(at: CGPoint(x: 196, y: 600))
        tapped.scene.stage.settle()
        #expect(tapped.isPresented)
        #expect(tapped.delegate.calls == [])
    }

    @Test("A refused tap is an attempt, and can be repeated (Q3)")
    func refused() {
        let tapped = Tapped(Card())
        tapped.delegate.allows = false
        tapped.tap()
        tapped.tap()
        #expect(tapped.delegate.calls == ["should", "attempt", "should", "attempt"])
        tapped.delegate.allows = true
        tapped.content.isModalInPresentation = true
        tapped.tap()
        #expect(tapped.delegate.calls.suffix(1) == ["attempt"])
        #expect(tapped.isPresented)
    }

    @Test("A finger that lands on a card on its way in and lifts when it is there has not tapped outside")
    func landedInTransition() {
        let scene = PresentedStage()
        _ = scene.presentCard()
        scene.stage.advance(by: 0.45)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        scene.stage.advance(by: 0.1)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController != nil)
    }

    @Test("Two taps in a row dismiss once (Q2)")
    func twice() {
        let tapped = Tapped(Card())
        tapped.scene.stage.tap(at: CGPoint(x: 196, y: 60))
        tapped.scene.stage.tap(at: CGPoint(x: 196, y: 60))
        tapped.scene.stage.settle()
        #expect(tapped.delegate.calls == ["should", "will", "did"])
    }

    @Test("The tap belongs to whatever dims: it works after the dimming has been replaced", arguments: [true, false])
    func replacedDimming(animated: Bool) throws {
        let tapped = Tapped(Card())
        let controller = try #require(tapped.content.cardPresentationController)
        if animated {
            controller.animateChanges { $0.dimming = .blurred(.dark) }
        } else {
            controller.card.dimming = .none
        }
        tapped.scene.stage.settle()
        tapped.tap()
        #expect(!tapped.isPresented)
    }

    @Test("A style of one's own says with its behavior what dismisses")
    func ownStyle() {
        let tapped = Tapped(Tile())
        tapped.tap()
        #expect(tapped.isPresented)
    }
}

private struct Tile: PresentationStyle {
    func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        PresentationLayout(frame: CGRect(x: 100, y: 400, width: 200, height: 200))
    }

    var options = PresentationOptions { $0.dismissal = .swipe }
}
