import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Whatever a finger did, nothing of a presentation outlives it (R12).
@MainActor
struct DragLeakTests {
    enum Use: CaseIterable {
        case dismissedByFinger, cancelled, refused, caughtOnItsWayIn, caughtOnItsWayOut, dismissedInHand
        case dismissedInHandAtOnce, dismissedWhileReturning, turnedInHand, scrolled, touched
    }

    @Test("Present, drag, and whatever ends it (R12, R18)", arguments: PresentationKind.allCases, Use.allCases)
    func nothingRemains(style: PresentationKind, use: Use) throws {
        let scene = PresentedStage()
        let leaks = try leaks(of: style, use, in: scene)
        #expect(leaks.names == [])
        #expect(scene.stage.window.subviews == [scene.presenter.view])
        #expect(scene.presenter.calls == [])
    }

    private func leaks(of style: PresentationKind, _ use: Use, in scene: PresentedStage) throws -> LeakProbe {
        let content = ScrolledViewController(CGSize(width: 281, height: 300), length: use == .scrolled ? 2000 : 0)
        style.present(content, from: scene.presenter, animated: true)
        scene.stage.settle()
        let controller = try #require(content.presentationController as? PresentationController)
        let leaks = LeakProbe([
            "content": content, "controller": controller, "chrome": controller.presentedView,
            "container": controller.containerView, "scroll view": content.scrollView,
        ])
        self.use(use, of: content, in: scene)
        if content.presentingViewController != nil { content.dismiss(animated: true) }
        scene.stage.settle()
        return leaks
    }

    private func use(_ use: Use, of content: ScrolledViewController, in scene: PresentedStage) {
        let stage = scene.stage
        let start = CGPoint(x: 196, y: (scene.chrome?.frame.minY ?? 0) + 40)
        func point(_ way: CGFloat) -> CGPoint { CGPoint(x: start.x, y: start.y + way) }
        func drag(_ way: CGFloat) {
            stage.drag(from: start, to: point(way), duration: 0.4)
        }
        switch use {
        case .dismissedByFinger: drag(300)
        case .cancelled:
            drag(80)
            stage.settle()
        case .refused:
            content.isModalInPresentation = true
            drag(300)
            stage.settle()
        case .caughtOnItsWayIn:
            content.dismiss(animated: false)
            stage.settle()
            scene.presenter.presentAsHalfSheet(content)
            stage.advance(by: 0.3)
            drag(-60)
            stage.settle()
        case .caughtOnItsWayOut:
            content.dismiss(animated: true)
            stage.advance(by: 0.05)
            stage.drag(from: point(200), to: point(150), duration: 0.4)
            stage.settle()
        case .dismissedInHand, .dismissedInHandAtOnce, .turnedInHand:
            stage.touchDown(at: start)
            for step in 1...8 {
                stage.advance(by: 0.01)
                stage.touchMoved(to: point(CGFloat(step) * 10))
            }
            if use == .turnedInHand {
                stage.rotate(to: .landscapeLeft)
            } else {
                content.dismiss(animated: use == .dismissedInHand)
            }
            stage.touchMoved(to: point(100))
            stage.advance(by: 0.1)
            stage.touchMoved(to: point(120))
            stage.touchUp()
            stage.settle()
        case .dismissedWhileReturning:
            drag(80)
            stage.advance(by: 0.1)
            // A cancelled dismissal still counts as one until it has ended: UIKit drops the request (C15).
            content.dismiss(animated: true)
            stage.settle()
        case .scrolled:
            drag(-200)
            stage.settle()
            drag(120)
        case .touched:
            stage.touchDown(at: start)
            content.dismiss(animated: false)
            stage.advance(by: 0.3)
            stage.touchUp()
        }
    }
}
