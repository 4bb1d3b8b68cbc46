import Testing
import UIKit

@testable import TestSupport

/// Presentations from, over and of navigation controllers.
@MainActor
struct NavigationPresentationTests {
    private let fixture = NavigationFixture("a")

    @Test("A presentation that is asked for during a push begins when the push ends (C14)")
    func presentDuringPush() {
        let script = Script()
        let b = fixture.push("b")
        MainLoop.current.turn()
        var isOver = false
        fixture.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in isOver = true }
        let modal = script.makePresented()
        script.onWillBegin = { _ in #expect(isOver) }
        var completions = 0
        b.present(modal, animated: true) { completions += 1 }
        #expect(modal.presentingViewController == nil)
        #expect(script.askedController == nil)
        MainLoop.current.advance(by: 0.4)
        #expect(modal.presentingViewController == nil)
        MainLoop.current.settle()
        #expect(modal.presentingViewController === fixture.navigation)
        #expect(completions == 1)
    }

    @Test("A dismissal that is asked for during a push in the presented stack begins when the push ends (C14)")
    func dismissDuringPush() {
        let inner = UINavigationController(rootViewController: fixture.make("x"))
        inner.modalPresentationStyle = .overFullScreen
        fixture.root.present(inner, animated: true)
        MainLoop.current.settle()
        let y = fixture.make("y")
        inner.pushViewController(y, animated: true)
        MainLoop.current.turn()
        y.dismiss(animated: true)
        #expect(!inner.isBeingDismissed)
        MainLoop.current.settle()
        #expect(inner.presentingViewController == nil)
        #expect(fixture.journal.take().contains("y.didAppear(true)"))
    }

    @Test("Both children and the navigation controller have the coordinator of the push (C70)")
    func coordinator() {
        let b = fixture.push("b")
        MainLoop.current.turn()
        let coordinator = fixture.navigation.transitionCoordinator
        #expect(coordinator != nil)
        #expect(b.transitionCoordinator === coordinator)
        #expect(fixture.root.transitionCoordinator === coordinator)
        #expect(coordinator?.viewController(forKey: .to) === b)
        MainLoop.current.settle()
        #expect(b.transitionCoordinator == nil)
    }

