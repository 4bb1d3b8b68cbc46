import Testing
import UIKit

@testable import TestSupport

/// The effects of selecting another tab, in code or by the user.
@MainActor
struct TabChangeTests {
    private let fixture = TabFixture()

    @Test("The incoming one is called first, both inside the setter; the rest comes after the layout (V-N3)")
    func order() {
        fixture.tabs.selectedIndex = 1
        #expect(fixture.journal.takeAppearance() == ["b.didLoad", "b.willAppear(false)", "a.willDisappear(false)"])
        #expect(fixture.tabs.selectedViewController === fixture.b)
        MainLoop.current.turn()
        #expect(
            fixture.journal.takeAppearance() == ["b.isAppearing(false)", "a.didDisappear(false)", "b.didAppear(false)"])
        #expect(fixture.a.view.superview == nil)
        #expect(fixture.b.view.window === fixture.phone.window)
    }

    @Test("Selecting the selected tab does nothing (V-N3)")
    func same() {
        fixture.tabs.selectedIndex = 0
        fixture.tabs.selectedViewController = fixture.a
        MainLoop.current.settle()
        #expect(fixture.journal.take() == [])
    }

    @Test("Two changes in a row are two, and none waits")
    func twice() {
        fixture.tabs.selectedIndex = 1
        fixture.tabs.selectedIndex = 2
        #expect(fixture.tabs.selectedIndex == 2)
        MainLoop.current.settle()
        let entries = fixture.journal.takeAppearance()
        #expect(entries.filter { $0.hasPrefix("a") } == ["a.willDisappear(false)", "a.didDisappear(false)"])
        #expect(entries.filter { $0.hasPrefix("b") }.last == "b.didDisappear(false)")
        #expect(entries.last == "c.didAppear(false)")
        #expect(fixture.c.view.superview?.subviews.count == 1)
    }

    @Test("Views are loaded when their tab is first selected")
    func lazy() {
        #expect(fixture.a.isViewLoaded)
        #expect(!fixture.b.isViewLoaded)
        #expect(!fixture.c.isViewLoaded)
        fixture.tabs.selectedIndex = 2
        #expect(!fixture.b.isViewLoaded)
        MainLoop.current.settle()
    }

    @Test("A change by code asks for an animator, but calls neither shouldSelect nor didSelect (V-N9)")
    func byCode() {
        fixture.tabs.selectedIndex = 1
        MainLoop.current.settle()
        #expect(fixture.journal.take().filter { !$0.contains(".") } == ["animator(a, b)"])
    }

    @Test("A tap calls shouldSelect and didSelect, also on the selected tab (V-N9)")
    func tap() {
        fixture.tap(1)
        #expect(
            fixture.journal.take().filter { !$0.contains(".") } == [
                "shouldSelect(b)", "animator(a, b)", "didSelect(b)",
            ]
        )
        MainLoop.current.settle()
        #expect(fixture.tabs.selectedIndex == 1)
        fixture.tap(1)
        #expect(fixture.journal.take().filter { !$0.contains(".") } == ["shouldSelect(b)", "didSelect(b)"])
    }

    @Test("A tap that is refused changes nothing (V-N9)")
    func refused() {
        fixture.allows = false
        fixture.tap(1)
        MainLoop.current.settle()
        #expect(fixture.journal.take() == ["shouldSelect(b)"])
        #expect(fixture.tabs.selectedIndex == 0)
        #expect(fixture.tabs.tabBar.selectedItem === fixture.a.tabBarItem)
    }

    @Test("An interactor is asked for only when there is an animator (V-N9)")
    func interactor() {
        fixture.interactor = UIPercentDrivenInteractiveTransition()
        fixture.tabs.selectedIndex = 1
        MainLoop.current.settle()
        #expect(!fixture.journal.take().contains("interactor"))
        fixture.interactor = nil
        fixture.animator = SlideAnimator(fixture.journal)
        fixture.tabs.selectedIndex = 2
        MainLoop.current.settle()
        #expect(
            fixture.journal.take().filter { !$0.contains(".") } == [
                "animator(b, c)", "interactor", "animateTransition", "animationEnded(true)",
            ])
    }

    @Test("An animator gets all views and the area; the calls keep their order (V-N3, V-N5)")
    func animated() throws {
        let animator = SlideAnimator(fixture.journal)
        fixture.animator = animator
        fixture.tabs.selectedIndex = 1
        let context = try #require(animator.context)
        #expect(context.view(forKey: .from) === fixture.a.view)
        #expect(context.view(forKey: .to) === fixture.b.view)
        #expect(context.initialFrame(for: fixture.a) == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(context.finalFrame(for: fixture.b) == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(fixture.b.transitionCoordinator != nil)
        #expect(fixture.a.transitionCoordinator === fixture.tabs.transitionCoordinator)
        MainLoop.current.advance(by: 0.125)
        expectClose(fixture.b.view.layer.presentation()?.frame.minX, 196.5, within: 0.01)
        MainLoop.current.settle()
        #expect(
            fixture.journal.takeAppearance() == [
                "b.didLoad", "b.willAppear(true)", "a.willDisappear(true)", "b.isAppearing(true)",
                "a.didDisappear(true)", "b.didAppear(true)",
            ])
        #expect(fixture.a.view.superview == nil)
        #expect(fixture.tabs.transitionCoordinator == nil)
    }

    @Test("A change that is cancelled leaves the old tab selected and shown (C49)")
    func cancelled() {
        let percent = UIPercentDrivenInteractiveTransition()
        fixture.animator = SlideAnimator(fixture.journal)
        fixture.interactor = percent
        fixture.tabs.selectedIndex = 1
        MainLoop.current.turn()
        _ = fixture.journal.take()
        percent.update(0.5)
        percent.cancel()
        #expect(fixture.journal.take() == ["b.willDisappear(true)", "a.willAppear(true)"])
        MainLoop.current.settle()
        #expect(fixture.journal.takeAppearance() == ["b.didDisappear(true)", "a.didAppear(true)"])
        #expect(fixture.tabs.selectedIndex == 0)
        #expect(fixture.tabs.tabBar.selectedItem === fixture.a.tabBarItem)
        #expect(fixture.a.view.window === fixture.phone.window)
        #expect(fixture.b.view.superview == nil)
    }

    @Test("During an animated change code has to wait and taps go nowhere")
    func busy() {
        fixture.animator = SlideAnimator(fixture.journal)
        fixture.tabs.selectedIndex = 1
        fixture.tap(0)
        fixture.tabs.selectedIndex = 2
        #expect(fixture.tabs.selectedIndex == 1)
        #expect(!fixture.journal.take().contains("shouldSelect(a)"))
        MainLoop.current.settle()
        #expect(fixture.tabs.selectedIndex == 2)
    }

    @Test("A presentation that is asked for during an animated change begins when that ends (C14)")
    func presentDuringChange() {
        fixture.animator = SlideAnimator(fixture.journal)
        fixture.tabs.selectedIndex = 1
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        fixture.b.present(modal, animated: true)
        #expect(modal.presentingViewController == nil)
        MainLoop.current.settle()
        #expect(modal.presentingViewController === fixture.tabs)
    }

    @Test("A finger on a tab selects it (V-N9)")
    func finger() {
        let fingers = Touchscreen(fixture.phone.window)
        fingers.tap(at: CGPoint(x: 330, y: 790))
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.journal.take().filter { !$0.contains(".") }.last == "didSelect(c)")
        MainLoop.current.settle()
    }

    @Test("A tap on the selected tab takes its navigation controller back to the root")
    func popsToRoot() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        fixture.tabs.viewControllers = [navigation, fixture.b]
        MainLoop.current.settle()
        navigation.pushViewController(UIViewController(), animated: false)
        MainLoop.current.settle()
        fixture.tap(0)
        #expect(navigation.viewControllers.count == 1)
        MainLoop.current.settle()
    }

    @Test("Another list in the middle of an animated change leaves one selected tab, and that one shown")
    func otherListDuringChange() {
        let fixture = TabFixture()
        fixture.animator = SlideAnimator(fixture.journal)
        fixture.tabs.selectedIndex = 1
        MainLoop.current.advance(by: 0.1)
        fixture.tabs.viewControllers = [fixture.a, fixture.c]
        MainLoop.current.settle()
        let shown = fixture.tabs.selectedViewController
        #expect(shown === fixture.c || shown === fixture.a)
        #expect(shown?.view.window === fixture.phone.window)
        #expect(shown?.view.superview?.subviews.count == 1)
    }

    @Test("A list of only the tab that is leaving brings it back")
    func onlyTheLeavingOne() {
        let fixture = TabFixture()
        fixture.animator = FadeAnimator()
        fixture.tabs.selectedIndex = 1
        MainLoop.current.advance(by: 0.1)
        _ = fixture.journal.take()
        fixture.tabs.viewControllers = [fixture.a]
        MainLoop.current.settle()
        #expect(fixture.tabs.selectedViewController === fixture.a)
        #expect(fixture.a.view.window === fixture.phone.window)
        let calls = fixture.journal.takeAppearance()
        #expect(calls.filter { $0.hasPrefix("a.") }.last?.hasPrefix("a.didAppear") == true)
        #expect(calls.filter { $0.hasPrefix("b.") }.last?.hasPrefix("b.didDisappear") == true)
    }
}
