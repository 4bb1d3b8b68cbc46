import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Nothing that a presentation made or touched outlives it.
@MainActor
struct CleanUpTests {
    @Test("Nothing of a presentation outlives its dismissal", arguments: PresentationKind.allCases, [true, false])
    func nothingRemains(style: PresentationKind, animated: Bool) throws {
        let scene = PresentedStage()
        let views = scene.stage.window.subviews
        let leaks = try LeakProbe(of: style, in: scene, animated: animated)
        #expect(leaks.names == [])
        #expect(scene.stage.window.subviews == views)
    }

    @Test("The dimming view leaves with the container, and the transition leaves no animation behind (S11)")
    func noAnimations() throws {
        let scene = PresentedStage()
        _ = try LeakProbe(of: .card, in: scene, animated: true)
        #expect(scene.view(named: "presentation.dimming") == nil)
        #expect(scene.presenter.view.layer.animationKeys() == nil)
    }

    @Test("A pushed-back presenter gets back its transform, corners, clipping and frame exactly (R15)")
    func presenterRestored() throws {
        let scene = PresentedStage()
        let view = try #require(scene.presenter.view)
        view.layer.cornerRadius = 7
        view.layer.cornerCurve = .circular
        view.clipsToBounds = false
        view.transform = CGAffineTransform(rotationAngle: 0.01)
        let before = (view.center, view.bounds, view.transform)
        scene.presenter.presentAsCard(CountingViewController(), style: Card(presenter: .pushedBack(scale: 0.9)))
        scene.stage.settle()
        #expect(view.transform == before.2.scaledBy(x: 0.9, y: 0.9))
        #expect(abs(view.layer.cornerRadius - 24 / 0.9) < 0.01)
        #expect(view.clipsToBounds)
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(view.center == before.0)
        #expect(view.bounds == before.1)
        #expect(view.transform == before.2)
        #expect(view.layer.cornerRadius == 7)
        #expect(view.layer.cornerCurve == .circular)
        #expect(!view.clipsToBounds)
    }
}
