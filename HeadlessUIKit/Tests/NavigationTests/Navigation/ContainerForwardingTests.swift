import Testing
import UIKit

@testable import TestSupport

/// Nested containers: every child gets its appearance calls once, from its own container.
@MainActor
struct ContainerForwardingTests {
    private let journal = Journal()
    private let tabs = UITabBarController()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
        MainLoop.current.settle()
        navigation = UINavigationController(rootViewController: NotedViewController("a", journal))
        tabs.viewControllers = [navigation, NotedViewController("other", journal)]
        phone = Phone(root: tabs)
        MainLoop.current.settle()
    }

    private func entries(of name: String) -> [String] {
        journal.takeAppearance().filter { $0.hasPrefix("\(name).") }
    }

    @Test("The first child appears once, in the layout, with its containers")
    func first() {
        #expect(
            entries(of: "a") == ["a.didLoad", "a.willAppear(false)", "a.isAppearing(false)", "a.didAppear(false)"])
    }

    @Test("A change of the tab is forwarded to the top of the stack, there and back")
    func tabChange() {
        _ = journal.take()
        tabs.selectedIndex = 1
        #expect(entries(of: "a") == ["a.willDisappear(false)"])
        MainLoop.current.settle()
        #expect(entries(of: "a") == ["a.didDisappear(false)"])
        tabs.selectedIndex = 0
        MainLoop.current.settle()
        #expect(entries(of: "a") == ["a.willAppear(false)", "a.isAppearing(false)", "a.didAppear(false)"])
    }

    @Test("A tab that is left in the middle of a push ends it, and no callback comes twice")
    func leavingDuringPush() {
        _ = journal.take()
        let b = NotedViewController("b", journal)
        navigation.pushViewController(b, animated: true)
        MainLoop.current.advance(by: 0.2)
        tabs.selectedIndex = 1
        MainLoop.current.settle()
        let all = journal.takeAppearance()
        #expect(all.filter { $0.hasPrefix("a.") } == ["a.willDisappear(true)", "a.didDisappear(true)"])
        #expect(
            all.filter { $0.hasPrefix("b.") } == [
                "b.didLoad", "b.willAppear(true)", "b.isAppearing(true)", "b.willDisappear(false)",
                "b.didDisappear(false)",
            ])
        #expect(navigation.transitionCoordinator == nil)
        tabs.selectedIndex = 0
        MainLoop.current.settle()
        #expect(b.view.window === phone.window)
        #expect(entries(of: "b").last == "b.didAppear(false)")
    }

    @Test("A pop in a hidden tab is made when the tab is visible again, without animation")
    func poppedUnseen() {
        let b = NotedViewController("b", journal)
        navigation.pushViewController(b, animated: false)
        MainLoop.current.settle()
        tabs.selectedIndex = 1
        MainLoop.current.settle()
        _ = journal.take()
        navigation.popViewController(animated: true)
        #expect(b.parent == nil)
        MainLoop.current.settle()
        #expect(journal.takeAppearance() == [])
        tabs.selectedIndex = 0
        MainLoop.current.settle()
        #expect(
            journal.takeAppearance().filter { $0.hasPrefix("a.") } == [
                "a.willAppear(false)", "a.isAppearing(false)", "a.didAppear(false)",
            ])
        #expect(navigation.viewControllers[0].view.window === phone.window)
    }

    @Test("A container inside a stack forwards the stack's calls")
    func nested() {
        let inner = UITabBarController()
        inner.viewControllers = [NotedViewController("inner", journal)]
        _ = journal.take()
        navigation.pushViewController(inner, animated: true)
        MainLoop.current.settle()
        #expect(
            entries(of: "inner") == [
                "inner.didLoad", "inner.willAppear(true)", "inner.isAppearing(true)", "inner.didAppear(true)",
            ])
        navigation.popViewController(animated: true)
        MainLoop.current.settle()
        #expect(entries(of: "inner") == ["inner.willDisappear(true)", "inner.didDisappear(true)"])
    }
}
