import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Half-sheets at a side and in the middle of a tablet, under a finger.
@MainActor
struct SideSheetTests {
    private let scene = PresentedStage(.iPad11)
    private let content = CountingViewController()

    private var frame: CGRect? { scene.chrome?.frame }

    private func present(_ sheet: HalfSheet) {
        scene.presenter.presentAsHalfSheet(content, style: sheet)
        scene.stage.settle()
    }

    @Test("At a side a finger drags it between its detents, and out, and what is beside it stays in use")
    func side() {
        present(
            HalfSheet {
                $0.detents = [.height(200), .medium(), .large()]
                $0.largestUndimmedDetentIdentifier = .large
                $0.widePlacement = .leading()
            })
        #expect(frame == CGRect(x: 8, y: 960, width: 375, height: 220))
        let beside = scene.stage.window.hitTest(CGPoint(x: 600, y: 1000), with: nil)
        #expect(beside?.isDescendant(of: scene.presenter.view) == true)
        scene.stage.drag(from: CGPoint(x: 190, y: 970), to: CGPoint(x: 190, y: 600), duration: 0.4, resting: 0.2)
        scene.stage.settle()
        #expect(frame == CGRect(x: 8, y: 570, width: 375, height: 610))
        scene.stage.drag(from: CGPoint(x: 190, y: 580), to: CGPoint(x: 190, y: 1170), duration: 0.1)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("Floating it grows up and down with the finger, and leaves downward")
    func floating() {
        present(
            HalfSheet {
                $0.prefersGrabberVisible = true
                $0.widePlacement = .floating
            })
        #expect(frame == CGRect(x: 140, y: 297, width: 540, height: 590))
        scene.stage.touchDown(at: CGPoint(x: 410, y: 300))
        for step in 1...40 {
            scene.stage.advance(by: 1.0 / 120)
            scene.stage.touchMoved(to: CGPoint(x: 410, y: 300 - CGFloat(step) * 4))
        }
        // Half of the way is 134 points; the finger has moved by less than 160.
        let middle = frame ?? .zero
        #expect(abs(middle.midY - 592) <= 1)
        #expect(middle.height > 850 && middle.height < 940)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(frame == CGRect(x: 140, y: 29, width: 540, height: 1126))
        scene.stage.drag(from: CGPoint(x: 410, y: 40), to: CGPoint(x: 410, y: 1100), duration: 0.15)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("In Split View a side sheet becomes an ordinary one, and comes back")
    func split() {
        present(HalfSheet { $0.widePlacement = .trailing(width: 320) })
        #expect(frame == CGRect(x: 492, y: 570, width: 320, height: 610))
        scene.stage.resize(width: 375)
        scene.stage.settle()
        #expect(frame == CGRect(x: 0, y: 570, width: 375, height: 610))
        scene.stage.resize(width: nil)
        scene.stage.settle()
        #expect(frame == CGRect(x: 492, y: 570, width: 320, height: 610))
    }
}
