import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Drags while another transition runs.
@MainActor
struct PostponedTests {
    private let scene = PresentedStage()
    private let delegate = RecordingDelegate()

    /// A sheet that lets the presenter, a navigation controller, get touches.
    private func presentOverNavigation() -> (navigation: UINavigationController, content: CountingViewController) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        scene.stage.show(navigation)
        let content = CountingViewController()
        navigation.presentAsHalfSheet(
            content, style: HalfSheet(detents: [.medium()], largestUndimmedDetentIdentifier: .medium))
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        content.forgetCalls()
        return (navigation, content)
    }

    @Test("While the presenter pushes, the sheet gives and comes back without a question; afterwards it leaves (C14)")
    func presenterPushes() {
        let (navigation, content) = presentOverNavigation()
        navigation.pushViewController(UIViewController(), animated: true)
        scene.stage.advance(by: 0.1)
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 840), duration: 0.15)
        scene.stage.settle()
        #expect(delegate.calls == [])
        #expect(content.calls == [])
        #expect(content.presentationController?.presentedView?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        #expect(navigation.viewControllers.count == 2)
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 840), duration: 0.15)
        scene.stage.settle()
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(content.calls == ["willDisappear", "didDisappear"])
        #expect(navigation.presentedViewController == nil)
    }

    @Test("While the content pushes, the sheet gives and comes back, and the delegate is not asked (C14)")
    func contentPushes() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        scene.presenter.presentAsHalfSheet(navigation, style: HalfSheet(detents: [.medium()]))
        navigation.presentationController?.delegate = delegate
        scene.stage.settle()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 580))
        navigation.pushViewController(UIViewController(), animated: true)
        scene.stage.advance(by: 0.1)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 830))
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(delegate.calls == [])
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("A caught presentation calls its completion, and what that presents takes the sheet out of the hand")
    func completionPresents() {
        let content = CountingViewController()
        let popup = CountingViewController(CGSize(width: 281, height: 235))
        scene.presenter.presentAsHalfSheet(content) { content.presentAsPopup(popup) }
        scene.stage.advance(by: 0.1)
        scene.stage.drag(from: CGPoint(x: 196, y: 830), to: CGPoint(x: 196, y: 700), duration: 0.1)
        scene.stage.settle()
        #expect(content.presentedViewController === popup)
        #expect(popup.calls == ["willAppear", "didAppear"])
        let sheet = content.presentationController?.presentedView
        #expect(sheet?.frame == content.presentationController?.frameOfPresentedViewInContainerView)
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.stage.window.subviews == [scene.presenter.view])
    }

    @Test("A caught presentation calls its completion, and what that dismisses is dismissed", arguments: [true, false])
    func completionDismisses(animated: Bool) {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content) { content.dismiss(animated: animated) }
        scene.stage.advance(by: 0.1)
        scene.stage.drag(from: CGPoint(x: 196, y: 830), to: CGPoint(x: 196, y: 700), duration: 0.1)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil || scene.chrome?.frame.minY == 392)
        if scene.presenter.presentedViewController != nil {
            scene.presenter.dismiss(animated: true)
            scene.stage.settle()
        }
        #expect(content.calls.suffix(2) == ["willDisappear", "didDisappear"])
        #expect(scene.stage.window.subviews == [scene.presenter.view])
    }
}
