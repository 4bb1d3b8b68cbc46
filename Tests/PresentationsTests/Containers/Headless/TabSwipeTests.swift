import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A finger that changes to the neighbouring tab.
@MainActor
@Suite("Containers: a finger changes tabs")
struct TabSwipeTests {
    @Test(
        "The finger takes the next tab in from the right, or the one before from the left (S6)", arguments: [-0.5, 0.5])
    func progress(share: Double) throws {
        let scene = TabStage()
        let index = share < 0 ? 2 : 0
        scene.swipe(share)
        #expect(abs(try visible(scene.pages[1].view).frame.minX - 393 * share) < 0.5)
        #expect(abs(try visible(scene.pages[index].view).frame.minX - 393 * (share + (share < 0 ? 1 : -1))) < 0.5)
        #expect(scene.delegate.calls == ["should \(index)"])
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == index)
        #expect(scene.flaws == [])
        #expect(scene.delegate.calls == ["should \(index)", "did \(index)"])
        #expect(scene.pages[index].calls == ["willAppear", "didAppear"])
        #expect(scene.pages[1].calls == ["willDisappear", "didDisappear"])
    }

    @Test("Let go at rest it goes on above 0.3 and back below", arguments: [(0.29, 1), (0.31, 2)])
    func threshold(share: Double, index: Int) {
        let scene = TabStage()
        scene.swipe(-share)
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == index)
        #expect(scene.flaws == [])
    }

    @Test("A cancelled change keeps the selection, and is not reported")
    func cancelled() {
        let scene = TabStage()
        scene.swipe(-0.2)
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == 1)
        #expect(scene.flaws == [])
        #expect(scene.delegate.calls == ["should 2"])
        #expect(scene.pages[1].calls == ["willDisappear", "willAppear", "didAppear"])
        #expect(scene.pages[2].calls == ["willAppear", "willDisappear", "didDisappear"])
        scene.swipe(-0.6)
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == 2)
        #expect(scene.flaws == [])
    }

    @Test("With tabs the delegate hears of tabs, too")
    func tabs() {
        let scene = TabStage(usesTabs: true)
        scene.swipe(-0.5)
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == 2)
        #expect(scene.delegate.calls == ["should tab 2", "should 2", "did 2", "did tab 2 after 1"])
        #expect(scene.flaws == [])
    }

    @Test("What the delegate does not let the user select a finger does not change to")
    func refused() {
        let scene = TabStage()
        scene.delegate.allows = false
        scene.swipe(-0.5)
        #expect(scene.tabs.transitionCoordinator == nil)
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == 1)
        #expect(scene.delegate.calls == ["should 2"])
        #expect(scene.pages[2].viewIfLoaded == nil)
    }

    @Test("Nor to a tab that is disabled", arguments: [false, true])
    func disabled(usesTabs: Bool) {
        let scene = TabStage(usesTabs: usesTabs)
        if usesTabs { scene.tabs.tabs[2].isEnabled = false } else { scene.pages[2].tabBarItem.isEnabled = false }
        scene.swipe(-0.5)
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == 1)
        #expect(scene.delegate.calls == [])
    }

    @Test("Beyond the first and the last tab there is nothing", arguments: [(0, 0.5), (2, -0.5)])
    func ends(index: Int, share: Double) {
        let scene = TabStage()
        scene.tabs.selectedIndex = index
        scene.stage.settle()
        scene.swipe(share)
        #expect(scene.tabs.transitionCoordinator == nil)
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == index)
        #expect(scene.delegate.calls == [])
    }

    @Test("From right to left the next tab is on the left-hand side")
    func rightToLeft() {
        let scene = TabStage(direction: .rightToLeft)
        scene.swipe(0.5)
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == 2)
        #expect(scene.flaws == [])
    }

    @Test("A finger that has begun, moved and lifted within one frame is heard all the same (T11)")
    func early() {
        let scene = TabStage()
        scene.stage.touchDown(at: TabStage.middle)
        scene.stage.touchMoved(to: CGPoint(x: 170, y: 400))
        scene.stage.touchMoved(to: CGPoint(x: 20, y: 400))
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.tabs.selectedIndex == 2)
        #expect(scene.delegate.calls == ["should 2", "did 2"])
        #expect(scene.flaws == [])
    }

    @Test("Not where that is not wanted, nor with another delegate, nor on the bar")
    func elsewhere() {
        let off = TabStage(TabTransition(isInteractive: false))
        off.swipe(-0.5)
        off.stage.letGo()
        #expect(off.tabs.selectedIndex == 1)
        let other = TabStage()
        let delegate = RecordingTabDelegate()
        other.tabs.delegate = delegate
        other.swipe(-0.5)
        other.stage.letGo()
        #expect(other.tabs.selectedIndex == 1)
        let bar = TabStage()
        // Outside of the middle tab, and far from every other one.
        bar.swipe(-0.6, from: CGPoint(x: 250, y: 800))
        bar.stage.letGo()
        #expect(bar.tabs.selectedIndex == 1)
        #expect(bar.delegate.calls == [])
    }

    @Test("A pager turns its pages; at its end the tab changes. Up and down nothing does")
    func pager() {
        let scene = TabStage()
        let pager = UIScrollView(frame: scene.pages[1].view.bounds)
        pager.contentInsetAdjustmentBehavior = .never
        pager.contentSize = CGSize(width: 786, height: 852)
        pager.isPagingEnabled = true
        scene.pages[1].view.addSubview(pager)
        scene.stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.2)
        scene.stage.settle()
        #expect(scene.tabs.selectedIndex == 1)
        #expect(pager.contentOffset.x == 393)
        scene.stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 300, y: 700), duration: 0.2)
        scene.stage.settle()
        #expect(scene.tabs.selectedIndex == 1)
        // Less than a pixel from its end.
        pager.contentOffset.x = 392.8
        scene.swipe(-0.4, from: CGPoint(x: 350, y: 400))
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == 2)
        #expect(abs(pager.contentOffset.x - 393) < 0.5)
    }

    @Test("Nothing begins while the stack in the selected tab pushes")
    func stack() {
        let stage = Stage(.iPhone15)
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [stack, UIViewController()]
        tabs.use(TabTransition())
        stage.show(tabs)
        stage.settle()
        stack.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 0.05)
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.1)
        stage.settle()
        #expect(tabs.selectedIndex == 0)
    }

    @Test("Nothing begins while something is presented, and during a change that one is caught (Z1)")
    func busy() {
        let scene = TabStage()
        let style = HalfSheet(largestUndimmedDetentIdentifier: .medium)
        scene.pages[1].presentAsHalfSheet(CountingViewController(), style: style)
        scene.stage.settle()
        scene.swipe(-0.4, from: CGPoint(x: 350, y: 200))
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == 1)
        scene.tabs.dismiss(animated: true)
        scene.stage.settle()
        scene.tabs.selectedIndex = 0
        scene.stage.advance(by: 0.05)
        scene.stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 20, y: 400), duration: 0.1)
        scene.stage.settle()
        #expect(scene.tabs.selectedIndex == 1)
        #expect(scene.flaws == [])
    }

    @Test("Removed under a finger, the change is taken back and the delegate is back (R18)")
    func removed() {
        let scene = TabStage()
        scene.swipe(-0.5)
        scene.tabs.removeTransition()
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == 1)
        #expect(scene.flaws == [])
        #expect(scene.tabs.delegate === scene.delegate)
        #expect(scene.delegate.calls == ["should 2"])
        scene.tabs.selectedIndex = 2
        #expect(scene.tabs.transitionCoordinator?.isAnimated != true)
        scene.stage.settle()
        #expect(scene.flaws == [])
    }
}
