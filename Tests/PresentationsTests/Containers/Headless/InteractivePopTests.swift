import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A swipe back from anywhere on the screen (S3).
@MainActor
@Suite("Containers: a finger goes back")
struct InteractivePopTests {
    @Test("The pop is as far as the finger is, as a share of the width (S3)", arguments: [0.1, 0.25, 0.5, 0.9])
    func progress(share: Double) throws {
        let scene = NavigationStage()
        scene.swipe(share)
        #expect(abs(try visible(scene.top.view).frame.minX - 393 * share) < 0.5)
        #expect(abs((scene.navigation.transitionCoordinator?.percentComplete ?? 0) - share) < 0.001)
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        // UIKit's own push would have the lower view in the same place.
        #expect(abs(try visible(scene.root.view).frame.minX - 393 * 0.3 * (share - 1)) < 0.5)
        scene.stage.letGo()
        #expect(scene.flaws == [])
    }

    @Test("Let go at rest it goes on above 0.3 and back below (S3)", arguments: [(0.29, 2), (0.31, 1)])
    func threshold(share: Double, count: Int) {
        let scene = NavigationStage()
        scene.swipe(share)
        scene.stage.letGo()
        #expect(scene.navigation.viewControllers.count == count)
        #expect(scene.flaws == [])
    }

    @Test("Another threshold counts instead (S3)")
    func ownThreshold() {
        let scene = NavigationStage(NavigationTransition(threshold: .edge))
        scene.swipe(0.45)
        scene.stage.letGo()
        #expect(scene.names == ["0", "1"])
        scene.swipe(0.55)
        scene.stage.letGo()
        #expect(scene.names == ["0"])
    }

    @Test("A flick goes back from less; a finger that turns round stays (S3)")
    func velocity() {
        let scene = NavigationStage()
        scene.stage.drag(from: NavigationStage.middle, to: CGPoint(x: 190, y: 500), duration: 0.08)
        scene.stage.settle()
        #expect(scene.names == ["0"])
        let other = NavigationStage()
        other.swipe(0.5)
        for x in stride(from: 295.0, through: 230, by: -13) {
            other.stage.advance(by: 0.01)
            other.stage.touchMoved(to: CGPoint(x: x, y: 500))
        }
        other.stage.touchUp()
        other.stage.settle()
        #expect(other.names == ["0", "1"])
        #expect(other.flaws == [])
    }

    @Test("The rest of the way goes on from where the finger was, without a jump", arguments: [0.2, 0.6])
    func tail(share: Double) throws {
        let scene = NavigationStage()
        scene.swipe(share)
        scene.stage.advance(by: 0.5)
        scene.stage.touchUp()
        var last = try visible(scene.top.view).frame.minX
        #expect(abs(last - 393 * share) < 1)
        for _ in 0..<120 where scene.navigation.transitionCoordinator != nil {
            scene.stage.advance(by: 1.0 / 120)
            let next = scene.top.view.window == nil ? 393 : try visible(scene.top.view).frame.minX
            #expect(share < 0.3 ? next <= last + 0.01 : next >= last - 0.01)
            #expect(abs(next - last) < 40)
            last = next
        }
        #expect(scene.flaws == [])
    }

    @Test("A cancelled pop keeps the stack, and no didShow is sent (V-N6, C51)")
    func cancelled() {
        let scene = NavigationStage(NavigationTransition(push: .drop, pop: .fly))
        var isCancelled: Bool?
        scene.delegate.onShow = {
            scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
        }
        scene.swipe(0.2)
        #expect(scene.names == ["0"])
        scene.stage.letGo()
        #expect(scene.names == ["0", "1"])
        #expect(scene.flaws == [])
        #expect(isCancelled == true)
        #expect(scene.top.calls == ["willDisappear", "willAppear", "didAppear"])
        #expect(scene.root.calls == ["willAppear", "willDisappear", "didDisappear"])
        #expect(scene.delegate.calls == ["animator 1 0", "interaction", "willShow 0 true"])
        // It works again.
        scene.swipe(0.6)
        scene.stage.letGo()
        #expect(scene.names == ["0"])
        #expect(scene.flaws == [])
    }

