import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The animation of a change of tabs, and its direction (S6).
@MainActor
@Suite("Containers: tabs change")
struct TabMotionTests {
    @Test(
        "A tab further on comes from the right, one further back from the left (S6)", arguments: [(2, 393), (0, -393)])
    func direction(index: Int, x: Double) throws {
        let scene = TabStage()
        scene.tabs.selectedIndex = index
        scene.stage.advance(by: 0)
        #expect(try visible(scene.pages[index].view).frame.minX == x)
        scene.stage.advance(by: 0.1)
        let incoming = try visible(scene.pages[index].view).frame.minX
        #expect(abs(incoming) < 392 && abs(incoming) > 1)
        // They push each other.
        #expect(abs(try visible(scene.pages[1].view).frame.minX - (incoming - x)) < 0.01)
        scene.stage.settle()
        #expect(scene.tabs.selectedIndex == index)
        #expect(scene.flaws == [])
        #expect(scene.pages[1].view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        // A change by code asks no delegate.
        #expect(scene.delegate.calls == [])
    }

    @Test("From right to left the other way round (S6)")
    func rightToLeft() throws {
        let scene = TabStage(direction: .rightToLeft)
        scene.tabs.selectedIndex = 2
        scene.stage.advance(by: 0)
        #expect(try visible(scene.pages[2].view).frame.minX == -393)
        scene.stage.settle()
        #expect(scene.flaws == [])
    }

    @Test("Back again the animation is played in reverse, the lower view beneath (S6)")
    func reverse() throws {
        let scene = TabStage(TabTransition(animation: .slide(from: .bottom)))
        scene.tabs.selectedIndex = 0
        scene.stage.advance(by: 0)
        #expect(try visible(scene.pages[0].view).frame.minY == 0)
        #expect(scene.pages[1].view.superview?.subviews.last === scene.pages[1].view)
        scene.stage.advance(by: 0.1)
        #expect(try visible(scene.pages[1].view).frame.minY > 1)
        scene.stage.settle()
        #expect(scene.flaws == [])
    }

    @Test("A tap on the bar calls both methods of the delegate, and is animated (V-N9)")
    func tap() {
        let scene = TabStage()
        scene.stage.tap(at: scene.place(ofTab: 2))
        #expect(scene.tabs.selectedIndex == 2)
        #expect(scene.tabs.transitionCoordinator != nil)
        scene.stage.settle()
        #expect(scene.delegate.calls == ["should 2", "did 2"])
        #expect(scene.flaws == [])
        #expect(scene.pages[2].calls == ["willAppear", "didAppear"])
        #expect(scene.pages[1].calls == ["willDisappear", "didDisappear"])
    }

    @Test("A user selects nothing while a change is on its way; code does (R17)")
    func during() {
        let scene = TabStage()
        scene.tabs.selectedIndex = 2
        scene.stage.advance(by: 0.1)
        #expect(scene.tabs.delegate?.tabBarController(scene.tabs, shouldSelect: scene.pages[0]) == false)
        scene.stage.tap(at: scene.place(ofTab: 0))
        scene.stage.settle()
        #expect(scene.tabs.selectedIndex == 2)
        scene.tabs.selectedIndex = 1
        scene.stage.advance(by: 0.1)
        scene.tabs.selectedIndex = 0
        scene.stage.settle()
        #expect(scene.tabs.selectedIndex == 0)
        #expect(scene.flaws == [])
        #expect(scene.delegate.calls == [])
    }

    @Test("The delegate's animator comes first; it hears and answers what it did before")
    func delegate() {
        let scene = TabStage()
        scene.delegate.animator = TransitionAnimator(.uncover, .forward)
        scene.tabs.selectedIndex = 2
        scene.stage.advance(by: 0)
        #expect(scene.tabs.transitionCoordinator?.transitionDuration == 0.25)
        scene.stage.settle()
        #expect(scene.flaws == [])
        #expect(scene.tabs.supportedInterfaceOrientations == .landscapeLeft)
    }

    @Test("When the delegate is gone everything goes on without it")
    func gone() {
        let stage = Stage(.iPhone15)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        var delegate: RecordingTabDelegate? = RecordingTabDelegate()
        tabs.delegate = delegate
        tabs.use(TabTransition())
        stage.show(tabs)
        delegate = nil
        #expect(delegate == nil)
        stage.slide(from: CGPoint(x: 300, y: 400), by: -200)
        stage.letGo()
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
        tabs.removeTransition()
        #expect(tabs.delegate == nil)
    }

    @Test("Before the tab bar controller is seen tabs change at once")
    func unseen() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.use(TabTransition())
        tabs.selectedIndex = 1
        #expect(tabs.transitionCoordinator == nil)
        let stage = Stage(.iPhone15)
        stage.show(tabs)
        #expect(tabs.selectedViewController.map { flaws(of: $0, in: tabs) } == [])
    }
}
