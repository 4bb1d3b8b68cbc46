import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Transitions that are interrupted at a moment of the clock and cancelled.
@MainActor
struct CancellationTests {
    @Test("A presentation whose transition is cancelled leaves nothing behind", arguments: [0.05, 0.25, 0.45])
    func cancelledPresentation(moment: TimeInterval) throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 340))
        let style = InterruptibleCard(card: Card(presenter: .pushedBack()))
        scene.presenter.present(content, as: style)
        scene.stage.advance(by: moment)
        try #require(style.probe.context != nil)
        style.probe.pause()
        style.probe.cancel()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.presenter.view])
        #expect(scene.presenter.view.transform == .identity)
        #expect(scene.presenter.view.layer.cornerRadius == 0)
        #expect(content.calls == ["willAppear", "willDisappear", "didDisappear"])
        #expect(content.view.superview == nil)
    }

    @Test("A dismissal whose transition is cancelled leaves the card where it was", arguments: [0.05, 0.25, 0.45])
    func cancelledDismissal(moment: TimeInterval) throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 340))
        let style = InterruptibleCard(card: Card(presenter: .pushedBack()))
        scene.presenter.present(content, as: style)
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        content.forgetCalls()
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: moment)
        try #require(style.probe.context != nil)
        style.probe.pause()
        style.probe.cancel()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === content)
        #expect(chrome.frame == CGRect(x: 12, y: 478, width: 369, height: 340))
        #expect(try #require(scene.view(named: "presentation.dimming")).alpha == 1)
        #expect(scene.presenter.view.transform == CGAffineTransform(scaleX: 0.92, y: 0.92))
        #expect(content.calls == ["willDisappear", "willAppear", "didAppear"])
        #expect(scene.presenter.calls == [])
    }

    @Test("A dismissal by the user that is cancelled is not reported as done, nor is a later one by the app (Q6)")
    func cancelledByUser() throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 340))
        let delegate = RecordingDelegate()
        let style = InterruptibleCard(card: Card())
        scene.presenter.present(content, as: style)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        #expect(try #require(scene.chrome).accessibilityPerformEscape())
        scene.stage.advance(by: 0.1)
        try #require(style.probe.context != nil)
        style.probe.pause()
        style.probe.cancel()
        scene.stage.settle()
        #expect(delegate.calls == ["should", "will"])
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(delegate.calls == ["should", "will"])
    }
}
