import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A presentation from an edge that a finger dismisses to that edge.
@MainActor
struct EdgeReturnTests {
    /// Edges at the sides, where a card's own swipe goes to the bottom.
    nonisolated static let sides = EdgeSide.all.filter { $0.edge == .leading || $0.edge == .trailing }

    private func presented(_ side: EdgeSide, as style: some PresentationStyle = Card()) -> EdgeStage {
        let scene = EdgeStage(side, as: style)
        scene.present()
        scene.content?.forgetCalls()
        return scene
    }

    @Test("The opposite movement dismisses it above half of the way, and not below (S9)", arguments: sides)
    func threshold(side: EdgeSide) {
        let far = presented(side)
        far.down(at: CGPoint(x: 196, y: 600))
        far.move(-0.51)
        #expect(far.content?.isBeingDismissed == true)
        far.letGo()
        #expect(far.remains == [])
        #expect(far.delegate.calls == ["should", "will", "did"])
        #expect(far.content?.calls == ["willDisappear", "didDisappear"])
        let near = presented(side)
        near.down(at: CGPoint(x: 196, y: 600))
        near.move(-0.49)
        near.letGo()
        #expect(near.isPresented)
        #expect(near.frame == CGRect(x: 12, y: 518, width: 369, height: 300))
        #expect(near.delegate.calls == ["should", "will"])
        #expect(near.content?.calls == ["willDisappear", "willAppear", "didAppear"])
        #expect(near.scene.view(named: "presentation.dimming")?.alpha == 1)
        near.presenter.dismiss(animated: true)
        near.stage.settle()
        #expect(near.delegate.calls == ["should", "will"])
    }

    @Test("It follows the finger by the share of the way, wherever that is", arguments: [100, 600] as [CGFloat])
    func follows(y: CGFloat) {
        let scene = presented(.leading)
        scene.down(at: CGPoint(x: 380, y: y))
        scene.move(-0.5)
        // The card rests at 518, and has to move by 334 points and 44 of its shadow.
        #expect(abs(scene.frame.minY - 707) < 0.5)
        #expect(abs((scene.scene.view(named: "presentation.dimming")?.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        scene.go(-10 - 0.25 * 393)
        #expect(abs(scene.frame.minY - 612.5) < 0.5)
        scene.letGo()
        #expect(scene.isPresented)
    }

