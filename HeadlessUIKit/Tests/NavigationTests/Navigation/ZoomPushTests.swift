import Testing
import UIKit

@testable import TestSupport

/// Controllers that grow out of a view when they are pushed.
@Suite @MainActor
struct ZoomPushTests {
    private let fixture = NavigationFixture("a")
    private let fingers: Touchscreen
    private let thumb = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
    private let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    private let pushed: NotedViewController

    init() {
        fixture.leaveAnimationsToUIKit()
        fixture.root.view.addSubview(thumb)
        fingers = Touchscreen(fixture.phone.window)
        pushed = fixture.make("b")
        pushed.preferredTransition = .zoom { [thumb] _ in thumb }
    }

    private func push() {
        fixture.navigation.pushViewController(pushed, animated: true)
        MainLoop.current.settle()
        _ = fixture.journal.take()
    }

    @Test("A push grows out of the source and a pop shrinks back into it")
    func pushesAndPops() {
        fixture.navigation.pushViewController(pushed, animated: true)
        MainLoop.current.turn()
        #expect(pushed.view.superview?.layer.presentation()?.frame == thumb.frame)
        MainLoop.current.settle()
        #expect(pushed.view.frame == screen)
        #expect(pushed.view.safeAreaInsets.top == 113)
        #expect(pushed.view.superview?.subviews.count == 1)
        fixture.navigation.popViewController(animated: true)
        MainLoop.current.turn()
        #expect(pushed.view.superview?.frame == thumb.frame)
        MainLoop.current.settle()
        #expect(fixture.names == ["a"])
        #expect(fixture.root.view.frame == screen)
        #expect(fixture.root.view.superview?.subviews.count == 1)
    }

    @Test("A pull pops")
    func pulledDown() {
        push()
        fingers.down(at: CGPoint(x: 196, y: 300))
        fingers.drag(to: CGPoint(x: 196, y: 523), duration: 1)
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        expectClose(pushed.view.superview?.frame.width, 393 * 0.85, within: 0.5)
        MainLoop.current.advance(by: 0.5)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a"])
        #expect(
            fixture.journal.takeAppearance() == [
                "b.willDisappear(true)", "a.willAppear(true)", "a.isAppearing(true)", "b.didDisappear(true)",
                "a.didAppear(true)",
            ])
    }

    @Test("A short pull leaves the stack as it was")
    func takenBack() {
        push()
        fingers.down(at: CGPoint(x: 196, y: 300))
        fingers.drag(to: CGPoint(x: 196, y: 350), duration: 1)
        MainLoop.current.advance(by: 0.5)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a", "b"])
        #expect(pushed.view.frame == screen)
        #expect(pushed.view.superview?.subviews.count == 1)
    }

    @Test("A swipe from the leading edge takes the view along instead of sliding it; elsewhere it does nothing")
    func edge() {
        push()
        fingers.down(at: CGPoint(x: 100, y: 400))
        fingers.drag(to: CGPoint(x: 300, y: 400), duration: 1)
        #expect(fixture.names == ["a", "b"])
        fingers.up()
        MainLoop.current.settle()
        fingers.down(at: CGPoint(x: 4, y: 400))
        fingers.drag(to: CGPoint(x: 214, y: 400), duration: 1)
        #expect(fixture.names == ["a"])
        let width = pushed.view.superview?.frame.width ?? 393
        #expect(width < 300)
        MainLoop.current.advance(by: 0.5)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a"])
        #expect(pushed.parent == nil)
    }

    @Test("Who is pushed above a zoomed controller slides, and goes back by the swipe")
    func above() {
        push()
        let top = fixture.push("c")
        MainLoop.current.settle()
        fixture.navigation.delegate = nil
        fingers.down(at: CGPoint(x: 196, y: 300))
        fingers.drag(to: CGPoint(x: 196, y: 600), duration: 1)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a", "b", "c"])
        fingers.down(at: CGPoint(x: 2, y: 400))
        fingers.drag(to: CGPoint(x: 300, y: 400), duration: 1)
        #expect(top.view.layer.presentation()?.frame.width == 393)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a", "b"])
    }
}
