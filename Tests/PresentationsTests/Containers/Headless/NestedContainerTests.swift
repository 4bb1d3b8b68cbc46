import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Transitions of nested containers, and of containers in presentations.
@MainActor
@Suite("Containers: inside each other")
struct NestedContainerTests {
    /// Three tabs; the middle one is a stack of two, with a transition of its own, and selected.
    @MainActor
    private struct Nest {
        let stage = Stage(.iPhone15)
        let tabs = UITabBarController()
        let navigation = UINavigationController()
        let delegate = RecordingTabDelegate()
        static let middle = CGPoint(x: 190, y: 400)

        init(_ transition: NavigationTransition? = NavigationTransition()) {
            navigation.setViewControllers([NavigationStage.page("root"), NavigationStage.page("top")], animated: false)
            navigation.title = "stack"
            tabs.viewControllers = [NavigationStage.page("0"), navigation, NavigationStage.page("2")]
            tabs.selectedIndex = 1
            tabs.delegate = delegate
            tabs.use(TabTransition())
            transition.map { navigation.use($0) }
            stage.show(tabs)
            stage.settle()
        }

        func swipe(_ share: CGFloat) {
            stage.slide(from: Self.middle, by: share * 393)
        }

        var flaws: [String] {
            let selected = tabs.selectedViewController.map { KitTestSupport.flaws(of: $0, in: tabs) } ?? ["nothing"]
            guard tabs.selectedIndex == 1, let top = navigation.topViewController else { return selected }
            return selected + KitTestSupport.flaws(of: top, in: navigation)
        }
    }

    @Test("Back goes the stack first, and at its root the tabs; forward always the tabs")
    func stackInTabs() {
        let nest = Nest()
        nest.swipe(0.5)
        #expect(nest.navigation.transitionCoordinator?.isInteractive == true)
        nest.stage.letGo()
        #expect(nest.navigation.viewControllers.count == 1)
        #expect(nest.tabs.selectedIndex == 1)
        #expect(nest.flaws == [])
        #expect(nest.delegate.calls == [])
        nest.swipe(0.5)
        nest.stage.letGo()
        #expect(nest.tabs.selectedIndex == 0)
        #expect(nest.flaws == [])
        nest.swipe(-0.5)
        nest.stage.letGo()
        nest.swipe(-0.45)
        nest.stage.letGo()
        #expect(nest.tabs.selectedIndex == 2)
        #expect(nest.flaws == [])
        #expect(nest.delegate.calls == ["should 0", "did 0", "should stack", "did stack", "should 2", "did 2"])
    }

    @Test("A stack that can go back keeps the finger without a transition of its own, too")
    func systemStackInTabs() {
        let nest = Nest(nil)
        nest.swipe(0.5)
        nest.stage.letGo()
        #expect(nest.tabs.selectedIndex == 1)
        #expect(nest.navigation.viewControllers.count == 2)
        nest.swipe(-0.4)
        nest.stage.letGo()
        #expect(nest.tabs.selectedIndex == 2)
    }

    @Test("While the stack pushes, a finger changes no tab; while the tabs change, none goes back")
    func oneAtATime() {
        let nest = Nest()
        nest.navigation.pushViewController(NavigationStage.page("new"), animated: true)
        nest.stage.advance(by: 0.05)
        nest.stage.drag(from: Nest.middle, to: CGPoint(x: 20, y: 400), duration: 0.1)
        nest.stage.settle()
        #expect(nest.tabs.selectedIndex == 1)
        #expect(nest.navigation.viewControllers.count == 3)
        nest.tabs.selectedIndex = 0
        nest.stage.settle()
        nest.tabs.selectedIndex = 1
        nest.stage.advance(by: 0.05)
        nest.stage.drag(from: Nest.middle, to: CGPoint(x: 380, y: 400), duration: 0.1)
        nest.stage.settle()
        #expect(nest.navigation.viewControllers.count == 3)
        #expect(nest.flaws == [])
    }

