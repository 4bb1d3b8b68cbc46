import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The state after a `NavigationTransition` was removed, or released with its navigation controller (R12, R18).
@MainActor
@Suite("Containers: removing a navigation transition")
struct NavigationRemovalTests {
    @Test("Removed under a finger, the pop is taken back and the system's swipe works (R18)")
    func underFinger() throws {
        let scene = NavigationStage()
        let swipe = try #require(scene.navigation.interactivePopGestureRecognizer)
        let swipeDelegate = swipe.delegate
        scene.swipe(0.6)
        scene.navigation.removeTransition()
        scene.stage.slide(on: NavigationStage.middle, by: 300, from: 236)
        scene.stage.letGo()
        #expect(scene.names == ["0", "1"])
        #expect(scene.flaws == [])
        #expect(swipe.isEnabled)
        #expect(swipe.delegate === swipeDelegate)
        #expect(scene.navigation.delegate === scene.delegate)
        // A delegate that could supply animators switches the system's swipe off (Z13).
        scene.navigation.delegate = nil
        scene.swipe(0.8, from: CGPoint(x: 2, y: 500))
        scene.stage.letGo()
        #expect(scene.names == ["0"])
    }

    @Test("Removed in the middle of a pop, that one goes on to its end (R18)")
    func underWay() {
        let scene = NavigationStage(NavigationTransition(pop: .uncover))
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.1)
        scene.navigation.removeTransition()
        #expect(scene.navigation.transitionCoordinator?.transitionDuration == 0.25)
        scene.stage.settle()
        #expect(scene.names == ["0"])
        #expect(scene.flaws == [])
        #expect(scene.delegate.calls.last == "didShow 0 true")
        #expect(scene.navigation.interactivePopGestureRecognizer?.isEnabled == true)
    }

    @Test("Another one under a finger takes the first one's pop back, and is the next one's")
    func replaced() {
        let scene = NavigationStage()
        scene.swipe(0.6)
        scene.navigation.use(NavigationTransition(pop: .uncover))
        scene.stage.letGo()
        #expect(scene.names == ["0", "1"])
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0)
        #expect(scene.navigation.transitionCoordinator?.transitionDuration == 0.25)
        scene.stage.settle()
        #expect(scene.flaws == [])
    }

    @Test("Used while the system's swipe runs, that one stays in its finger's hand")
    func duringSystemSwipe() throws {
        let scene = NavigationStage()
        scene.navigation.removeTransition()
        // A delegate that could supply animators switches the system's swipe off (Z13).
        scene.navigation.delegate = nil
        let swipe = try #require(scene.navigation.interactivePopGestureRecognizer)
        scene.stage.slide(from: CGPoint(x: 2, y: 500), by: 100)
        scene.navigation.use(NavigationTransition())
        #expect(swipe.state == .changed)
        scene.stage.slide(on: CGPoint(x: 2, y: 500), by: 330, from: 100)
        scene.stage.letGo()
        #expect(scene.names == ["0"])
        #expect(!swipe.isEnabled)
        scene.navigation.removeTransition()
        #expect(swipe.isEnabled)
    }

    @Test("Without the transition UIKit's own push is back")
    func afterwards() {
        let scene = NavigationStage(NavigationTransition(push: .drop))
        scene.navigation.removeTransition()
        scene.navigation.pushViewController(NavigationStage.page("2"), animated: true)
        scene.stage.advance(by: 0)
        #expect(abs((scene.navigation.transitionCoordinator?.transitionDuration ?? 0) - 0.5057) < 0.001)
        scene.stage.settle()
        #expect(scene.names == ["0", "1", "2"])
    }

    enum Use: CaseIterable {
        case nothing, pushedAndPopped, swiped, cancelled, underFinger, replaced, removed
    }

    @Test("Nothing outlives the navigation controller, whatever was done (R12)", arguments: Use.allCases)
    func leaks(use: Use) throws {
        let leaks = try leaks(after: use)
        #expect(leaks.names == [])
    }

    private func leaks(after use: Use) throws -> LeakProbe {
        let scene = NavigationStage()
        let (pan, driver) = try #require(
            TransitionPan.pans(on: scene.navigation.view, for: NavigationTransitionController.self).first)
        let leaks = LeakProbe([
            "navigation": scene.navigation, "view": scene.navigation.view, "driver": driver, "pan": pan,
            "recognizer": scene.navigation.view.gestureRecognizers?.last, "root": scene.root, "top": scene.top,
        ])
        switch use {
        case .nothing: break
        case .pushedAndPopped:
            scene.navigation.pushViewController(NavigationStage.page("2"), animated: true)
            scene.stage.settle()
            scene.navigation.popToRootViewController(animated: true)
        case .swiped, .cancelled:
            scene.swipe(use == .swiped ? 0.6 : 0.1)
            scene.stage.letGo()
        case .underFinger: scene.swipe(0.6)
        case .replaced: scene.navigation.use(NavigationTransition(interactivePop: .edge))
        case .removed: scene.navigation.removeTransition()
        }
        scene.stage.show(UIViewController())
        if use == .underFinger { scene.stage.touchUp() }
        scene.stage.settle()
        UIAccessibility.posted = []
        return leaks
    }
}