    @Test("The root of a freshly presented stack gets a coordinator whose animation comes too late (C70)")
    func freshRoot() {
        let x = fixture.make("x")
        let inner = UINavigationController(rootViewController: x)
        inner.modalPresentationStyle = .overFullScreen
        var events: [String] = []
        x.onWillAppear = { controller in
            let isQueued = controller.transitionCoordinator?.animate { _ in
                events.append("animation")
            } completion: { _ in
                events.append("completion")
            }
            events.append("queued: \(isQueued.map { "\($0)" } ?? "no coordinator")")
        }
        fixture.root.present(inner, animated: true)
        #expect(inner.isViewLoaded)
        #expect(!x.isViewLoaded)
        MainLoop.current.settle()
        #expect(events == ["queued: false", "completion"])
        #expect(
            fixture.journal.takeAppearance() == [
                "x.didLoad", "x.willAppear(true)", "x.isAppearing(true)", "x.didAppear(true)",
            ])
    }

    @Test("A full-screen presentation from a pushed controller is made by the navigation controller (C73, C74)")
    func presenter() {
        let b = fixture.push("b", animated: false)
        MainLoop.current.settle()
        let script = Script()
        let modal = script.makePresented()
        b.present(modal, animated: true)
        MainLoop.current.settle()
        #expect(modal.presentingViewController === fixture.navigation)
        #expect(script.askedController?.source === b)
        #expect(b.presentedViewController === modal)
        #expect(fixture.navigation.presentedViewController === modal)
        #expect(fixture.navigation.visibleViewController === modal)
        b.dismiss(animated: false)
        MainLoop.current.settle()
        #expect(fixture.navigation.visibleViewController === b)
    }

    @Test("A child of a presented navigation controller reports that one's presenter (C74)")
    func presentedChild() {
        let x = fixture.make("x")
        let inner = UINavigationController(rootViewController: x)
        inner.modalPresentationStyle = .overFullScreen
        fixture.root.present(inner, animated: false)
        MainLoop.current.settle()
        #expect(x.presentingViewController === fixture.navigation)
        #expect(x.navigationController === inner)
    }

    @Test("A navigation controller is a presentation context (C75)")
    func context() {
        #expect(fixture.navigation.definesPresentationContext)
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        fixture.phone.window.rootViewController = tabs
        MainLoop.current.settle()
        let modal = UIViewController()
        modal.modalPresentationStyle = .overCurrentContext
        navigation.viewControllers[0].present(modal, animated: false)
        MainLoop.current.settle()
        #expect(modal.presentingViewController === navigation)
    }

    @Test("A child's preferred size is the navigation controller's, and is announced to who presents it (Y5)")
    func preferredSize() {
        let x = UIViewController()
        let inner = UINavigationController(rootViewController: x)
        let listener = SizeListener()
        inner.modalPresentationStyle = .custom
        inner.transitioningDelegate = listener
        fixture.root.present(inner, animated: false)
        MainLoop.current.settle()
        listener.sizes = []
        x.preferredContentSize = CGSize(width: 320, height: 200)
        #expect(listener.sizes == [CGSize(width: 320, height: 200)])
        let y = UIViewController()
        y.preferredContentSize = CGSize(width: 320, height: 500)
        inner.pushViewController(y, animated: true)
        #expect(listener.sizes.last == CGSize(width: 320, height: 500))
        MainLoop.current.settle()
        #expect(inner.preferredContentSize == CGSize(width: 320, height: 500))
        inner.popViewController(animated: true)
        MainLoop.current.settle()
        // It is an open question whether it shrinks again (Q-3).
        if Assumptions.current.stackPreferredContentSize == .follows {
            #expect(listener.sizes.last == CGSize(width: 320, height: 200))
            #expect(inner.preferredContentSize == CGSize(width: 320, height: 200))
        }
        // Controllers beneath the top decide nothing.
        inner.pushViewController(y, animated: false)
        MainLoop.current.settle()
        listener.sizes = []
        x.preferredContentSize = CGSize(width: 320, height: 900)
        #expect(listener.sizes == [])
        #expect(inner.preferredContentSize == CGSize(width: 320, height: 500))
        // Its own value has priority.
        inner.preferredContentSize = CGSize(width: 100, height: 100)
        y.preferredContentSize = CGSize(width: 320, height: 600)
        #expect(inner.preferredContentSize == CGSize(width: 100, height: 100))
    }

    @Test("A full-screen modal over a stack sends away and brings back the top, and only the top (C29)")
    func fullScreenOver() {
        let b = fixture.push("b", animated: false)
        MainLoop.current.settle()
        _ = fixture.journal.take()
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        b.present(modal, animated: false)
        MainLoop.current.settle()
        #expect(fixture.journal.takeAppearance() == ["b.willDisappear(false)", "b.didDisappear(false)"])
        b.dismiss(animated: false)
        MainLoop.current.settle()
        #expect(
            fixture.journal.takeAppearance() == ["b.willAppear(false)", "b.isAppearing(false)", "b.didAppear(false)"])
    }

    @Test("The children get the new size, and the views follow it (Y6)")
    func rotation() {
        let b = fixture.push("b", animated: false)
        MainLoop.current.settle()
        fixture.phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(b.sizes == [CGSize(width: 852, height: 393)])
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 78, left: 59, bottom: 21, right: 59))
    }
}

/// Records preferred sizes as the presentation controller of a navigation controller.
private final class SizeListener: NSObject, UIViewControllerTransitioningDelegate {
    var sizes: [CGSize] = []

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = SizeListeningController(presentedViewController: presented, presenting: presenting)
        controller.onSize = { [weak self] size in self?.sizes.append(size) }
        return controller
    }
}

private final class SizeListeningController: UIPresentationController {
    var onSize: (CGSize) -> Void = { _ in }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        onSize(container.preferredContentSize)
    }
}
