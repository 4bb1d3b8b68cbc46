import Testing
import UIKit

@testable import TestSupport

/// The calls of a delegate, and the context of its animator.
@MainActor
struct NavigationDelegateTests {
    private let fixture = NavigationFixture("a")

    @Test("The animator is asked for, then the interactor; willShow precedes the animation, didShow follows it (V-N4)")
    func order() {
        fixture.animator = SlideAnimator(fixture.journal)
        let b = fixture.push("b")
        MainLoop.current.settle()
        let notes = fixture.journal.take().filter { !$0.contains(".") }
        #expect(
            notes.filter { !$0.hasPrefix("willShow") } == [
                "animator(push)", "interactor", "animateTransition", "didShow(b, true)", "animationEnded(true)",
            ])
        let willShow = notes.firstIndex(of: "willShow(b, true)") ?? .max
        #expect(willShow < notes.firstIndex(of: "animateTransition") ?? 0)
        #expect(fixture.asked.count == 1)
        #expect(fixture.asked[0].0 == .push)
        #expect(fixture.asked[0].1 === fixture.root)
        #expect(fixture.asked[0].2 === b)
    }

    @Test("Without an animator no interactor is requested (V-N4)")
    func noInteractor() {
        fixture.interactor = UIPercentDrivenInteractiveTransition()
        _ = fixture.push("b")
        MainLoop.current.settle()
        #expect(!fixture.journal.take().contains("interactor"))
    }

    @Test("A pop asks with its own operation, from the top to the one below (V-N4)")
    func pop() {
        let b = fixture.push("b")
        MainLoop.current.settle()
        fixture.navigation.popViewController(animated: true)
        #expect(fixture.asked.count == 2)
        #expect(fixture.asked[1].0 == .pop)
        #expect(fixture.asked[1].1 === b)
        #expect(fixture.asked[1].2 === fixture.root)
        MainLoop.current.settle()
    }

    @Test("The first controller is shown to the delegate, too, when the navigation controller appears (V-N4)")
    func first() {
        let fixture = NavigationFixture("a")
        let navigation = UINavigationController(rootViewController: fixture.make("first"))
        navigation.delegate = fixture
        fixture.phone.window.rootViewController = navigation
        MainLoop.current.turn()
        let notes = fixture.journal.take().filter { $0.contains("first") }
        #expect(notes.last == "didShow(first, false)")
        #expect(notes.contains("willShow(first, false)"))
    }

    @Test("All keys of the context are filled, and the final frame is the navigation controller's area (V-N5)")
    func context() throws {
        let animator = SlideAnimator(fixture.journal)
        fixture.animator = animator
        let b = fixture.push("b")
        MainLoop.current.turn()
        let context = try #require(animator.context)
        let area = CGRect(x: 0, y: 0, width: 393, height: 852)
        #expect(context.viewController(forKey: .from) === fixture.root)
        #expect(context.viewController(forKey: .to) === b)
        #expect(context.view(forKey: .from) === fixture.root.view)
        #expect(context.view(forKey: .to) === b.view)
        #expect(context.initialFrame(for: fixture.root) == area)
        #expect(context.finalFrame(for: fixture.root) == .zero)
        #expect(context.initialFrame(for: b) == .zero)
        #expect(context.finalFrame(for: b) == area)
        #expect(context.presentationStyle == .none)
        #expect(context.isAnimated)
        #expect(fixture.root.view.superview === context.containerView)
        #expect(context.containerView.isDescendant(of: fixture.navigation.view))
        MainLoop.current.settle()
    }

    @Test("UIKit takes the outgoing view away, and does not add the incoming one (V-N5)")
    func views() {
        let animator = SlideAnimator(fixture.journal)
        fixture.animator = animator
        let b = fixture.push("b")
        MainLoop.current.settle()
        #expect(fixture.root.view.superview == nil)
        #expect(b.view.window === fixture.phone.window)
        animator.addsView = false
        let c = fixture.push("c")
        MainLoop.current.settle()
        #expect(b.view.superview == nil)
        #expect(c.view.superview == nil)
    }

    @Test("The incoming view has its place before the animator is asked (V-N5)")
    func place() {
        fixture.animator = FadeAnimator()
        let b = fixture.push("b")
        MainLoop.current.turn()
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        MainLoop.current.settle()
    }

    @Test("The delegate decides about the orientations")
    func orientations() {
        #expect(fixture.navigation.supportedInterfaceOrientations == .all)
        let picky = PickyDelegate()
        fixture.navigation.delegate = picky
        #expect(fixture.navigation.supportedInterfaceOrientations == .portrait)
    }
}

private final class PickyDelegate: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
}
