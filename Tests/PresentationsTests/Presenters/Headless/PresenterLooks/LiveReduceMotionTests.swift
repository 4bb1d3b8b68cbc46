import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Reduce Motion is switched on and off while something is presented.
@MainActor
struct LiveReduceMotionTests {
    private func withReduceMotion(_ body: () throws -> Void) rethrows {
        UIAccessibility.settings.isReduceMotionEnabled = true
        defer { UIAccessibility.settings.isReduceMotionEnabled = false }
        try body()
    }

    @Test("A pushed-back view goes to its place, and back again", arguments: [1, 2])
    func pushedBack(levels: Int) throws {
        let scene = PresentedStage()
        let content = scene.presentCard(Card(presenter: .pushedBack()))
        scene.stage.settle()
        var view: UIView = scene.presenter.view
        if levels == 2 {
            view = try #require(scene.chrome)
            content.presentAsCard(
                CountingViewController(CGSize(width: 0, height: 200)), style: Card(presenter: .pushedBack()))
            scene.stage.settle()
        }
        let before = WindowDump(scene.stage.window)
        #expect(view.transform.a == 0.92)
        withReduceMotion {
            scene.stage.settle()
            #expect(view.transform == .identity)
            #expect(scene.presenter.view.layer.cornerRadius == 0)
            #expect(!scene.presenter.view.clipsToBounds)
            #expect(scene.presenter.additionalSafeAreaInsets == .zero)
        }
        scene.stage.settle()
        #expect(WindowDump(scene.stage.window).differences(from: before) == [])
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(WindowDump(scene.stage.window).differences(from: WindowDump(PresentedStage().stage.window)) == [])
    }

    @Test("Switched on while a finger takes the card out, it ends where it belongs", arguments: [true, false])
    func held(leaves: Bool) {
        let scene = PresentedStage()
        _ = scene.presentCard(Card(presenter: .pushedBack()))
        scene.stage.settle()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 511))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 560))
        scene.stage.advance(by: 0.1)
        withReduceMotion {
            scene.stage.advance(by: 0.1)
            if leaves { scene.stage.touchMoved(to: CGPoint(x: 196, y: 800)) }
            scene.stage.advance(by: 0.2)
            scene.stage.touchUp()
            scene.stage.settle()
            #expect((scene.presenter.presentedViewController == nil) == leaves)
            #expect(scene.presenter.view.transform == .identity)
            #expect(scene.presenter.view.layer.cornerRadius == 0)
            #expect(!scene.presenter.view.clipsToBounds)
        }
    }

    @Test("A fade stays, and changes show at once while it is on, animated when it is off")
    func changes() throws {
        let scene = PresentedStage()
        let content = scene.presentCard(Card(presenter: .faded()))
        scene.stage.settle()
        let card = try #require(content.cardPresentationController)
        try withReduceMotion { () throws in
            scene.stage.settle()
            #expect(scene.presenter.view.alpha == 0.5)
            card.animateChanges { $0.presenter = .faded(alpha: 0.2) }
            #expect(try visible(scene.presenter.view).opacity == 0.2)
        }
        card.animateChanges { $0.presenter = .faded(alpha: 0.8) }
        #expect(try visible(scene.presenter.view).opacity == 0.2)
        scene.stage.settle()
        #expect(Float(scene.presenter.view.alpha) == 0.8)
    }

    @Test("A dismissal asked for afterwards dissolves, and slides again when it is off")
    func transitions() throws {
        let scene = PresentedStage()
        _ = scene.presentCard(Card())
        scene.stage.settle()
        try withReduceMotion { () throws in
            scene.presenter.dismiss(animated: true)
            scene.stage.advance(by: 0.125)
            #expect(try visible(scene.chrome).opacity == 0.5)
            #expect(try visible(scene.chrome).position == CGPoint(x: 196.5, y: 648))
            scene.stage.settle()
        }
        _ = scene.presentCard(Card())
        scene.stage.advance(by: 0.05)
        #expect(try visible(scene.chrome).opacity == 1)
        #expect(try visible(scene.chrome).position.y > 700)
        scene.stage.settle()
    }
}
