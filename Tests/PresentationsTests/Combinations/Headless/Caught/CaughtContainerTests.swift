import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A finger that catches a push, a pop or a change of tabs in mid-animation.
@MainActor
struct CaughtContainerTests {
    private let stage = Stage(.iPhone15)
    private let stack = UINavigationController(rootViewController: CountingViewController())

    private func useStack(depth: Int) {
        for _ in 1..<depth { stack.pushViewController(CountingViewController(), animated: false) }
        stack.use(NavigationTransition(push: .push(from: .trailing, timing: .curve(.linear, duration: 0.4))))
        stage.show(stack)
        stage.settle()
    }

    private var x: CGFloat? { stack.topViewController?.view.layer.presentation()?.frame.minX }

    /// Lands, moves by slightly more than a pan needs to begin, and then by `way`.
    private func catchAndMove(_ way: CGFloat) {
        let first: CGFloat = way < 0 ? -10.5 : 10.5
        stage.touchDown(at: CGPoint(x: 200, y: 400))
        stage.touchMoved(to: CGPoint(x: 200 + first, y: 400))
        stage.touchMoved(to: CGPoint(x: 200 + first + way, y: 400))
    }

    @Test("A push that is caught follows the finger from where it is, and goes on when let go on the way (Z1)")
    func push() throws {
        useStack(depth: 1)
        let next = CountingViewController()
        stack.pushViewController(next, animated: true)
        stage.advance(by: 0.2)
        let caught = try #require(x)
        #expect(abs(caught - 196.5) < 1)
        catchAndMove(-60)
        #expect(abs((x ?? 0) - (caught - 60.5)) < 1)
        stage.advance(by: 1)
        #expect(abs((x ?? 0) - (caught - 60.5)) < 1)
        stage.touchUp()
        stage.settle()
        #expect(stack.topViewController === next)
        #expect(next.calls == ["willAppear", "didAppear"])
        #expect(next.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("Moved back beyond the threshold, the push is taken back")
    func pushTakenBack() {
        useStack(depth: 1)
        let next = CountingViewController()
        stack.pushViewController(next, animated: true)
        stage.advance(by: 0.2)
        catchAndMove(120)
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.settle()
        #expect(stack.viewControllers.count == 1)
        #expect(next.calls == ["willAppear", "willDisappear", "didDisappear"])
        #expect(stack.transitionCoordinator == nil)
    }

    @Test(
        "A pop that is let go can be caught again, and taken back (Q-10)", arguments: Assumptions.PausedPercent.allCases
    )
    func pop(percent: Assumptions.PausedPercent) throws {
        try Assumptions.assuming({ $0.pausedPercent = percent }) {
            useStack(depth: 2)
            let top = try #require(stack.topViewController)
            stack.popViewController(animated: true)
            stage.advance(by: 0.2)
            let caught = try #require(top.view.layer.presentation()?.frame.minX)
            catchAndMove(-150)
            let moved = try #require(top.view.layer.presentation()?.frame.minX)
            #expect(abs(moved - (caught - 150.5)) < 1)
            stage.advance(by: 0.2)
            stage.touchUp()
            stage.settle()
            #expect(stack.topViewController === top)
            #expect(top.view.frame.minX == 0)
        }
    }

    @Test("On its way back it is not caught")
    func goingBack() {
        useStack(depth: 2)
        let top = stack.topViewController
        stage.touchDown(at: CGPoint(x: 50, y: 400))
        stage.touchMoved(to: CGPoint(x: 70, y: 400))
        stage.touchMoved(to: CGPoint(x: 110, y: 400))
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.advance(by: 0.02)
        catchAndMove(150)
        stage.touchUp()
        stage.settle()
        #expect(stack.topViewController === top)
    }

    @Test("A change of tabs is caught, and taken back")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { _ in CountingViewController() }
        tabs.use(TabTransition(animation: .push(from: .trailing, timing: .curve(.linear, duration: 0.4))))
        stage.show(tabs)
        stage.settle()
        tabs.selectedIndex = 1
        stage.advance(by: 0.2)
        catchAndMove(130)
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.settle()
        #expect(tabs.selectedIndex == 0)
        tabs.selectedIndex = 1
        stage.advance(by: 0.2)
        catchAndMove(-50)
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.settle()
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.transitionCoordinator == nil)
    }
}
