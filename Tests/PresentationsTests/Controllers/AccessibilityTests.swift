import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// What VoiceOver and the accessibility settings get. The settings and the posted notifications are the harness's.
@MainActor
struct AccessibilityTests {
    private func withReduceMotion(_ body: () throws -> Void) rethrows {
        UIAccessibility.settings.isReduceMotionEnabled = true
        defer { UIAccessibility.settings.isReduceMotionEnabled = false }
        try body()
    }

    @Test("The presented view is modal for VoiceOver, beside the presenter's views", arguments: [0, 1, 2])
    func modal(style: Int) throws {
        let scene = Scene()
        let content = CountingViewController(CGSize(width: 200, height: 200))
        switch style {
        case 0: scene.presenter.presentAsCard(content)
        case 1: scene.presenter.presentAsHalfSheet(content)
        default: scene.presenter.presentAsPopup(content)
        }
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        #expect(chrome.accessibilityViewIsModal)
        #expect(!chrome.isDescendant(of: scene.presenter.view))
    }

    @Test("X2: .screenChanged is posted when the presentation has appeared, and when it is gone")
    func screenChanged() {
        let scene = Scene()
        let content = CountingViewController()
        UIAccessibility.posted = []
        scene.presenter.presentAsCard(content)
        scene.stage.advance(by: 0.3)
        #expect(UIAccessibility.posted.isEmpty)
        scene.stage.settle()
        #expect(UIAccessibility.posted.map(\.notification) == [.screenChanged])
        #expect(UIAccessibility.posted.first?.argument as? UIView === content.view)
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(UIAccessibility.posted.map(\.notification) == [.screenChanged, .screenChanged])
    }

    @Test("R16, X3: the escape gesture dismisses, and the delegate hears of it in order")
    func escape() throws {
        let scene = Scene()
        let content = CountingViewController()
        let delegate = RecordingDelegate()
        scene.presenter.presentAsCard(content)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        #expect(try #require(scene.chrome).accessibilityPerformEscape())
        #expect(delegate.calls == ["should", "will"])
        scene.stage.settle()
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("Q3: content that is modal in its presentation is not dismissed; the delegate hears of the attempt")
    func modalInPresentation() throws {
        let scene = Scene()
        let content = CountingViewController()
        content.isModalInPresentation = true
        let delegate = RecordingDelegate()
        scene.presenter.presentAsHalfSheet(content)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        #expect(try #require(scene.chrome).accessibilityPerformEscape())
        scene.stage.settle()
        #expect(delegate.calls == ["attempt"])
        #expect(scene.presenter.presentedViewController === content)
    }

    @Test("A delegate may refuse, and hears of the attempt")
    func refused() throws {
        let scene = Scene()
        let content = CountingViewController()
        let delegate = RecordingDelegate()
        delegate.allows = false
        scene.presenter.presentAsPopup(content)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        #expect(try #require(scene.chrome).accessibilityPerformEscape())
        scene.stage.settle()
        #expect(delegate.calls == ["should", "attempt"])
        #expect(scene.presenter.presentedViewController === content)
    }

    @Test("Q4: a programmatic dismissal tells the delegate nothing")
    func programmatic() {
        let scene = Scene()
        let content = CountingViewController()
        let delegate = RecordingDelegate()
        scene.presenter.presentAsCard(content)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(delegate.calls == [])
    }

    @Test("While a transition runs the escape gesture is not dealt with")
    func escapeDuringTransition() throws {
        let scene = Scene()
        scene.presenter.presentAsCard(CountingViewController())
        scene.stage.advance(by: 0.1)
        #expect(try #require(scene.chrome).accessibilityPerformEscape() == false)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController != nil)
    }

    @Test("With Reduce Motion a card dissolves in place")
    func reduceMotion() throws {
        try withReduceMotion { () throws in
            let scene = Scene()
            scene.presenter.presentAsCard(
                CountingViewController(CGSize(width: 0, height: 340)), style: Card(presenter: .pushedBack()))
            scene.stage.advance(by: 0.125)
            let visible = try #require(scene.chrome?.layer.presentation())
            #expect(visible.position == CGPoint(x: 196.5, y: 648))
            #expect(visible.opacity == 0.5)
            #expect(scene.presenter.view.transform == .identity)
            scene.stage.advance(by: 0.125)
            #expect(visible.affineTransform() == .identity)
            #expect(scene.presenter.presentedViewController?.isBeingPresented == false)
        }
    }

    @Test("With Reduce Motion a change of detent shows at once")
    func reduceMotionChange() throws {
        let scene = Scene()
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        try withReduceMotion { () throws in
            content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
            #expect(try #require(scene.chrome?.layer.presentation()).frame.minY == 69)
        }
    }
}

private final class RecordingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var calls: [String] = []
    var allows = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return allows
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }
}
