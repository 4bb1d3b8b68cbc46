import Testing
import UIKit

@testable import TestSupport

/// A stack in a tab that is left during a transition of the stack.
@MainActor
struct UnseenStackTests {
    private let fixture = NavigationFixture("a")
    private let tabs = UITabBarController()

    init() {
        MainLoop.current.settle()
        fixture.phone.window.rootViewController = tabs
        tabs.viewControllers = [fixture.navigation, UIViewController()]
        MainLoop.current.settle()
        _ = fixture.journal.take()
    }

    @Test("A push whose tab is left in the same turn is done unseen: its controller appears when the tab does")
    func leftBeforeBegin() {
        let b = fixture.push("b")
        var ends: [Bool] = []
        fixture.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
        tabs.selectedIndex = 1
        MainLoop.current.settle()
        let calls = fixture.journal.takeAppearance()
        #expect(calls == ["a.willDisappear(false)", "a.didDisappear(false)"])
        #expect(ends == [false])
        #expect(fixture.navigation.transitionCoordinator == nil)
        tabs.selectedIndex = 0
        MainLoop.current.settle()
        #expect(
            fixture.journal.takeAppearance() == [
                "b.didLoad", "b.willAppear(false)", "b.isAppearing(false)", "b.didAppear(false)",
            ])
        #expect(b.view.superview?.subviews.count == 1)
        #expect(fixture.navigation.navigationBar.topItem === b.navigationItem)
    }

    @Test("A push that is in somebody's hand when its tab is left goes on, and further requests wait for it")
    func heldWhenLeft() {
        let interactor = UIPercentDrivenInteractiveTransition()
        fixture.animator = InterruptibleSlideAnimator()
        fixture.interactor = interactor
        _ = fixture.push("b")
        MainLoop.current.advance(by: 0.1)
        interactor.update(0.3)
        tabs.selectedIndex = 1
        MainLoop.current.settle()
        fixture.animator = nil
        _ = fixture.push("c", animated: false)
        #expect(fixture.names == ["a", "b"])
        interactor.finish()
        MainLoop.current.settle()
        #expect(fixture.names == ["a", "b", "c"])
        #expect(fixture.navigation.children == fixture.navigation.viewControllers)
    }

    @Test("A push that begins while its stack is leaving does not make its controller appear")
    func beginsWhileLeaving() {
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        tabs.present(page, animated: true)
        MainLoop.current.turn()
        let b = fixture.push("b", animated: false)
        MainLoop.current.settle()
        #expect(fixture.journal.takeAppearance() == ["a.willDisappear(true)", "b.didLoad", "a.didDisappear(true)"])
        page.dismiss(animated: false)
        MainLoop.current.settle()
        #expect(
            fixture.journal.takeAppearance() == ["b.willAppear(false)", "b.isAppearing(false)", "b.didAppear(false)"])
        #expect(b.view.window === fixture.phone.window)
    }
}
