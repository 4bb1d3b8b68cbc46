import Testing
import UIKit

@testable import TestSupport

/// Containers whose child shows another one as soon as it is loaded or appears.
@MainActor
struct PushWhileAppearingTests {
    private let journal = Journal()

    private func make(_ name: String) -> NotedViewController { NotedViewController(name, journal) }

    /// A stack whose root pushes `next` as soon as it appears.
    private func stack(pushing next: UIViewController, animated: Bool = false) -> UINavigationController {
        let first = make("first")
        first.onWillAppear = { first in
            guard first.navigationController?.viewControllers.count == 1 else { return }
            first.navigationController?.pushViewController(next, animated: animated)
        }
        return UINavigationController(rootViewController: first)
    }

    private func expectOnly(_ top: UIViewController, of stack: UINavigationController) {
        #expect(stack.viewControllers.count == 2)
        #expect(top.view.window != nil)
        #expect(stack.viewControllers.first?.view.superview == nil)
        #expect(stack.view.subviews[0].subviews.map { $0 === top.view } == [true])
    }

    @Test("In a window that is shown the stack's new top is there alone", arguments: [true, false])
    func window(animated: Bool) {
        let next = make("next")
        let stack = stack(pushing: next, animated: animated)
        let phone = Phone(root: stack)
        MainLoop.current.settle()
        expectOnly(next, of: stack)
        #expect(
            journal.takeAppearance() == [
                "first.didLoad", "first.willAppear(false)", "first.willDisappear(false)", "first.didDisappear(false)",
                "next.didLoad", "next.willAppear(false)", "next.isAppearing(false)", "next.didAppear(false)",
            ])
        stack.popViewController(animated: false)
        MainLoop.current.settle()
        #expect(stack.topViewController?.view.window === phone.window)
    }

    @Test("In a presentation, too", arguments: [true, false])
    func presentation(isAnimated: Bool) {
        let phone = Phone()
        let next = make("next")
        let stack = stack(pushing: next)
        stack.modalPresentationStyle = .fullScreen
        phone.root.present(stack, animated: isAnimated)
        MainLoop.current.settle()
        expectOnly(next, of: stack)
        let calls = journal.takeAppearance()
        #expect(
            calls.filter { $0.hasPrefix("next") }.suffix(2) == [
                "next.isAppearing(\(isAnimated))", "next.didAppear(\(isAnimated))",
            ])
        #expect(calls.filter { $0.hasPrefix("first") }.last == "first.didDisappear(false)")
    }

    @Test("A controller that pushes while it loads never comes to the screen")
    func loading() {
        final class Forwarding: UIViewController {
            var successor: UIViewController?
            override func viewDidLoad() {
                successor.map { navigationController?.pushViewController($0, animated: false) }
            }
        }
        let first = Forwarding()
        let next = make("next")
        first.successor = next
        let stack = UINavigationController(rootViewController: first)
        let phone = Phone(root: stack)
        MainLoop.current.settle()
        expectOnly(next, of: stack)
        #expect(next.view.window === phone.window)
        #expect(
            journal.takeAppearance() == [
                "next.didLoad", "next.willAppear(false)", "next.isAppearing(false)", "next.didAppear(false)",
            ])
    }

    @Test("While a push is under way another one from viewWillAppear waits for its end", arguments: [true, false])
    func duringTransition(animated: Bool) {
        let fixture = NavigationFixture("a")
        let third = fixture.make("c")
        let second = fixture.make("b")
        second.onWillAppear = { second in
            guard second.navigationController?.viewControllers.count == 2 else { return }
            second.navigationController?.pushViewController(third, animated: animated)
        }
        fixture.navigation.pushViewController(second, animated: true)
        MainLoop.current.settle()
        #expect(fixture.names == ["a", "b", "c"])
        #expect(third.view.window != nil)
        #expect(second.view.superview == nil)
        #expect(fixture.navigation.view.subviews[0].subviews.map { $0 === third.view } == [true])
    }

    @Test("A tab that selects another one as it appears gives way to it")
    func tabs() {
        let (first, second) = (make("first"), make("second"))
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        first.onWillAppear = { $0.tabBarController?.selectedIndex = 1 }
        let phone = Phone(root: tabs)
        MainLoop.current.settle()
        #expect(second.view.window === phone.window)
        #expect(first.view.superview == nil)
        let calls = journal.takeAppearance()
        #expect(
            calls.filter { $0.hasPrefix("first.") }.suffix(2) == [
                "first.willDisappear(false)", "first.didDisappear(false)",
            ])
        #expect(calls.filter { $0.hasPrefix("second.") }.last == "second.didAppear(false)")
    }
}
