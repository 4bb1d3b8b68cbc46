import KitTestSupport
import Presentations
import Testing
import UIKit

@testable import PresentationsTesting

/// Other gestures that may get a finger that could go back (S4).
@MainActor
@Suite("Containers: whose finger it is")
struct PopArbitrationTests {
    private let scene = NavigationStage()

    private func scrollView(_ content: CGSize) -> UIScrollView {
        let scrollView = UIScrollView(frame: scene.top.view.bounds)
        scrollView.contentSize = content
        scrollView.contentInsetAdjustmentBehavior = .never
        scene.top.view.addSubview(scrollView)
        scene.stage.settle()
        return scrollView
    }

    @Test("A pager on its first page lets go back; on another one it turns the page (S4)")
    func pager() {
        let pager = scrollView(CGSize(width: 1179, height: 852))
        pager.isPagingEnabled = true
        pager.contentOffset.x = 393
        scene.stage.drag(from: NavigationStage.middle, to: CGPoint(x: 380, y: 500), duration: 0.2)
        scene.stage.settle()
        #expect(scene.names == ["0", "1"])
        #expect(pager.contentOffset.x == 0)
        scene.swipe(0.5)
        #expect(pager.contentOffset.x == 0)
        #expect(scene.navigation.transitionCoordinator != nil)
        scene.stage.letGo()
        #expect(scene.names == ["0"])
        #expect(scene.flaws == [])
    }

    @Test("Forward a pager turns its page from the first one, too (S4)")
    func pagerForward() {
        let pager = scrollView(CGSize(width: 1179, height: 852))
        pager.isPagingEnabled = true
        scene.stage.drag(from: CGPoint(x: 350, y: 500), to: CGPoint(x: 80, y: 500), duration: 0.2)
        scene.stage.settle()
        #expect(pager.contentOffset.x == 393)
        #expect(scene.names == ["0", "1"])
    }

    @Test("It is what the first finger landed on that counts, wherever another one lands (S4)")
    func anotherFinger() {
        let pager = scrollView(CGSize(width: 1179, height: 852))
        pager.frame = CGRect(x: 0, y: 0, width: 393, height: 600)
        pager.contentOffset.x = 393
        scene.stage.touchDown(at: NavigationStage.middle)
        scene.stage.host.fingers.down(at: CGPoint(x: 100, y: 700), finger: 1)
        scene.stage.slide(on: NavigationStage.middle, by: 100)
        #expect(scene.navigation.transitionCoordinator == nil)
        scene.stage.host.fingers.up(finger: 1)
        scene.stage.letGo()
        #expect(scene.names == ["0", "1"])
    }

    @Test("A list scrolls up and down, and goes back sideways")
    func list() {
        let list = scrollView(CGSize(width: 393, height: 3000))
        scene.stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 130, y: 300), duration: 0.3)
        scene.stage.settle()
        #expect(list.contentOffset.y > 250)
        #expect(scene.names == ["0", "1"])
        let offset = list.contentOffset
        scene.swipe(0.5)
        scene.stage.letGo()
        #expect(list.contentOffset == offset)
        #expect(scene.names == ["0"])
    }

    @Test("From the edge it goes back over whatever lies there")
    func edge() {
        let scene = NavigationStage(NavigationTransition(interactivePop: .edge))
        let pager = UIScrollView(frame: scene.top.view.bounds)
        pager.contentSize = CGSize(width: 1179, height: 852)
        pager.contentOffset.x = 393
        scene.top.view.addSubview(pager)
        scene.swipe(0.6, from: CGPoint(x: 2, y: 500))
        scene.stage.letGo()
        #expect(scene.names == ["0"])
        #expect(pager.contentOffset.x == 393)
    }

    @Test("A slider keeps the finger; a button gives it up")
    func controls() {
        let slider = UISlider(frame: CGRect(x: 50, y: 480, width: 300, height: 40))
        slider.value = 0.1
        scene.top.view.addSubview(slider)
        scene.swipe(0.5)
        scene.stage.letGo()
        #expect(slider.value > 0.5)
        #expect(scene.names == ["0", "1"])
        slider.removeFromSuperview()
        scene.top.view.addSubview(UIButton(frame: slider.frame))
        scene.swipe(0.5)
        scene.stage.letGo()
        #expect(scene.names == ["0"])
    }

    @Test("A finger that goes up, down or forward goes nowhere back", arguments: [(100, 800), (100, 200), (10, 500)])
    func elsewhere(x: Double, y: Double) {
        scene.stage.drag(from: NavigationStage.middle, to: CGPoint(x: x, y: y), duration: 0.2)
        scene.stage.settle()
        #expect(scene.names == ["0", "1"])
        #expect(scene.top.calls == [])
    }

    @Test("Another pan on the same view gets the finger where this one does not want it")
    func otherPan() {
        let pan = UIPanGestureRecognizer()
        scene.navigation.view.addGestureRecognizer(pan)
        // Makes the other one come first.
        scene.navigation.use(NavigationTransition())
        scene.swipe(0.5)
        #expect(pan.state != .changed)
        scene.stage.letGo()
        #expect(scene.names == ["0"])
        scene.swipe(0.5)
        #expect(pan.state == .changed)
        scene.stage.letGo()
    }

    @Test("A view of the content that begins no gesture keeps the finger")
    func refusal() {
        final class Keeper: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        scene.top.view.addSubview(Keeper(frame: scene.top.view.bounds))
        scene.swipe(0.5)
        scene.stage.letGo()
        #expect(scene.names == ["0", "1"])
    }
}
