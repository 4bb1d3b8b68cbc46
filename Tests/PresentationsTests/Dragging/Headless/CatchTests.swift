import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A sheet that is caught while it moves.
@MainActor
struct CatchTests {
    private let scene = PresentedStage()

    private var shown: CGFloat { (try? visible(scene.chrome).frame.minY) ?? .nan }

    /// Moves a finger so far that the next movement takes the sheet, and compares the steps.
    private func grab(dragging way: CGFloat) throws {
        let y = min(840, shown + 30)
        scene.stage.touchDown(at: CGPoint(x: 196, y: y))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: y + (way < 0 ? -10 : 10)))
        let before = shown
        scene.stage.touchMoved(to: CGPoint(x: 196, y: y + (way < 0 ? -10 : 10) + way))
        #expect(abs(shown - before - way) <= 1)
    }

    @Test("Caught on its way in, it is presented, and stays in the finger's hand", arguments: [0.05, 0.1, 0.2, 0.35])
    func presenting(moment: TimeInterval) throws {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.advance(by: moment)
        try grab(dragging: -4)
        #expect(content.calls == ["willAppear", "didAppear"])
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        #expect(content.calls == ["willAppear", "didAppear"])
        #expect(scene.presenter.presentedViewController === content)
    }

    @Test("Caught on its way in and thrown out, it is dismissed", arguments: [0.05, 0.2])
    func presentingThenOut(moment: TimeInterval) throws {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.advance(by: moment)
        scene.stage.drag(
            from: CGPoint(x: 196, y: shown + 20), to: CGPoint(x: 196, y: shown + 220), duration: 0.1)
        scene.stage.settle()
        #expect(content.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(scene.presenter.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.presenter.view])
    }

    @Test("Caught on its way out, it is not dismissed, and comes back", arguments: [0.03, 0.1, 0.2])
    func dismissing(moment: TimeInterval) throws {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        content.forgetCalls()
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: moment)
        try grab(dragging: -4)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        #expect(content.calls == ["willDisappear", "willAppear", "didAppear"])
        #expect(scene.presenter.presentedViewController === content)
        #expect(scene.view(named: "presentation.dimming")?.alpha == 1)
    }

    @Test("Caught far out and pushed on, it leaves: the threshold counts from its rest, not from where it was caught")
    func farOut() throws {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        content.forgetCalls()
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.12)
        // It rests at 392, and half of its 460 points are out of sight at 622.
        #expect(shown > 640 && shown < 780)
        try grab(dragging: 10)
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(content.calls == ["willDisappear", "willAppear", "didAppear", "willDisappear", "didDisappear"])
    }

    @Test("Caught in a transition that has a scrim, it takes that away at once", arguments: [true, false])
    func scrim(presenting: Bool) throws {
        let animation = TransitionAnimation(
            incoming: .init(displacement: .beyond(.bottom)), scrim: .init(), timing: .curve(.linear, duration: 1))
        scene.presenter.present(CountingViewController(), as: WholeStyle(animation: animation))
        if !presenting {
            scene.stage.settle()
            scene.presenter.dismiss(animated: true)
        }
        scene.stage.advance(by: 0.5)
        #expect(scene.view(named: "presentation.scrim") != nil)
        try grab(dragging: -4)
        #expect(scene.view(named: "presentation.scrim") == nil)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("Caught on its way between detents, it continues from where it is on the screen")
    func settling() throws {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 500), duration: 0.1)
        scene.stage.advance(by: 0.1)
        #expect(shown > 72 && shown < 300)
        try grab(dragging: 4)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    }

    @Test("Caught while animateChanges moves it")
    func changing() throws {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        scene.stage.advance(by: 0.1)
        try grab(dragging: 4)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(content.view.bounds.height == scene.chrome?.bounds.height)
    }
}
