import Testing
import UIKit

@testable import TestSupport

/// The swipe from the left edge, with a finger.
@MainActor
struct SwipeBackTests {
    private let fixture = NavigationFixture("a", "b")
    private let fingers: Touchscreen

    init() {
        fixture.leaveAnimationsToUIKit()
        MainLoop.current.settle()
        fingers = Touchscreen(fixture.phone.window)
    }

    @Test("In right-to-left layout the swipe comes from the right edge (V-N7)")
    func rightToLeft() {
        fixture.navigation.delegate = nil
        fixture.navigation.view.semanticContentAttribute = .forceRightToLeft
        fixture.navigation.view.setNeedsLayout()
        MainLoop.current.settle()
        fingers.down(at: CGPoint(x: 391, y: 400))
        fingers.drag(to: CGPoint(x: 101, y: 400), duration: 1)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a"])
    }

    /// Swipes from the left edge by `way`, plus 10 points before it is recognised.
    private func swipe(_ way: CGFloat, duration: TimeInterval = 1) {
        fingers.down(at: CGPoint(x: 2, y: 400))
        fingers.drag(to: CGPoint(x: 12 + way, y: 400), duration: duration)
    }

    @Test(
        "The recogniser is a pan from the left edge on the navigation controller's view, with a delegate of its own (V-N7)"
    )
    func recognizer() {
        let recognizer = fixture.navigation.interactivePopGestureRecognizer
        #expect((recognizer as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
        #expect(recognizer?.view === fixture.navigation.view)
        #expect(recognizer?.delegate != nil)
    }

    @Test("The views follow the finger, and a swipe past the middle pops (V-N7)")
    func pops() {
        fixture.navigation.delegate = nil
        let b = fixture.top
        swipe(236)
        #expect(fixture.names == ["a"])
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        expectClose(b.view.layer.presentation()?.frame.minX, 236, within: 1)
        expectClose(fixture.root.view.layer.presentation()?.frame.minX, -0.3 * (393 - 236), within: 1)
        MainLoop.current.advance(by: 0.5)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a"])
        #expect(b.parent == nil)
        #expect(fixture.journal.takeAppearance().suffix(2) == ["b.didDisappear(true)", "a.didAppear(true)"])
        #expect(fixture.root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("A short swipe is taken back, and nothing has changed (V-N6, V-N7, C51)")
    func takenBack() {
        let b = fixture.top
        swipe(100)
        MainLoop.current.advance(by: 0.5)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a", "b"])
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(b.view.superview?.subviews.count == 1)
        #expect(
            fixture.journal.takeAppearance() == [
                "a.didLoad", "b.willDisappear(true)", "a.willAppear(true)", "a.isAppearing(true)",
                "a.willDisappear(true)", "a.didDisappear(true)", "b.willAppear(true)", "b.didAppear(true)",
            ])
        swipe(300)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a"])
    }

    @Test("A finger that lifts before the transition has begun still decides")
    func earlyLift() {
        fingers.down(at: CGPoint(x: 2, y: 400))
        fingers.deliver([0: .move(CGPoint(x: 22, y: 400))])
        #expect(fixture.names == ["a"])
        fingers.deliver([0: .up])
        MainLoop.current.settle()
        #expect(fixture.names.count <= 2)
        #expect(fixture.navigation.transitionCoordinator == nil)
        #expect(fixture.top.view.window === fixture.phone.window)
    }

    @Test("Nothing happens at the root, under a hidden bar, or without the standard back button (V-N7)")
    func conditions() {
        fixture.navigation.isNavigationBarHidden = true
        swipe(300)
        fingers.up()
        fixture.navigation.isNavigationBarHidden = false
        fixture.top.navigationItem.hidesBackButton = true
        swipe(300)
        fingers.up()
        fixture.top.navigationItem.hidesBackButton = false
        fixture.top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
        swipe(300)
        fingers.up()
        #expect(fixture.names == ["a", "b"])
        fixture.navigation.popToRootViewController(animated: false)
        MainLoop.current.settle()
        swipe(300)
        fingers.up()
        #expect(fixture.names == ["a"])
        #expect(fixture.navigation.transitionCoordinator == nil)
    }

    @Test("It does not drive an animator of the app (V-N7)")
    func ownAnimator() {
        fixture.navigation.delegate = fixture
        fixture.animator = SlideAnimator(fixture.journal)
        swipe(300)
        fingers.up()
        #expect(fixture.names == ["a", "b"])
        #expect(!fixture.journal.take().contains("animateTransition"))
    }

    @Test("With a delegate of the app the swipe works under a hidden bar, too (V-N7)")
    func otherDelegate() {
        let permissive = Permissive()
        fixture.navigation.isNavigationBarHidden = true
        fixture.navigation.interactivePopGestureRecognizer?.delegate = permissive
        swipe(300)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a"])
        swipe(300)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a"])
        #expect(fixture.top.view.window === fixture.phone.window)
    }

    @Test("Switching the recogniser off while it runs cancels the pop (V-N7, G8)")
    func switchedOff() {
        swipe(300)
        #expect(fixture.names == ["a"])
        fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false
        MainLoop.current.settle()
        #expect(fixture.names == ["a", "b"])
        fingers.up()
        #expect(fixture.navigation.transitionCoordinator == nil)
    }

    @Test(
        "A delegate that has a method for animators and nothing to say switches the swipe off, unless the recogniser has another delegate (Z13)"
    )
    func silentDelegate() {
        fixture.navigation.delegate = fixture
        swipe(300)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a", "b"])
        let permissive = Permissive()
        fixture.navigation.interactivePopGestureRecognizer?.delegate = permissive
        swipe(300)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == ["a"])
    }

    @Test("Until a push is complete neither the views nor the bar can be touched (C42)")
    func touches() {
        var taps = 0
        let c = fixture.make("c")
        c.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Tap", primaryAction: UIAction { _ in taps += 1 })
        fixture.navigation.pushViewController(c, animated: true)
        MainLoop.current.advance(by: 0.3)
        fingers.tap(at: CGPoint(x: 365, y: 81))
        fingers.tap(at: CGPoint(x: 20, y: 81))
        MainLoop.current.settle()
        #expect(taps == 0)
        #expect(fixture.names == ["a", "b", "c"])
        fingers.tap(at: CGPoint(x: 365, y: 81))
        #expect(taps == 1)
        fingers.tap(at: CGPoint(x: 20, y: 81))
        #expect(fixture.names == ["a", "b"])
        MainLoop.current.settle()
    }
}

private final class Permissive: NSObject, UIGestureRecognizerDelegate {
}
