import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Every animation of the library serves stacks and tabs, also under a finger (S15).
@MainActor
@Suite("Containers: the library under a finger")
struct ContainerLibraryTests {
    enum Kind: CaseIterable {
        case slide, uncover, push, parallax, drop, fly, halfwaySpring, crossDissolve, fadeThrough, scale, flip, cube
        case door, zoom

        @MainActor
        func animation(from source: UIView) -> TransitionAnimation {
            switch self {
            case .slide: .slide(from: .bottom)
            case .uncover: .uncover
            case .push: .push(from: .trailing)
            case .parallax: .parallax(from: .trailing)
            case .drop: .drop
            case .fly: .fly
            case .halfwaySpring: .halfwaySpring
            case .crossDissolve: .crossDissolve
            case .fadeThrough: .fadeThrough()
            case .scale: .scale
            case .flip: .flip
            case .cube: .cube
            case .door: .door
            case .zoom: .zoom(from: source)
            }
        }
    }

    @Test("A finger goes back, and takes it back (S15)", arguments: Kind.allCases, [0.2, 0.6])
    func stacks(kind: Kind, share: Double) {
        let source = UIView(frame: CGRect(x: 20, y: 200, width: 60, height: 60))
        let scene = NavigationStage(NavigationTransition(push: kind.animation(from: source)))
        scene.root.view.addSubview(source)
        scene.swipe(share)
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        scene.stage.letGo()
        #expect(scene.names == (share < 0.3 ? ["0", "1"] : ["0"]))
        #expect(scene.flaws == [])
        scene.navigation.pushViewController(NavigationStage.page("new"), animated: true)
        scene.stage.settle()
        #expect(scene.flaws == [])
    }

    @Test(
        "A finger changes the tab either way, and takes it back (S15)",
        arguments: Kind.allCases, [-0.6, -0.2, 0.2, 0.6])
    func tabs(kind: Kind, share: Double) {
        let source = UIView(frame: CGRect(x: 20, y: 200, width: 60, height: 60))
        let scene = TabStage(TabTransition(animation: kind.animation(from: source)))
        scene.pages[1].view.addSubview(source)
        scene.swipe(share)
        #expect(scene.tabs.transitionCoordinator?.isInteractive == true)
        scene.stage.letGo()
        #expect(scene.tabs.selectedIndex == (abs(share) < 0.3 ? 1 : share < 0 ? 2 : 0))
        #expect(scene.flaws == [])
    }
}
