import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Changes of a container by the app while a finger drives a transition in it (R17, R18).
@MainActor
@Suite("Containers: what happens while a finger moves")
struct MeanwhileTests {
    @Test("Another stack waits for the finger, and is the stack then", arguments: [0.2, 0.5], [true, false])
    func stack(share: Double, isAnimated: Bool) {
        let scene = NavigationStage()
        scene.swipe(share)
        scene.navigation.setViewControllers([NavigationStage.page("new")], animated: isAnimated)
        scene.stage.slide(on: NavigationStage.middle, by: (share + 0.05) * 393, from: share * 393)
        scene.stage.letGo()
        #expect(scene.names == ["new"])
        #expect(scene.flaws == [])
        #expect(scene.root.view.transform == .identity && scene.top.view.transform == .identity)
    }

    @Test("The next presentation comes when the finger has lifted", arguments: [0.2, 0.5])
    func presentation(share: Double) {
        let scene = NavigationStage()
        scene.swipe(share)
        let card = CountingViewController()
        scene.navigation.presentAsCard(card)
        scene.stage.letGo()
        #expect(scene.names == (share < 0.3 ? ["0", "1"] : ["0"]))
        #expect(scene.flaws == [])
        #expect(scene.navigation.presentedViewController === card)
        #expect(card.calls == ["willAppear", "didAppear"])
    }

    @Test("Another delegate leaves the pop in the finger's hand, and the next one to UIKit")
    func delegate() {
        let scene = NavigationStage(pages: 3)
        scene.swipe(0.5)
        let other = RecordingNavigationDelegate()
        scene.navigation.delegate = other
        scene.stage.letGo()
        #expect(scene.names == ["0", "1"])
        #expect(scene.flaws == [])
        scene.swipe(0.5)
        scene.stage.letGo()
        #expect(scene.names == ["0", "1"])
    }

    @Test("Removed before the pop has begun, it is taken back (T11, R18)")
    func removedEarly() {
        let scene = NavigationStage()
        scene.stage.touchDown(at: CGPoint(x: 50, y: 500))
        scene.stage.advance(by: 1)
        scene.stage.touchMoved(to: CGPoint(x: 62, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 300, y: 500))
        #expect(scene.names == ["0"])
        scene.navigation.removeTransition()
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.names == ["0", "1"])
        #expect(scene.flaws == [])
    }

    @Test("A controller popped by a finger is released, even if no one reports the end of the pop (R12)")
    func kept() {
        let stage = Stage(.iPhone15)
        let navigation = SilentNavigationController()
        weak var popped: UIViewController?
        do {
            let top = NavigationStage.page("1")
            popped = top
            navigation.setViewControllers([NavigationStage.page("0"), top], animated: false)
        }
        navigation.use(NavigationTransition())
        stage.show(navigation)
        stage.settle()
        stage.slide(from: NavigationStage.middle, by: 200)
        stage.letGo()
        #expect(navigation.viewControllers.count == 1)
        UIAccessibility.posted = []
        #expect(popped == nil)
    }

    @Test("A change without a coordinator is driven by the finger all the same", arguments: [0.2, 0.5])
    func silentTabs(share: Double) {
        let stage = Stage(.iPhone15)
        let tabs = SilentTabBarController()
        let pages = (0..<3).map { NavigationStage.page("\($0)") }
        tabs.viewControllers = pages
        tabs.use(TabTransition())
        stage.show(tabs)
        stage.settle()
        stage.slide(from: TabStage.middle, by: -share * 393)
        stage.letGo()
        let shown = pages[share > 0.3 ? 1 : 0]
        #expect(tabs.selectedViewController === shown)
        #expect(flaws(of: shown, in: tabs) == [])
    }

    @Test("If the new tabs lack the selected one, another is selected, and no user's selection is reported")
    func tabsWithoutTarget() {
        let scene = TabStage()
        scene.swipe(-0.5)
        scene.tabs.viewControllers = [scene.pages[0], scene.pages[1]]
        scene.stage.slide(on: TabStage.middle, by: -280, from: -196)
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == 0)
        #expect(scene.flaws == [])
        #expect(scene.delegate.calls == ["should 2"])
        #expect(scene.pages[2].view.window == nil && scene.pages[2].view.transform == .identity)
    }

    @Test("A list without the tab that goes: the one that comes is selected", arguments: [0.2, 0.5])
    func tabsWithoutOrigin(share: Double) {
        let scene = TabStage()
        scene.swipe(-share)
        scene.tabs.viewControllers = [scene.pages[0], scene.pages[2]]
        scene.stage.letGo()
        #expect(scene.tabs.selectedViewController === scene.pages[2])
        #expect(scene.flaws == [])
    }

    @Test("A rotation while a finger changes tabs ends with everything in its place", arguments: [0.2, 0.5])
    func rotation(share: Double) {
        let scene = TabStage()
        scene.swipe(-share)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.advance(by: 0.1)
        scene.stage.letGo()
        #expect(scene.flaws == [])
    }

    @Test("Nothing outlives the tab bar controller (R12)", arguments: [0, 0.2, 0.5], [true, false])
    func leaks(share: Double, letsGo: Bool) throws {
        weak var tabs: UITabBarController?
        weak var driver: TabTransitionController?
        weak var page: UIViewController?
        do {
            let scene = TabStage()
            tabs = scene.tabs
            page = scene.pages[2]
            driver = try #require(TransitionPan.pans(on: scene.tabs.view, for: TabTransitionController.self).first)
                .owner
            if share > 0 { scene.swipe(-share) }
            if letsGo, share > 0 { scene.stage.letGo() }
            scene.stage.show(UIViewController())
            if !letsGo, share > 0 { scene.stage.touchUp() }
            scene.stage.settle()
            UIAccessibility.posted = []
        }
        #expect(tabs == nil && driver == nil && page == nil)
    }

    @Test("A tab that code selects comes after the finger's", arguments: [0.2, 0.5])
    func selection(share: Double) {
        let scene = TabStage()
        scene.swipe(-share)
        scene.tabs.selectedIndex = 0
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == 0)
        #expect(scene.flaws == [])
        #expect(scene.delegate.calls == (share < 0.3 ? ["should 2"] : ["should 2", "did 2"]))
    }
}

// Changes without a coordinator.

private final class SilentTabBarController: UITabBarController {
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}

private final class SilentNavigationController: UINavigationController {
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}
