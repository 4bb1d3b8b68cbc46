import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The app's delegate behind a `NavigationTransition`.
@MainActor
@Suite("Containers: the navigation controller's delegate")
struct NavigationDelegateProxyTests {
    /// An animator without a property animator, as many apps have one.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        private(set) var isEnded: Bool?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.7
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
            context.containerView.insertSubview(to, belowSubview: from)
            UIView.animate(withDuration: 0.7, delay: 0, options: .curveLinear) {
                from.alpha = 0
            } completion: { _ in
                from.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { isEnded = transitionCompleted }
    }

    @Test("It hears of everything, and is asked for its orientations (V-N4)")
    func forwards() {
        let scene = NavigationStage(pages: 1)
        scene.navigation.pushViewController(NavigationStage.page("new"), animated: true)
        scene.stage.settle()
        #expect(scene.delegate.calls == ["animator 0 new", "interaction", "willShow new true", "didShow new true"])
        #expect(scene.navigation.supportedInterfaceOrientations == .landscapeLeft)
        let stand = scene.navigation.delegate
        #expect(
            stand?.navigationControllerPreferredInterfaceOrientationForPresentation(scene.navigation)
                == .landscapeRight)
    }

    @Test("Its animator comes first, also under a finger")
    func ownAnimator() throws {
        let scene = NavigationStage()
        let fade = Fade()
        scene.delegate.animator = fade
        scene.swipe(0.25)
        #expect(scene.navigation.transitionCoordinator?.transitionDuration == 0.7)
        #expect(abs(CGFloat(try visible(scene.top.view).opacity) - 0.75) < 0.01)
        #expect(try visible(scene.top.view).frame.minX == 0)
        scene.stage.letGo()
        #expect(fade.isEnded == false)
        #expect(scene.names == ["0", "1"])
        scene.swipe(0.5)
        scene.stage.letGo()
        #expect(fade.isEnded == true)
        #expect(scene.names == ["0"])
        #expect(scene.flaws == [])
    }

    @Test("Its interaction controller comes first; a finger of ours then leaves the transition to it")
    func ownInteraction() {
        let scene = NavigationStage()
        let own = TransitionInteraction()
        scene.delegate.interaction = own
        scene.swipe(0.6)
        #expect(scene.navigation.transitionCoordinator?.percentComplete == 0)
        scene.stage.letGo()
        #expect(scene.names == ["0"])
        #expect(scene.navigation.transitionCoordinator != nil)
        own.cancel()
        scene.stage.settle()
        #expect(scene.names == ["0", "1"])
        #expect(scene.flaws == [])
    }

    @Test("When it is gone everything goes on without it")
    func gone() {
        let stage = Stage(.iPhone15)
        let navigation = UINavigationController(rootViewController: NavigationStage.page("0"))
        var delegate: RecordingNavigationDelegate? = RecordingNavigationDelegate()
        navigation.delegate = delegate
        navigation.use(NavigationTransition())
        stage.show(navigation)
        delegate = nil
        #expect(delegate == nil)
        navigation.pushViewController(NavigationStage.page("1"), animated: true)
        stage.settle()
        #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
        stage.slide(from: NavigationStage.middle, by: 200)
        stage.letGo()
        #expect(navigation.viewControllers.count == 1)
        navigation.removeTransition()
        #expect(navigation.delegate == nil)
    }

    @Test("An app that switches the system's swipe on does not get two pops (V-N7)")
    func systemSwipe() {
        let scene = NavigationStage(pages: 3)
        scene.navigation.interactivePopGestureRecognizer?.isEnabled = true
        scene.swipe(0.5, from: CGPoint(x: 2, y: 500))
        #expect(scene.names == ["0", "1"])
        scene.stage.letGo()
        #expect(scene.names == ["0", "1"])
        #expect(scene.flaws == [])
    }

    @Test("A pop by code after a cancelled swipe is not driven by anyone")
    func noLeftover() {
        let scene = NavigationStage(NavigationTransition(pop: .uncover))
        scene.swipe(0.2)
        scene.stage.letGo()
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0)
        #expect(scene.navigation.transitionCoordinator?.isInteractive == false)
        scene.stage.advance(by: 0.26)
        #expect(scene.flaws == [])
        #expect(scene.names == ["0"])
    }
}