    @Test(
        "A finger that has begun, moved and lifted within one frame is heard all the same (T11)",
        arguments: [(300, 1), (65, 2)])
    func early(x: Double, count: Int) {
        let scene = NavigationStage()
        scene.stage.touchDown(at: CGPoint(x: 50, y: 500))
        scene.stage.advance(by: 1)
        scene.stage.touchMoved(to: CGPoint(x: 62, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: x, y: 500))
        scene.stage.touchUp()
        #expect(scene.names == ["0"])
        scene.stage.settle()
        #expect(scene.navigation.viewControllers.count == count)
        #expect(scene.flaws == [])
    }

    @Test("At the root nothing begins (S3)")
    func root() {
        let scene = NavigationStage(pages: 1)
        scene.swipe(0.5)
        #expect(scene.navigation.transitionCoordinator == nil)
        scene.stage.letGo()
        #expect(scene.root.calls == [])
        #expect(scene.flaws == [])
    }

    @Test("A push or a pop that is under way is caught, whichever way it moves, and no other one begins (S3, Z1)")
    func underWay() {
        let scene = NavigationStage(NavigationTransition(push: .drop, pop: .uncover), pages: 3)
        scene.navigation.pushViewController(NavigationStage.page("3"), animated: true)
        scene.stage.advance(by: 0.05)
        scene.stage.drag(from: NavigationStage.middle, to: CGPoint(x: 380, y: 500), duration: 0.1)
        scene.stage.settle()
        #expect(scene.names == ["0", "1", "2"])
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.05)
        scene.stage.drag(from: NavigationStage.middle, to: CGPoint(x: 380, y: 500), duration: 0.1)
        scene.stage.settle()
        #expect(scene.names == ["0", "1"])
        #expect(scene.flaws == [])
    }

    @Test("While something is presented nothing begins, though a finger reaches the stack")
    func presenting() {
        let scene = NavigationStage()
        let style = HalfSheet(largestUndimmedDetentIdentifier: .medium)
        scene.navigation.presentAsHalfSheet(CountingViewController(), style: style)
        scene.stage.settle()
        scene.swipe(0.6, from: CGPoint(x: 100, y: 200))
        scene.stage.letGo()
        #expect(scene.names == ["0", "1"])
        scene.navigation.dismiss(animated: true)
        scene.stage.settle()
        scene.swipe(0.6, from: CGPoint(x: 100, y: 200))
        scene.stage.letGo()
        #expect(scene.names == ["0"])
    }

    @Test("From right to left the finger goes to the left-hand side")
    func rightToLeft() throws {
        let scene = NavigationStage(direction: .rightToLeft)
        scene.swipe(0.5)
        scene.stage.letGo()
        #expect(scene.names == ["0", "1"])
        scene.swipe(-0.5, from: CGPoint(x: 300, y: 500))
        #expect(abs(try visible(scene.top.view).frame.minX + 196.5) < 0.5)
        scene.stage.letGo()
        #expect(scene.names == ["0"])
        #expect(scene.flaws == [])
        let edge = NavigationStage(NavigationTransition(interactivePop: .edge), direction: .rightToLeft)
        edge.swipe(0.6, from: CGPoint(x: 2, y: 500))
        edge.stage.letGo()
        #expect(edge.names == ["0", "1"])
        edge.swipe(-0.6, from: CGPoint(x: 391, y: 500))
        edge.stage.letGo()
        #expect(edge.names == ["0"])
    }

    @Test("From the edge alone it begins where that was asked for, and nowhere where none was", arguments: [2.0, 100])
    func starts(x: Double) {
        let edge = NavigationStage(NavigationTransition(interactivePop: .edge))
        edge.swipe(0.6, from: CGPoint(x: x, y: 500))
        edge.stage.letGo()
        #expect(edge.names == (x == 2 ? ["0"] : ["0", "1"]))
        #expect(edge.flaws == [])
        let none = NavigationStage(NavigationTransition(interactivePop: .none))
        none.swipe(0.6, from: CGPoint(x: x, y: 500))
        none.stage.letGo()
        #expect(none.names == ["0", "1"])
    }

    @Test(
        "Where the bar hides the back button there is no way back, unless something is in its place or there is no bar")
    func hiddenBackButton() {
        let scene = NavigationStage()
        scene.top.navigationItem.hidesBackButton = true
        scene.swipe(0.6)
        scene.stage.letGo()
        #expect(scene.names == ["0", "1"])
        scene.navigation.setNavigationBarHidden(true, animated: false)
        scene.swipe(0.2)
        #expect(scene.navigation.transitionCoordinator != nil)
        scene.stage.letGo()
        scene.navigation.setNavigationBarHidden(false, animated: false)
        scene.top.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Done", style: .plain, target: nil, action: nil)
        scene.swipe(0.6)
        scene.stage.letGo()
        #expect(scene.names == ["0"])
    }

    /// Supplies no animators, and so leaves the system's swipe on (Z13).
    private final class PlainDelegate: NSObject, UINavigationControllerDelegate {}

    @Test("With another delegate nothing begins, and the system's swipe is back (Z13)")
    func otherDelegate() {
        let scene = NavigationStage()
        let other = PlainDelegate()
        scene.navigation.delegate = other
        scene.swipe(0.6)
        scene.stage.letGo()
        #expect(scene.names == ["0", "1"])
        #expect(scene.navigation.interactivePopGestureRecognizer?.isEnabled == true)
        scene.swipe(0.8, from: CGPoint(x: 2, y: 500))
        scene.stage.letGo()
        #expect(scene.names == ["0"])
    }

    enum Later: CaseIterable {
        case atOnce, inPush, afterPush, none
    }

    @Test(
        "The first swipe back after another delegate was set pops, as UIKit's own", arguments: Later.allCases,
        [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func firstSwipeWithOtherDelegate(later: Later, direction: UITraitEnvironmentLayoutDirection) {
        for area in NavigationTransition.InteractivePop.allCases {
            let scene = NavigationStage(NavigationTransition(interactivePop: area), direction: direction)
            let other = PlainDelegate()
            switch later {
            case .atOnce: scene.navigation.delegate = other
            case .inPush:
                scene.navigation.pushViewController(NavigationStage.page("2"), animated: true)
                scene.stage.advance(by: 0.1)
                scene.navigation.delegate = other
                scene.stage.settle()
            case .afterPush:
                scene.navigation.delegate = other
                scene.navigation.pushViewController(NavigationStage.page("2"), animated: true)
                scene.stage.settle()
            case .none: scene.navigation.delegate = nil
            }
            let count = scene.names.count
            let isMirrored = direction == .rightToLeft
            scene.stage.slide(from: CGPoint(x: isMirrored ? 391 : 2, y: 500), by: isMirrored ? -330 : 330)
            scene.stage.letGo()
            #expect(scene.names.count == count - 1, "\(area)")
            #expect(scene.flaws == [])
        }
    }

    @Test("Requests that come while a finger goes back wait for its end")
    func requests() {
        let scene = NavigationStage(pages: 3)
        scene.swipe(0.2)
        scene.navigation.popToRootViewController(animated: true)
        scene.stage.letGo()
        #expect(scene.names == ["0"])
        #expect(scene.flaws == [])
    }

    @Test(
        "A turn of the device in the middle changes neither what is done nor what is enough (S3)",
        arguments: [0.25, 0.35])
    func turned(share: Double) {
        let scene = NavigationStage()
        scene.swipe(share)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.letGo()
        #expect(scene.names == (share > 0.3 ? ["0"] : ["0", "1"]))
        #expect(scene.flaws == [])
    }
}
