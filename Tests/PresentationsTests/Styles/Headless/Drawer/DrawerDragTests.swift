import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A drawer under a finger.
@MainActor
struct DrawerDragTests {
    nonisolated static let sides = DrawerSide.all

    @Test("It follows the finger outward, less the 10 points of the beginning, and comes back", arguments: sides)
    func follows(side: DrawerSide) {
        let shown = ShownDrawer(side)
        shown.drag(100, duration: 2)
        #expect(abs(shown.out - 90) < 0.34)
        shown.stage.settle()
        #expect(shown.frame == CGRect(x: side.restX, y: 0, width: 320, height: 852))
        #expect(shown.delegate.calls == ["should", "will"])
        #expect(shown.scene.view(named: "presentation.dimming")?.alpha == 1)
    }

    @Test("Its content is not laid out while a finger takes it out and back, beside a notch (SA6)", arguments: sides)
    func beside(side: DrawerSide) {
        let shown = ShownDrawer(side)
        shown.stage.rotate(to: .landscapeLeft)
        shown.stage.settle()
        #expect(shown.content.view.safeAreaInsets.left == (side.isLeft ? 59 : 0))
        shown.content.forgetLayouts()
        let x = shown.frame.midX
        shown.stage.touchDown(at: CGPoint(x: x, y: 200))
        for way in Array(stride(from: CGFloat(12), through: 150, by: 6)) + [150, 100, 60, 30, 12] {
            shown.stage.advance(by: 1.0 / 120)
            shown.stage.touchMoved(to: CGPoint(x: x + side.out * way, y: 200))
        }
        #expect(abs(shown.frame.midX - x - side.out * 2) < 0.34)
        #expect(shown.content.layouts == 0)
        #expect(shown.content.safeAreas == [])
    }

    @Test(
        "Inward it gives like a rubber band, and its background reaches from the edge to where it is", arguments: sides)
    func stretches(side: DrawerSide) throws {
        let shown = ShownDrawer(side)
        shown.stage.touchDown(at: CGPoint(x: side.restX + 160, y: 400))
        for way in stride(from: CGFloat(10), through: 110, by: 10) {
            shown.stage.touchMoved(to: CGPoint(x: side.restX + 160 - side.out * way, y: 400))
            shown.stage.advance(by: 0.02)
        }
        // 100 points of the finger give 13.703 in a room of 73.
        #expect(abs(shown.out + 13.703) < 0.34)
        #expect(shown.frame.width == 320)
        let fill = try #require(shown.scene.view(named: "presentation.fill"))
        let covered = fill.convert(fill.bounds, to: shown.stage.window)
        #expect(side.isLeft ? covered.maxX == shown.frame.minX : covered.minX == shown.frame.maxX)
        #expect(side.isLeft ? covered.minX <= 0 : covered.maxX >= 393)
        shown.stage.touchUp()
        shown.stage.settle()
        #expect(shown.frame == CGRect(x: side.restX, y: 0, width: 320, height: 852))
        #expect(shown.delegate.calls == [])
    }

    @Test("Beyond 0.382 of its width it leaves, below it comes back (S10)", arguments: sides)
    func distance(side: DrawerSide) {
        // 0.382 · 320 = 122.24
        let near = ShownDrawer(side)
        near.drag(131.5, duration: 3)
        near.stage.settle()
        #expect(near.isPresented)
        let far = ShownDrawer(side)
        far.drag(133, duration: 3)
        far.stage.settle()
        #expect(!far.isPresented)
        #expect(far.delegate.calls == ["should", "will", "did"])
        #expect(far.stage.window.subviews == [far.scene.presenter.view])
    }

    @Test("At 920 points a second it leaves, below it comes back (S10)", arguments: sides)
    func velocity(side: DrawerSide) {
        let slow = ShownDrawer(side)
        slow.drag(80, duration: 80 / 915)
        slow.stage.settle()
        #expect(slow.isPresented)
        let quick = ShownDrawer(side)
        quick.drag(80, duration: 80 / 925)
        quick.stage.settle()
        #expect(!quick.isPresented)
    }

