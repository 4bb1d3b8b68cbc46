import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A navigation controller in a presentation that fits its content: pushes and pops change the size.
@MainActor
@Suite("Content decides: navigation")
struct NavigationContentTests {
    private let scene = PresentedStage()

    private func present(_ root: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        scene.presenter.presentAsHalfSheet(navigation, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        return navigation
    }

    private func sheetTop() throws -> CGFloat { try visible(scene.chrome).frame.minY }

    @Test("A push from 300 to 500 points moves the sheet within the push, and a pop back (R4)")
    func push() throws {
        let navigation = present(CountingViewController(CGSize(width: 0, height: 300)))
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 518, width: 393, height: 334))
        let second = CountingViewController(CGSize(width: 0, height: 500))
        navigation.pushViewController(second, animated: true)
        scene.stage.advance(by: 0)
        #expect(try sheetTop() == 518)
        scene.stage.advance(by: 0.1)
        let midway = try sheetTop()
        #expect(midway < 517 && midway > 319)
        // In step with the push: both have gone the same fraction of their way.
        let share = 1 - (try visible(second.view).frame.minX) / 393
        #expect(abs((518 - midway) / 200 - share) < 0.01)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 318, width: 393, height: 534))
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 393, height: 534))
        navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.1)
        let back = try sheetTop()
        #expect(back > 319 && back < 517)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 518, width: 393, height: 334))
    }

    @Test("Content that Auto Layout sizes does the same, with the bar on top of it (R4)")
    func measured() throws {
        let navigation = present(ColumnViewController(heights: [100, 160]))
        // 20 + 100 + 10 + 160 + 20, the bar of 54 with 10 above it, the inset of 34.
        #expect(try #require(scene.chrome).frame.height == 408)
        navigation.pushViewController(ColumnViewController(heights: [460]), animated: true)
        scene.stage.advance(by: 0.1)
        let midway = try visible(scene.chrome).frame.height
        #expect(midway > 409 && midway < 597)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 598)
        navigation.popViewController(animated: false)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 408)
    }

    @Test("Content that prefers no size is measured, whatever size the one beneath it prefers")
    func measuredOverPreferred() throws {
        let navigation = present(CountingViewController(CGSize(width: 0, height: 300)))
        navigation.pushViewController(ColumnViewController(heights: [460]), animated: true)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 598)
        navigation.popViewController(animated: true)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 334)
    }

    @Test("A size that the stack itself prefers counts while the controller on top prefers none")
    func preferredByStack() throws {
        let navigation = UINavigationController(rootViewController: ColumnViewController(heights: [100]))
        navigation.preferredContentSize.height = 300
        scene.presenter.presentAsHalfSheet(navigation, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 334)
        navigation.pushViewController(CountingViewController(CGSize(width: 0, height: 200)), animated: true)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 234)
        navigation.popViewController(animated: true)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 334)
    }

    @Test("A tab bar controller in the stack keeps its tabs, and nothing else")
    func tabs() {
        let tabs = UITabBarController()
        let pages = [UIViewController(), UIViewController()]
        tabs.viewControllers = pages
        let navigation = present(tabs)
        #expect(tabs.children == pages)
        #expect(tabs.viewControllers == pages)
        navigation.dismiss(animated: true)
        scene.stage.settle()
        #expect(tabs.children == pages)
    }

    @Test("A swipe back takes the sheet along; when it is cancelled the sheet is where it was")
    func swipeBack() throws {
        let navigation = present(CountingViewController(CGSize(width: 0, height: 300)))
        navigation.pushViewController(CountingViewController(CGSize(width: 0, height: 500)), animated: true)
        scene.stage.settle()
        scene.stage.touchDown(at: CGPoint(x: 2, y: 600))
        for x in stride(from: 10.0, through: 120, by: 10) { scene.stage.touchMoved(to: CGPoint(x: x, y: 600)) }
        let halfway = try sheetTop()
        #expect(halfway > 330 && halfway < 480)
        for x in stride(from: 110.0, through: 10, by: -10) { scene.stage.touchMoved(to: CGPoint(x: x, y: 600)) }
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 318, width: 393, height: 534))
        scene.stage.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 380, y: 600))
        scene.stage.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 518, width: 393, height: 334))
    }

    @Test("A preferred size that changes on top moves the sheet; one that is covered does not")
    func preferredSizes() throws {
        let first = CountingViewController(CGSize(width: 0, height: 300))
        let navigation = present(first)
        let second = CountingViewController(CGSize(width: 0, height: 500))
        navigation.pushViewController(second, animated: true)
        scene.stage.settle()
        second.preferredContentSize.height = 400
        navigation.reportContentChange()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 434)
        first.preferredContentSize.height = 200
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 434)
        navigation.popViewController(animated: true)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 234)
    }

    @Test("Nothing of the watch is left in the controllers of the stack when the sheet is gone")
    func leavesNothing() throws {
        let first = CountingViewController(CGSize(width: 0, height: 300))
        let navigation = present(first)
        let second = CountingViewController(CGSize(width: 0, height: 500))
        navigation.pushViewController(second, animated: true)
        scene.stage.settle()
        #expect(first.children.isEmpty)
        #expect(first.view.subviews.isEmpty)
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(second.children.isEmpty)
        #expect(second.view.subviews.isEmpty)
    }

    @Test("Without animation the sheet has the new size at once, both ways")
    func withoutAnimation() throws {
        let navigation = present(CountingViewController(CGSize(width: 0, height: 300)))
        navigation.pushViewController(CountingViewController(CGSize(width: 0, height: 500)), animated: false)
        scene.stage.advance(by: 0)
        #expect(try sheetTop() == 318)
        navigation.pushViewController(CountingViewController(CGSize(width: 0, height: 100)), animated: false)
        scene.stage.advance(by: 0)
        #expect(try sheetTop() == 718)
        navigation.popToRootViewController(animated: false)
        scene.stage.advance(by: 0)
        #expect(try sheetTop() == 518)
    }

    @Test("A controller that forwards no appearance calls is followed as soon as it has left")
    func withoutForwarding() throws {
        final class Closed: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let closed = Closed()
        closed.preferredContentSize.height = 300
        let navigation = present(closed)
        navigation.pushViewController(CountingViewController(CGSize(width: 0, height: 500)), animated: true)
        scene.stage.settle()
        #expect(try sheetTop() == 318)
        navigation.popViewController(animated: true)
        scene.stage.settle()
        #expect(try sheetTop() == 518)
    }

    @Test("A stack that is replaced while the sheet is dragged has its size when the finger has let go")
    func duringDrag() throws {
        let navigation = present(CountingViewController(CGSize(width: 0, height: 300)))
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 640))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 660))
        let held = try sheetTop()
        navigation.setViewControllers([CountingViewController(CGSize(width: 0, height: 500))], animated: false)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 661))
        #expect(abs(try sheetTop() - held - 1) < 0.5)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 318, width: 393, height: 534))
    }

    @Test("A view that hosts SwiftUI gets no subview; the sheet goes along with a push by what the stack prefers")
    func hosting() throws {
        final class _UIHostingView: UIView {}
        final class Host: UIViewController {
            override func loadView() { view = _UIHostingView() }
        }
        let host = Host()
        host.preferredContentSize.height = 300
        let navigation = present(host)
        #expect(host.view.subviews.isEmpty)
        #expect(host.children.isEmpty)
        let second = CountingViewController(CGSize(width: 0, height: 500))
        navigation.pushViewController(second, animated: true)
        scene.stage.advance(by: 0)
        #expect(try sheetTop() == 518)
        scene.stage.advance(by: 0.1)
        #expect(try sheetTop() < 517)
        #expect(try sheetTop() > 319)
        scene.stage.settle()
        #expect(try sheetTop() == 318)
        // Now there is a controller to observe.
        navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.1)
        #expect(try sheetTop() > 319)
        #expect(try sheetTop() < 517)
        scene.stage.settle()
        #expect(try sheetTop() == 518)
        #expect(host.view.subviews.isEmpty)
    }
}