    @Test("The other way, and up or down, it leaves the finger to the style's own swipe")
    func otherWays() {
        let scene = presented(.leading)
        scene.down(at: CGPoint(x: 100, y: 600))
        scene.move(0.5)
        scene.letGo()
        #expect(scene.isPresented)
        #expect(scene.delegate.calls == [])
        scene.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 660), duration: 1)
        #expect(abs(scene.frame.minY - 568) < 1)
        scene.stage.settle()
        #expect(scene.delegate.calls == ["should", "will"])
    }

    @Test("Where the style's own swipe goes to the same edge, it is that: the drawer stays beneath the finger")
    func drawer() {
        let scene = presented(.leading, as: Drawer())
        scene.down(at: CGPoint(x: 200, y: 600))
        scene.move(-0.25)
        #expect(abs(scene.frame.minX + 98.25) < 0.5)
        scene.letGo()
        #expect(scene.isPresented)
        scene.down(at: CGPoint(x: 300, y: 600))
        scene.move(-0.4)
        scene.letGo()
        #expect(scene.remains == [])
        #expect(scene.delegate.calls == ["should", "will", "should", "will", "did"])
    }

    @Test(
        "What is modal, or refused by the delegate, stays where it is, and the delegate hears of it",
        arguments: [true, false])
    func refused(isModal: Bool) {
        let scene = presented(.leading)
        scene.content?.isModalInPresentation = isModal
        scene.delegate.allows = false
        scene.down(at: CGPoint(x: 300, y: 600))
        scene.move(-0.6)
        #expect(scene.frame.minY == 518)
        scene.letGo()
        #expect(scene.isPresented)
        #expect(scene.content?.calls == [])
        #expect(scene.delegate.calls == (isModal ? ["attempt"] : ["should", "attempt"]))
    }

    @Test("Content that can still scroll that way keeps the finger, and hands it on at its end")
    func scrolls() {
        let stage = Stage(.iPhone15)
        let home = UIViewController()
        stage.show(home)
        let content = CountingViewController(CGSize(width: 0, height: 300))
        let scroll = UIScrollView()
        content.view.addSubview(scroll)
        home.use(EdgePresentation(from: .leading, style: Card()) { content })
        stage.drag(from: CGPoint(x: 2, y: 426), to: CGPoint(x: 350, y: 426), duration: 0.2)
        stage.settle()
        scroll.frame = content.view.bounds
        scroll.contentSize = CGSize(width: 738, height: 300)
        scroll.isPagingEnabled = true
        stage.drag(from: CGPoint(x: 340, y: 650), to: CGPoint(x: 60, y: 650), duration: 0.2)
        stage.settle()
        #expect(scroll.contentOffset.x == 369)
        #expect(home.presentedViewController === content)
        stage.drag(from: CGPoint(x: 340, y: 650), to: CGPoint(x: 60, y: 650), duration: 0.2)
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test("A presentation on top keeps it in place")
    func covered() {
        let scene = presented(.leading)
        let top = UIViewController()
        top.modalPresentationStyle = .overFullScreen
        top.view.isUserInteractionEnabled = false
        scene.content?.present(top, animated: false)
        scene.stage.settle()
        scene.down(at: CGPoint(x: 300, y: 600))
        scene.move(-0.6)
        scene.letGo()
        #expect(scene.presenter.presentedViewController === scene.content)
        #expect(scene.delegate.calls == [])
    }

    @Test("A finger that lifts before the dismissal has begun (T11)", arguments: [(300, true), (100, false)])
    func early(way: Int, leaves: Bool) {
        let scene = presented(.leading)
        scene.stage.touchDown(at: CGPoint(x: 380, y: 600))
        scene.stage.touchMoved(to: CGPoint(x: 368, y: 600))
        scene.stage.touchMoved(to: CGPoint(x: 370 - CGFloat(way), y: 600))
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.isPresented == !leaves)
        if leaves { #expect(scene.remains == []) } else { #expect(scene.frame.minY == 518) }
    }

    @Test("Turned in the middle of the way it stays, in its place on the other screen")
    func turned() {
        let scene = presented(.leading)
        scene.down(at: CGPoint(x: 380, y: 600))
        scene.move(-0.7)
        scene.stage.rotate(to: .landscapeLeft)
        scene.letGo()
        #expect(scene.isPresented)
        #expect(scene.frame == CGRect(x: 216, y: 72, width: 420, height: 300))
        #expect(scene.content?.transitionCoordinator == nil)
    }

    @Test("Let go and on its way out, it can be caught by the style's own swipe")
    func caught() {
        let scene = presented(.leading)
        scene.down(at: CGPoint(x: 380, y: 560))
        scene.move(-0.55)
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
        scene.stage.advance(by: 0.03)
        let before = scene.frame.minY
        #expect(before > 700 && before < 800)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 820))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 810))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 806))
        #expect(abs(scene.frame.minY - before + 4) < 1)
        for y in stride(from: CGFloat(790), through: 600, by: -10) {
            scene.stage.advance(by: 0.02)
            scene.stage.touchMoved(to: CGPoint(x: 196, y: y))
        }
        scene.letGo()
        #expect(scene.isPresented)
        #expect(scene.frame.minY == 518)
        #expect(
            scene.delegate.calls == ["should", "will"] || scene.delegate.calls == ["should", "will", "should", "will"])
    }

    @Test("Turned in the middle of a way that is as long on the other screen, it stays, too")
    func turnedOverLength() {
        let scene = EdgeStage(
            EdgeSide(edge: .bottom, direction: .leftToRight), as: Card(animation: .slide(from: .top)))
        scene.present()
        // Beside the card: on it the finger would pull against the card's own direction.
        scene.down(at: CGPoint(x: 196, y: 100))
        scene.move(-0.3)
        #expect(scene.content?.isBeingDismissed == true)
        scene.stage.rotate(to: .landscapeLeft)
        scene.letGo()
        #expect(scene.isPresented)
    }

    @Test("A drawer that may not be swiped is not swiped back to its edge either")
    func withoutSwipe() {
        let scene = presented(.leading, as: Drawer(dismissal: .tapOutside))
        scene.down(at: CGPoint(x: 300, y: 600))
        scene.move(-0.7)
        #expect(scene.frame.minX == 0)
        scene.letGo()
        #expect(scene.isPresented)
        #expect(scene.delegate.calls == [])
    }

    @Test("A presentation by code cannot be dismissed to an edge")
    func byCode() {
        let scene = EdgeStage()
        let content = CountingViewController(CGSize(width: 0, height: 300))
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        scene.down(at: CGPoint(x: 300, y: 600))
        scene.move(-0.7)
        scene.letGo()
        #expect(scene.isPresented)
    }
}