    @Test("What is modal gives like a rubber band, and the delegate hears of the attempt", arguments: sides)
    func modal(side: DrawerSide) {
        let shown = ShownDrawer(side)
        shown.content.isModalInPresentation = true
        shown.drag(200, duration: 0.1)
        #expect(shown.out < 90)
        shown.stage.settle()
        #expect(shown.isPresented)
        #expect(shown.delegate.calls == ["attempt"])
    }

    @Test("A movement up or down leaves it where it is")
    func across() {
        let shown = ShownDrawer()
        shown.stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 120, y: 600), duration: 0.2)
        #expect(shown.out == 0)
        shown.stage.settle()
        #expect(shown.isPresented)
    }

    @Test("Caught on its way in, it stays in the finger's hand, and is presented", arguments: sides)
    func caughtComing(side: DrawerSide) {
        let shown = ShownDrawer(side, settles: false)
        shown.stage.advance(by: 0.12)
        let before = shown.out
        let x = shown.frame.midX + side.out * -40
        shown.stage.touchDown(at: CGPoint(x: x, y: 400))
        shown.stage.touchMoved(to: CGPoint(x: x - side.out * 10, y: 400))
        shown.stage.touchMoved(to: CGPoint(x: x - side.out * 14, y: 400))
        #expect(abs(shown.out - before + 4) < 1)
        shown.stage.advance(by: 0.3)
        #expect(abs(shown.out - before + 4) < 1)
        shown.stage.touchUp()
        shown.stage.settle()
        #expect(shown.isPresented)
        #expect(shown.frame == CGRect(x: side.restX, y: 0, width: 320, height: 852))
    }

    @Test("Caught on its way out, it is not dismissed, and comes back", arguments: sides)
    func caughtGoing(side: DrawerSide) {
        let shown = ShownDrawer(side)
        shown.scene.presenter.dismiss(animated: true)
        shown.stage.advance(by: 0.06)
        let before = shown.out
        #expect(before > 20 && before < 122)
        let x = shown.frame.midX
        shown.stage.touchDown(at: CGPoint(x: x, y: 400))
        shown.stage.touchMoved(to: CGPoint(x: x - side.out * 10, y: 400))
        shown.stage.touchMoved(to: CGPoint(x: x - side.out * 14, y: 400))
        #expect(abs(shown.out - before + 4) < 1)
        shown.stage.touchUp()
        shown.stage.settle()
        #expect(shown.isPresented)
        #expect(shown.frame == CGRect(x: side.restX, y: 0, width: 320, height: 852))
    }

    @Test("Turned in a finger's hand it goes to its place on the other screen")
    func turned() {
        let shown = ShownDrawer()
        shown.stage.touchDown(at: CGPoint(x: 160, y: 400))
        for x in [150, 120, 90] as [CGFloat] { shown.stage.touchMoved(to: CGPoint(x: x, y: 400)) }
        #expect(shown.out > 50)
        shown.stage.rotate(to: .landscapeLeft)
        shown.stage.settle()
        #expect(shown.frame == CGRect(x: 0, y: 0, width: 379, height: 393))
        shown.stage.touchUp()
        shown.stage.settle()
        #expect(shown.isPresented)
    }

    @Test("Its content scrolls up and down, and goes with it to the side")
    func scrolled() {
        let scene = PresentedStage()
        let content = ScrolledViewController(length: 2000)
        scene.presenter.presentAsDrawer(content)
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 160, y: 600), to: CGPoint(x: 160, y: 400), duration: 0.5)
        #expect(content.scrollView.contentOffset.y > 100)
        #expect(scene.chrome?.frame.minX == 0)
        scene.stage.settle()
        let offset = content.scrollView.contentOffset
        scene.stage.drag(from: CGPoint(x: 260, y: 600), to: CGPoint(x: 60, y: 600), duration: 0.1)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(content.scrollView.contentOffset == offset)
    }
}