    @Test("In a half-sheet a finger goes back sideways and moves the sheet up and down")
    func inHalfSheet() throws {
        let scene = PresentedStage()
        let navigation = UINavigationController()
        navigation.setViewControllers([NavigationStage.page("0"), NavigationStage.page("1")], animated: false)
        navigation.use(NavigationTransition())
        scene.presenter.presentAsHalfSheet(navigation)
        scene.stage.settle()
        scene.stage.slide(from: CGPoint(x: 100, y: 600), by: 120)
        #expect(try visible(scene.chrome).frame.minY == 392)
        #expect(abs(try visible(navigation.view.firstTopView).frame.minX) >= 0)
        #expect(navigation.viewControllers.count == 1)
        scene.stage.letGo()
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.topViewController.map { flaws(of: $0, in: navigation) } == [])
        scene.stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 120, y: 300), duration: 0.3)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.minY == 69)
        navigation.pushViewController(NavigationStage.page("1"), animated: true)
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 130, y: 600), duration: 1)
        scene.stage.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(try #require(scene.chrome).frame.minY == 392)
    }

    @Test("In something that leaves sideways the stack goes back first, and at its root all of it leaves")
    func inSidewaysCard() throws {
        let scene = PresentedStage()
        let navigation = UINavigationController()
        navigation.setViewControllers([NavigationStage.page("0"), NavigationStage.page("1")], animated: false)
        navigation.use(NavigationTransition())
        let size = PresentationSize.fixed(CGSize(width: 300, height: 700))
        let style = Card(size: size, edge: .trailing, animation: .slide(from: .trailing))
        scene.presenter.presentAsCard(navigation, style: style)
        scene.stage.settle()
        let place = try #require(scene.chrome).frame
        // The card's drag waits for the stack's pan, whichever of them UIKit asks first.
        let drag = try #require(scene.container?.gestureRecognizers?.first { $0.delegate is DragGesture })
        let pan = try #require(navigation.view.gestureRecognizers?.first { $0.delegate is TransitionPan })
        #expect(pan.delegate?.gestureRecognizer(pan, shouldBeRequiredToFailBy: drag) == true)
        scene.stage.slide(from: CGPoint(x: 150, y: 400), by: 160)
        #expect(try visible(scene.chrome).frame == place)
        scene.stage.letGo()
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.topViewController.map { flaws(of: $0, in: navigation) } == [])
        scene.stage.slide(from: CGPoint(x: 150, y: 400), by: 160)
        #expect(try visible(scene.chrome).frame.minX == place.minX + 160)
        scene.stage.letGo()
        #expect(navigation.presentingViewController == nil)
    }

    @Test("A finger that has stopped the sheet on its way may go back in it, and the sheet goes on to its place")
    func duringPresentation() throws {
        let scene = PresentedStage()
        let navigation = UINavigationController()
        navigation.setViewControllers([NavigationStage.page("0"), NavigationStage.page("1")], animated: false)
        navigation.use(NavigationTransition())
        scene.presenter.presentAsHalfSheet(navigation)
        scene.stage.advance(by: 0.2)
        scene.stage.drag(from: CGPoint(x: 60, y: 780), to: CGPoint(x: 380, y: 780), duration: 0.1)
        scene.stage.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.topViewController.map { flaws(of: $0, in: navigation) } == [])
        #expect(try visible(scene.chrome).frame == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("A sheet that code dismisses while a finger goes back in it goes when the finger has let go")
    func dismissedUnderFinger() {
        let scene = PresentedStage()
        let navigation = UINavigationController()
        navigation.setViewControllers([NavigationStage.page("0"), NavigationStage.page("1")], animated: false)
        navigation.use(NavigationTransition())
        scene.presenter.presentAsHalfSheet(navigation)
        scene.stage.settle()
        scene.stage.slide(from: CGPoint(x: 100, y: 600), by: 60)
        scene.presenter.dismiss(animated: true)
        scene.stage.letGo()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(navigation.viewControllers.count == 2)
        #expect(scene.stage.window.subviews == [scene.presenter.view])
        #expect(scene.presenter.calls == [])
    }

    @Test("Full screen over another stack, only the presented one goes back")
    func overFullScreen() {
        let scene = NavigationStage()
        let navigation = UINavigationController()
        navigation.setViewControllers([NavigationStage.page("a"), NavigationStage.page("b")], animated: false)
        navigation.use(NavigationTransition(push: .drop, pop: .fly))
        navigation.modalPresentationStyle = .fullScreen
        scene.navigation.present(navigation, animated: true)
        scene.stage.settle()
        scene.swipe(0.5)
        scene.stage.letGo()
        #expect(navigation.viewControllers.count == 1)
        scene.swipe(0.5)
        scene.stage.letGo()
        #expect(navigation.viewControllers.count == 1)
        #expect(scene.names == ["0", "1"])
        navigation.dismiss(animated: true)
        scene.stage.settle()
        scene.swipe(0.5)
        scene.stage.letGo()
        #expect(scene.names == ["0"])
        #expect(scene.flaws == [])
    }

    @Test("A rotation while a finger goes back ends with everything in its place")
    func rotation() {
        let scene = NavigationStage()
        scene.swipe(0.5)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.advance(by: 0.1)
        scene.stage.letGo()
        #expect(scene.flaws == [])
    }
}

extension UIView {
    /// The view at the back of a container that fills it.
    fileprivate var firstTopView: UIView? { subviews.first?.subviews.first }
}
