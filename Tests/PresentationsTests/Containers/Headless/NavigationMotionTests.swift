import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The look of pushes and pops of a `NavigationTransition`.
@MainActor
@Suite("Containers: pushes and pops")
struct NavigationMotionTests {
    @Test("A pop slides off to the right over the view that returns, in 0.25 seconds (S1)")
    func uncover() throws {
        let scene = NavigationStage(NavigationTransition(pop: .uncover))
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0)
        #expect(scene.navigation.transitionCoordinator?.transitionDuration == 0.25)
        #expect(scene.order.last === scene.top.view)
        #expect(scene.root.view.superview === scene.top.view.superview)
        scene.stage.advance(by: 0.125)
        #expect(abs(try visible(scene.top.view).frame.minX - 196.5) < 0.5)
        #expect(try visible(scene.root.view).frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        scene.stage.advance(by: 0.12)
        #expect(try visible(scene.top.view).frame.minX > 390)
        #expect(scene.navigation.transitionCoordinator != nil)
        scene.stage.advance(by: 0.01)
        #expect(scene.flaws == [])
        #expect(scene.names == ["0"])
        #expect(scene.top.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(scene.delegate.calls == ["animator 1 0", "interaction", "willShow 0 true", "didShow 0 true"])
    }

    @Test("A push drops in from above over the other view, a pop flies back up, 0.4 seconds each (S5)")
    func dropAndFly() throws {
        let scene = NavigationStage(NavigationTransition(push: .drop, pop: .fly), pages: 1)
        let page = NavigationStage.page("new")
        scene.navigation.pushViewController(page, animated: true)
        scene.stage.advance(by: 0)
        #expect(scene.order.last === page.view)
        #expect(try visible(page.view).frame.minY == -852)
        scene.stage.advance(by: 0.2)
        // It is fast at first: it has gone more than half of the way.
        #expect(try visible(page.view).frame.minY > -426)
        #expect(try visible(scene.root.view).frame.minY == 0)
        scene.stage.advance(by: 0.199)
        #expect(scene.navigation.transitionCoordinator != nil)
        scene.stage.advance(by: 0.002)
        #expect(scene.flaws == [])
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0)
        #expect(page.view.superview?.subviews.last === page.view)
        scene.stage.advance(by: 0.2)
        // It is slow at first: it has gone less than half.
        let midway = try visible(page.view).frame.minY
        #expect(midway < 0 && midway > -426)
        scene.stage.advance(by: 0.199)
        #expect(try visible(page.view).frame.minY < -830)
        scene.stage.advance(by: 0.002)
        #expect(scene.flaws == [])
        #expect(scene.names == ["0"])
    }

    @Test(
        "A view with an opacity of its own has it on its way, too, and fades to it",
        arguments: [
            (TransitionAnimation.slide(from: .trailing, timing: .curve(.linear, duration: 1)), 0.5, 0.5),
            (.crossDissolve.timed(.curve(.linear, duration: 1)), 0, 0.25),
            (.init(incoming: .init(alpha: 0.4), timing: .curve(.linear, duration: 1)), 0.2, 0.35),
        ])
    func ownOpacity(animation: TransitionAnimation, first: Float, midway: Float) throws {
        let scene = NavigationStage(NavigationTransition(push: animation), pages: 1)
        let page = NavigationStage.page("new")
        page.view.alpha = 0.5
        scene.navigation.pushViewController(page, animated: true)
        scene.stage.advance(by: 0)
        #expect(abs(try visible(page.view).opacity - first) < 0.01)
        scene.stage.advance(by: 0.5)
        #expect(abs(try visible(page.view).opacity - midway) < 0.01)
        scene.stage.settle()
        #expect(page.view.alpha == 0.5)
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.5)
        #expect(abs(try visible(page.view).opacity - midway) < 0.01)
        scene.stage.settle()
        #expect(page.view.alpha == 0.5)
    }

    @Test("From right to left a push comes from the left-hand side")
    func rightToLeft() throws {
        let scene = NavigationStage(pages: 1, direction: .rightToLeft)
        let page = NavigationStage.page("new")
        scene.navigation.pushViewController(page, animated: true)
        scene.stage.advance(by: 0)
        #expect(try visible(page.view).frame.minX == -393)
        scene.stage.settle()
        #expect(scene.flaws == [])
    }

    @Test("Whatever changes the top is a push or a pop: lists that are set, and pops of several")
    func lists() throws {
        let scene = NavigationStage(NavigationTransition(push: .drop, pop: .uncover), pages: 3)
        func duration(_ change: (UINavigationController) -> Void) -> TimeInterval? {
            change(scene.navigation)
            scene.stage.advance(by: 0)
            let duration = scene.navigation.transitionCoordinator?.transitionDuration
            scene.stage.settle()
            #expect(scene.flaws == [])
            return duration
        }
        let other = NavigationStage.page("other")
        #expect(duration { $0.setViewControllers([scene.root, other], animated: true) } == 0.4)
        #expect(scene.names == ["0", "other"])
        #expect(duration { $0.setViewControllers([scene.pages[1], other, scene.top], animated: true) } == 0.4)
        #expect(duration { _ = $0.popToRootViewController(animated: true) } == 0.25)
        #expect(scene.names == ["1"])
        #expect(duration { $0.pushViewController(other, animated: false) } == nil)
        #expect(duration { $0.setViewControllers([scene.pages[1]], animated: false) } == nil)
    }

    @Test("What the app animates alongside goes in step, and its completion comes at the end")
    func alongside() throws {
        let scene = NavigationStage(NavigationTransition(pop: .uncover))
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.root.view.addSubview(badge)
        var isCancelled: Bool?
        scene.delegate.onShow = {
            scene.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in badge.center.x = 105 }) {
                isCancelled = $0.isCancelled
            }
        }
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.125)
        #expect(abs(try visible(badge).position.x - 55) < 1)
        #expect(isCancelled == nil)
        scene.stage.settle()
        #expect(isCancelled == false)
    }

    @Test("What the app animates alongside follows the finger, and goes back with it")
    func alongsideFinger() throws {
        let scene = NavigationStage()
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.top.view.addSubview(badge)
        scene.delegate.onShow = {
            scene.navigation.transitionCoordinator?.animate { _ in badge.center.x = 105 }
        }
        scene.swipe(0.2)
        #expect(abs(try visible(badge).position.x - 25) < 1)
        scene.stage.letGo()
        #expect(badge.center.x == 5)
        #expect(scene.flaws == [])
    }

    @Test("A push from within didShow, and one right after another, each end where they should")
    func inARow() {
        let scene = NavigationStage(NavigationTransition(push: .drop), pages: 1)
        let second = NavigationStage.page("second")
        let third = NavigationStage.page("third")
        scene.delegate.onShown = {
            scene.delegate.onShown = {}
            scene.navigation.pushViewController(second, animated: true)
        }
        scene.navigation.pushViewController(NavigationStage.page("first"), animated: true)
        scene.stage.advance(by: 0.5)
        #expect(scene.names == ["0", "first", "second"])
        scene.navigation.pushViewController(third, animated: true)
        scene.stage.settle()
        #expect(scene.names == ["0", "first", "second", "third"])
        #expect(scene.flaws == [])
    }

    @Test("A presentation that is asked for during a pop comes after it")
    func postponedPresentation() {
        let scene = NavigationStage(NavigationTransition(pop: .uncover))
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.1)
        scene.root.presentAsCard(CountingViewController(CGSize(width: 0, height: 200)))
        scene.stage.advance(by: 0.1)
        #expect(scene.navigation.presentedViewController == nil)
        scene.stage.settle()
        #expect(scene.navigation.presentedViewController != nil)
        #expect(scene.flaws == [])
    }

    @Test("A bar that hides with the push keeps hidden, and the view has all of the room")
    func hiddenBar() {
        let scene = NavigationStage(pages: 1)
        scene.delegate.onShow = { scene.navigation.setNavigationBarHidden(true, animated: true) }
        let page = NavigationStage.page("new")
        scene.navigation.pushViewController(page, animated: true)
        scene.stage.settle()
        #expect(scene.flaws == [])
        #expect(scene.navigation.isNavigationBarHidden)
        #expect(page.view.safeAreaInsets.top == 59)
    }
}
