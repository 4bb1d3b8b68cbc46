import Testing
import UIKit

@testable import TestSupport

/// Requests that come in a row, during a transition, before a layout, or that make no sense.
@MainActor
struct StackRequestTests {
    private let fixture = NavigationFixture("a")

    @Test("A push during a transition waits for its end, stack and all")
    func pushDuringPush() {
        _ = fixture.push("b")
        _ = fixture.push("c")
        #expect(fixture.names == ["a", "b"])
        MainLoop.current.advance(by: 0.2)
        _ = fixture.push("d", animated: false)
        #expect(fixture.names == ["a", "b"])
        MainLoop.current.settle()
        #expect(fixture.names == ["a", "b", "c", "d"])
        #expect(
            fixture.journal.take().filter { $0.hasPrefix("didShow") } == [
                "didShow(b, true)", "didShow(c, true)", "didShow(d, false)",
            ])
    }

    @Test("A pop during a transition answers nil and comes after it")
    func popDuringPush() {
        _ = fixture.push("b")
        MainLoop.current.advance(by: 0.2)
        #expect(fixture.navigation.popViewController(animated: true) == nil)
        #expect(fixture.names == ["a", "b"])
        MainLoop.current.settle()
        #expect(fixture.names == ["a"])
    }

    @Test("A push while a modal transition of the same screen runs waits for that one's end")
    func pushDuringPresentation() {
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        fixture.root.present(modal, animated: true)
        _ = fixture.push("b")
        #expect(fixture.names == ["a"])
        MainLoop.current.settle()
        #expect(fixture.names == ["a", "b"])
        #expect(fixture.top.view.window === fixture.phone.window)
    }

    @Test("A push out of viewDidAppear begins at once: the transition before is as good as over")
    func pushFromDidAppear() {
        let b = fixture.make("b")
        let c = fixture.make("c")
        b.onDidAppear = { [fixture] controller in
            controller.onDidAppear = { _ in }
            fixture.navigation.pushViewController(c, animated: true)
            #expect(fixture.names == ["a", "b", "c"])
        }
        fixture.navigation.pushViewController(b, animated: true)
        MainLoop.current.settle()
        #expect(c.view.window === fixture.phone.window)
        #expect(b.view.superview == nil)
        #expect(
            fixture.journal.take().filter { $0.hasPrefix("didShow") } == ["didShow(b, true)", "didShow(c, true)"])
    }

    @Test("Pushes without animation come together: only the last one is loaded and seen")
    func quietPushes() {
        let b = fixture.push("b", animated: false)
        let c = fixture.push("c", animated: false)
        #expect(fixture.names == ["a", "b", "c"])
        MainLoop.current.settle()
        #expect(!b.isViewLoaded)
        #expect(c.view.window === fixture.phone.window)
        #expect(
            fixture.journal.take().filter { $0.contains("didMove") || $0.hasPrefix("didShow") } == [
                "b.didMove(in)", "c.didMove(in)", "didShow(c, false)",
            ])
    }

    @Test("A controller that is added and removed between two layouts leaves no trace")
    func comeAndGo() {
        let b = fixture.push("b", animated: false)
        fixture.navigation.popViewController(animated: false)
        MainLoop.current.settle()
        #expect(b.parent == nil)
        #expect(!b.isViewLoaded)
        #expect(fixture.journal.takeAppearance() == [])
        #expect(fixture.root.view.window === fixture.phone.window)
        #expect(fixture.navigation.children == [fixture.root])
    }

    @Test("Popping quietly and pushing with animation is one transition")
    func quietPopThenPush() {
        _ = fixture.push("b", animated: false)
        MainLoop.current.settle()
        _ = fixture.journal.take()
        fixture.navigation.popViewController(animated: false)
        _ = fixture.push("c")
        #expect(fixture.names == ["a", "c"])
        MainLoop.current.settle()
        #expect(
            fixture.journal.takeAppearance() == [
                "c.didLoad", "b.willDisappear(true)", "c.willAppear(true)", "c.isAppearing(true)",
                "b.didDisappear(true)", "c.didAppear(true)",
            ])
        #expect(fixture.navigation.children == fixture.navigation.viewControllers)
    }

    @Test("A new stack is pushed to or popped to, by whether its top was there before")
    func setViewControllers() {
        let b = fixture.make("b")
        let c = fixture.make("c")
        fixture.navigation.setViewControllers([fixture.root, b, c], animated: true)
        MainLoop.current.settle()
        fixture.navigation.setViewControllers([fixture.make("x"), b], animated: true)
        MainLoop.current.settle()
        #expect(fixture.asked.map(\.0) == [.push, .pop])
        #expect(fixture.names == ["x", "b"])
        #expect(c.parent == nil)
        fixture.navigation.setViewControllers([b], animated: true)
        MainLoop.current.settle()
        #expect(fixture.asked.count == 2)
        #expect(fixture.navigation.navigationBar.backItem == nil)
        #expect(b.view.window === fixture.phone.window)
    }

    @Test("A stack that is not visible changes without a transition")
    func unseen() {
        let navigation = UINavigationController()
        #expect(navigation.viewControllers == [])
        #expect(navigation.topViewController == nil)
        #expect(navigation.popViewController(animated: true) == nil)
        let x = fixture.make("x")
        let y = fixture.make("y")
        navigation.pushViewController(x, animated: true)
        navigation.pushViewController(y, animated: true)
        #expect(navigation.viewControllers == [x, y])
        #expect(navigation.popViewController(animated: true) === y)
        #expect(y.parent == nil)
        fixture.phone.window.rootViewController = navigation
        MainLoop.current.settle()
        #expect(x.view.window === fixture.phone.window)
        #expect(!y.isViewLoaded)
    }

    @Test("A stack may be emptied, and filled again")
    func empty() {
        fixture.navigation.viewControllers = []
        MainLoop.current.settle()
        #expect(fixture.journal.takeAppearance() == ["a.willDisappear(false)", "a.didDisappear(false)"])
        _ = fixture.push("b")
        MainLoop.current.settle()
        #expect(fixture.top.view.window === fixture.phone.window)
        #expect(fixture.journal.takeAppearance().last == "b.didAppear(false)")
    }

    @Test("The root cannot be popped; popping to a controller answers all above it")
    func popping() {
        #expect(fixture.navigation.popViewController(animated: true) == nil)
        #expect(fixture.navigation.popToRootViewController(animated: true) == nil)
        let b = fixture.push("b", animated: false)
        let c = fixture.push("c", animated: false)
        MainLoop.current.settle()
        #expect(fixture.navigation.popToViewController(fixture.root, animated: false) == [b, c])
        MainLoop.current.settle()
        #expect(fixture.names == ["a"])
    }

    @Test("show pushes where there is a navigation controller, and presents where there is none")
    func show() {
        let b = fixture.make("b")
        fixture.root.show(b, sender: nil)
        #expect(fixture.names == ["a", "b"])
        MainLoop.current.settle()
        let phone = Phone()
        let shown = UIViewController()
        shown.modalPresentationStyle = .overFullScreen
        phone.root.show(shown, sender: nil)
        #expect(phone.root.presentedViewController === shown)
        MainLoop.current.settle()
    }

    // MARK: Misuse

    @Test("Pushing the same controller twice traps")
    func twice() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let controller = UIViewController()
                let navigation = UINavigationController(rootViewController: controller)
                navigation.pushViewController(controller, animated: false)
            }
        }
    }

    @Test("Pushing a navigation controller traps")
    func nested() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.pushViewController(UINavigationController(), animated: false)
            }
        }
    }

    @Test("Popping to a controller that is not in the stack traps")
    func foreign() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                _ = navigation.popToViewController(UIViewController(), animated: false)
            }
        }
    }

    @Test("A bar that a navigation controller manages takes no items from elsewhere")
    func managedBar() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.navigationBar.pushItem(UINavigationItem(title: "x"), animated: false)
            }
        }
    }
}
