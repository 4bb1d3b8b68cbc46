import Testing
import UIKit

@testable import TestSupport

/// The system's push and pop, call by call.
@MainActor
struct PushAndPopTests {
    init() {
        MainLoop.current.settle()
    }

    @Test("A push changes the stack at once; the view is loaded and the calls come in the next layout (V-N1)")
    func stackAtOnce() {
        let fixture = NavigationFixture("a")
        let b = fixture.push("b")
        #expect(fixture.names == ["a", "b"])
        #expect(fixture.navigation.topViewController === b)
        #expect(b.parent === fixture.navigation)
        #expect(!b.isViewLoaded)
        #expect(fixture.journal.takeAppearance() == [])
        fixture.navigation.view.layoutIfNeeded()
        #expect(b.isViewLoaded)
        #expect(
            fixture.journal.takeAppearance() == [
                "b.didLoad", "a.willDisappear(true)", "b.willAppear(true)", "b.isAppearing(true)",
            ])
        MainLoop.current.settle()
    }

    @Test("A pop changes the stack at once, too, and answers who was popped (V-N1)")
    func popAtOnce() {
        let fixture = NavigationFixture("a", "b", "c")
        let c = fixture.top
        #expect(fixture.navigation.popViewController(animated: true) === c)
        #expect(fixture.names == ["a", "b"])
        #expect(c.view.window === fixture.phone.window)
        #expect(c.parent === fixture.navigation)
        MainLoop.current.settle()
        #expect(c.view.window == nil)
        #expect(c.parent == nil)
    }

    @Test("The calls of a push: who leaves hears first, at the beginning and at the end (V-N2)")
    func pushOrder() {
        let fixture = NavigationFixture("a")
        _ = fixture.push("b")
        MainLoop.current.turn()
        #expect(
            fixture.journal.take().filter { !$0.hasPrefix("willShow") } == [
                "b.willMove(in)", "animator(push)", "b.didLoad", "a.willDisappear(true)", "b.willAppear(true)",
                "b.isAppearing(true)",
            ])
        MainLoop.current.settle()
        #expect(
            fixture.journal.take() == [
                "a.didDisappear(true)", "b.didAppear(true)", "b.didMove(in)", "didShow(b, true)",
            ])
    }

    @Test("The calls of a pop (V-N2)")
    func popOrder() {
        let fixture = NavigationFixture("a", "b")
        fixture.navigation.popViewController(animated: true)
        MainLoop.current.turn()
        #expect(
            fixture.journal.take().filter { !$0.hasPrefix("willShow") } == [
                "b.willMove(out)", "animator(pop)", "a.didLoad", "b.willDisappear(true)", "a.willAppear(true)",
                "a.isAppearing(true)",
            ])
        MainLoop.current.settle()
        #expect(
            fixture.journal.take() == [
                "b.didDisappear(true)", "a.didAppear(true)", "b.didMove(out)", "didShow(a, true)",
            ])
    }

    @Test("Without animation the calls are the same, and no animator is requested (V-N2)")
    func notAnimated() {
        let fixture = NavigationFixture("a")
        _ = fixture.push("b", animated: false)
        MainLoop.current.turn()
        #expect(
            fixture.journal.take().filter { !$0.hasPrefix("willShow") } == [
                "b.willMove(in)", "b.didLoad", "a.willDisappear(false)", "b.willAppear(false)", "b.isAppearing(false)",
                "a.didDisappear(false)", "b.didAppear(false)", "b.didMove(in)", "didShow(b, false)",
            ])
    }

    @Test("A modal lets the new one appear before the old one is gone, a push the other way round (C31)")
    func didOrder() {
        let fixture = NavigationFixture("a")
        _ = fixture.push("b")
        MainLoop.current.settle()
        #expect(fixture.journal.takeAppearance().suffix(2) == ["a.didDisappear(true)", "b.didAppear(true)"])
        let modal = fixture.make("modal")
        modal.modalPresentationStyle = .fullScreen
        fixture.navigation.present(modal, animated: true)
        MainLoop.current.settle()
        #expect(fixture.journal.takeAppearance().suffix(2) == ["modal.didAppear(true)", "b.didDisappear(true)"])
    }

    @Test("The default push takes the half second of the system's spring, and so does the pop (V-N10, N17)")
    func duration() {
        let fixture = NavigationFixture("a")
        _ = fixture.push("b")
        MainLoop.current.advance(by: 0.5)
        #expect(fixture.navigation.transitionCoordinator != nil)
        expectClose(CGFloat(fixture.navigation.transitionCoordinator?.transitionDuration ?? 0), 0.5057, within: 0.0002)
        MainLoop.current.advance(by: 0.01)
        #expect(fixture.navigation.transitionCoordinator == nil)
        fixture.navigation.popViewController(animated: true)
        MainLoop.current.advance(by: 0.5)
        #expect(fixture.navigation.transitionCoordinator != nil)
        MainLoop.current.advance(by: 0.01)
        #expect(fixture.navigation.transitionCoordinator == nil)
    }

    @Test("The default push slides by the whole width, and takes the lower view along by three tenths of it")
    func parallax() throws {
        let fixture = NavigationFixture("a")
        let b = fixture.push("b")
        let a = fixture.root
        MainLoop.current.advance(by: 0.1)
        let upper = try #require(b.view.layer.presentation()?.frame.minX)
        let lower = try #require(a.view.layer.presentation()?.frame.minX)
        // A critically damped spring of 18.2574 rad/s after a tenth of a second: 1 - (1 + ωt)·exp(-ωt).
        expectClose(upper, 393 * 0.455222, within: 0.01)
        expectClose(lower, -0.3 * (393 - upper), within: 0.001)
        #expect(fixture.navigation.view.subviews.last === fixture.navigation.navigationBar)
        MainLoop.current.settle()
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(b.view.superview?.subviews.count == 1)
        fixture.navigation.popViewController(animated: true)
        MainLoop.current.advance(by: 0.1)
        expectClose(b.view.layer.presentation()?.frame.minX, 393 - upper, within: 0.01)
        expectClose(a.view.layer.presentation()?.frame.minX, -0.3 * upper, within: 0.01)
        #expect(a.view.superview?.subviews.last === b.view)
        MainLoop.current.settle()
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("The coordinator is there when the push returns, and takes animations until the transition begins (C19, C70)")
    func coordinatorAtOnce() {
        let fixture = NavigationFixture("a")
        let b = fixture.push("b")
        let coordinator = fixture.navigation.transitionCoordinator
        #expect(coordinator != nil)
        #expect(b.transitionCoordinator === coordinator)
        #expect(fixture.root.transitionCoordinator === coordinator)
        var events: [String] = []
        let isQueued = coordinator?.animate { _ in
            events.append("animation")
        } completion: { context in
            events.append("completion(\(context.isCancelled))")
        }
        #expect(isQueued == true)
        #expect(events == [])
        MainLoop.current.turn()
        #expect(events == ["animation"])
        MainLoop.current.settle()
        #expect(events == ["animation", "completion(false)"])
        #expect(fixture.navigation.transitionCoordinator == nil)
    }

    @Test("A controller that has been popped is released")
    func release() {
        let fixture = NavigationFixture("a")
        fixture.navigation.delegate = nil
        weak var gone: UIViewController?
        do {
            let b = fixture.push("b")
            gone = b
            MainLoop.current.settle()
            fixture.navigation.popViewController(animated: true)
            MainLoop.current.settle()
        }
        #expect(gone == nil)
    }

    @Test("A navigation controller in the middle of a push does not keep itself alive")
    func releaseOfContainer() {
        weak var gone: UINavigationController?
        do {
            let fixture = NavigationFixture("a")
            fixture.navigation.delegate = nil
            gone = fixture.navigation
            _ = fixture.push("b")
            fixture.phone.window.rootViewController = UIViewController()
        }
        MainLoop.current.settle()
        #expect(gone == nil)
    }

    @Test("isMovingToParent and isMovingFromParent tell a push and a pop from being covered and uncovered")
    func moving() {
        let fixture = NavigationFixture("a")
        var moves: [Bool] = []
        let b = fixture.make("b")
        b.onWillAppear = { moves.append($0.isMovingToParent) }
        fixture.navigation.pushViewController(b, animated: true)
        MainLoop.current.settle()
        _ = fixture.push("c")
        MainLoop.current.settle()
        fixture.navigation.popViewController(animated: true)
        MainLoop.current.settle()
        #expect(moves == [true, false])
        fixture.navigation.popViewController(animated: true)
        #expect(b.isMovingFromParent)
        MainLoop.current.settle()
        #expect(!b.isMovingFromParent)
    }
}
