import Testing
import UIKit

@testable import TestSupport

/// A phone that is rotated while a stack or tabs change.
@MainActor
struct ContainerRotationTests {
    nonisolated private static let landscape = CGRect(x: 0, y: 0, width: 852, height: 393)

    private func expectShown(_ controller: UIViewController, _ location: SourceLocation = #_sourceLocation) {
        #expect(controller.view.frame == Self.landscape, sourceLocation: location)
        #expect(controller.view.layer.presentation()?.frame == Self.landscape, sourceLocation: location)
        #expect(controller.view.superview?.frame == Self.landscape, sourceLocation: location)
        #expect(controller.view.superview?.subviews.count == 1, sourceLocation: location)
        #expect(controller.transitionCoordinator == nil, sourceLocation: location)
    }

    @Test(
        "Turned in the middle of the system's push or pop, the views end in the new area (Y6)",
        arguments: [true, false])
    func system(isPush: Bool) {
        let fixture = NavigationFixture("a", "b")
        if isPush { _ = fixture.push("c") } else { fixture.navigation.popViewController(animated: true) }
        MainLoop.current.advance(by: 0.1)
        fixture.phone.turnToLandscape()
        #expect(fixture.navigation.transitionCoordinator != nil)
        MainLoop.current.settle()
        #expect(fixture.names == (isPush ? ["a", "b", "c"] : ["a"]))
        expectShown(fixture.top)
        #expect(fixture.navigation.navigationBar.frame == CGRect(x: 0, y: 24, width: 852, height: 54))
    }

    @Test("Turned under the finger of a swipe, either end is in the new area (Y6, V-N6)", arguments: [true, false])
    func swipe(pops: Bool) {
        let fixture = NavigationFixture("a", "b")
        let fingers = Touchscreen(fixture.phone.window)
        fixture.navigation.delegate = nil
        fingers.down(at: CGPoint(x: 2, y: 200))
        fingers.drag(to: CGPoint(x: 112, y: 200), duration: 1)
        fixture.phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        if pops { fingers.drag(to: CGPoint(x: 700, y: 200), duration: 1) }
        MainLoop.current.advance(by: 0.5)
        fingers.up()
        MainLoop.current.settle()
        #expect(fixture.names == (pops ? ["a"] : ["a", "b"]))
        expectShown(fixture.top)
    }

    struct Turn: Sendable {
        let isTab: Bool
        let finishes: Bool
    }

    nonisolated private static let turns = [true, false].flatMap { isTab in
        [true, false].map { Turn(isTab: isTab, finishes: $0) }
    }

    @Test("An animator that moves nothing finds both views in the new area (Y6, B7)", arguments: turns)
    func held(turn: Turn) {
        let percent = UIPercentDrivenInteractiveTransition()
        let fade = WatchedFade()
        let from: UIViewController
        let to: UIViewController
        let phone: Phone
        let fixtures: (NavigationFixture?, TabFixture?)
        if turn.isTab {
            let fixture = TabFixture()
            fixtures = (nil, fixture)
            fixture.animator = fade
            fixture.interactor = percent
            (from, to, phone) = (fixture.a, fixture.b, fixture.phone)
            fixture.tabs.selectedIndex = 1
        } else {
            let fixture = NavigationFixture("a")
            fixtures = (fixture, nil)
            fixture.animator = fade
            fixture.interactor = percent
            (from, phone) = (fixture.top, fixture.phone)
            to = fixture.push("b")
        }
        MainLoop.current.turn()
        percent.update(0.5)
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(from.view.frame == Self.landscape)
        #expect(to.view.frame == Self.landscape)
        #expect(fade.context?.containerView.bounds == Self.landscape)
        // The context's values are those of the beginning, like its initial frames.
        #expect(fade.context?.finalFrame(for: to) == CGRect(x: 0, y: 0, width: 393, height: 852))
        if turn.finishes { percent.finish() } else { percent.cancel() }
        MainLoop.current.settle()
        expectShown(turn.finishes ? to : from)
        _ = fixtures
    }

    @Test("Who was off the screen meanwhile comes back in the size of the new area (Y6)")
    func cameBack() {
        let fixture = NavigationFixture("a")
        fixture.animator = SlideAnimator(fixture.journal)
        _ = fixture.push("b")
        MainLoop.current.advance(by: 0.1)
        fixture.phone.turnToLandscape()
        MainLoop.current.settle()
        fixture.animator = nil
        fixture.navigation.popViewController(animated: true)
        MainLoop.current.settle()
        expectShown(fixture.root)
    }
}

/// Fades in a quarter of a second, and keeps the context.
private final class WatchedFade: NSObject, UIViewControllerAnimatedTransitioning {
    private let fade = FadeAnimator()
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        fade.animateTransition(using: context)
    }

    func animationEnded(_ transitionCompleted: Bool) { context = nil }
}
