import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A half-sheet under a finger. On the phone of these tests medium rests at y 392 and large at 69.
@MainActor
struct HalfSheetDragTests {
    private let scene = PresentedStage()

    private func present(_ style: HalfSheet = HalfSheet()) -> CountingViewController {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content, style: style)
        scene.stage.settle()
        return content
    }

    private var top: CGFloat { scene.chrome?.frame.minY ?? .nan }

    @Test("The sheet follows the finger, less the 10 points that it takes to begin (G9)")
    func follows() {
        _ = present()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 450))
        #expect(top == 352)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 300))
        #expect(top == 202)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 500))
        #expect(top == 402)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("A slow drag past the middle between two detents selects the other one")
    func selects() {
        let content = present()
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 310), duration: 2)
        scene.stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(content.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier == .large)
        #expect(content.calls == ["willAppear", "didAppear"])
    }

    @Test("A dismissal by the finger")
    func dismisses() {
        let content = present()
        let delegate = RecordingDelegate()
        content.presentationController?.delegate = delegate
        content.forgetCalls()
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 760), duration: 2)
        scene.stage.settle()
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(content.calls == ["willDisappear", "didDisappear"])
        #expect(scene.presenter.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.presenter.view])
    }

    @Test("A dismissal that is cancelled (L3, Q6)")
    func cancelled() {
        let content = present()
        let delegate = RecordingDelegate()
        content.presentationController?.delegate = delegate
        content.forgetCalls()
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 600), duration: 2)
        scene.stage.settle()
        #expect(delegate.calls == ["should", "will"])
        #expect(content.calls == ["willDisappear", "willAppear", "didAppear"])
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
    }
}
