import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The values of `NavigationTransition`, and its effects on a navigation controller.
@MainActor
struct NavigationTransitionTests {
    private let navigation = UINavigationController(rootViewController: UIViewController())

    @Test("By default a push resembles UIKit's, a pop is the same reversed, and begins from every point beyond 0.3")
    func defaults() {
        let transition = NavigationTransition()
        #expect(transition.push == .parallax(from: .trailing))
        #expect(transition.pop == nil)
        #expect(transition.interactivePop == .anywhere)
        #expect(transition.threshold == SwipeThreshold(distance: 0.3, velocity: 920))
        #expect(transition.animation == nil)
    }

    /// Asks the delegate of a navigation controller, as UIKit does.
    private func duration(
        of operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
        _ transition: NavigationTransition
    ) -> Double? {
        navigation.use(transition)
        let delegate = navigation.delegate as? NavigationTransitionController
        return delegate?.navigationController(
            navigation, animationControllerFor: operation, from: from, to: to)?.transitionDuration(using: nil)
    }

    @Test("A push has the push's time, a pop the pop's, and without one the push's (S1, S5)")
    func operations() {
        func duration(_ transition: NavigationTransition, _ operation: UINavigationController.Operation) -> Double? {
            self.duration(of: operation, from: UIViewController(), to: UIViewController(), transition)
        }
        let both = NavigationTransition(push: .drop, pop: .uncover)
        #expect(duration(both, .push) == 0.4)
        #expect(duration(both, .pop) == 0.25)
        #expect(duration(NavigationTransition(push: .drop), .pop) == 0.4)
        #expect(duration(both, .none) == nil)
    }

    @Test("A pair of view controllers may have an animation of its own; nil stands for the operation's")
    func pairs() {
        let special = UIViewController()
        let transition = NavigationTransition(push: .drop, pop: .fly) { operation, from, to in
            operation == .pop ? (from === special ? .uncover : nil) : (to === special ? .flip : nil)
        }
        func duration(_ operation: UINavigationController.Operation, _ from: UIViewController, _ to: UIViewController)
            -> Double?
        {
            self.duration(of: operation, from: from, to: to, transition)
        }
        let other = UIViewController()
        #expect(duration(.push, other, special) == 0.5)
        #expect(duration(.push, special, other) == 0.4)
        #expect(duration(.pop, special, other) == 0.25)
        #expect(duration(.pop, other, special) == 0.4)
    }

    @Test("A navigation controller says which transition it uses, until it is removed; using another replaces it")
    func use() {
        #expect(navigation.navigationTransition == nil)
        let systems = navigation.view.gestureRecognizers?.count ?? 0
        navigation.use(NavigationTransition(push: .drop))
        #expect(navigation.navigationTransition?.push == .drop)
        // One from the edge, and one from anywhere.
        #expect(navigation.view.gestureRecognizers?.count == systems + 2)
        navigation.use(NavigationTransition(push: .flip, interactivePop: .edge))
        #expect(navigation.navigationTransition?.push == .flip)
        #expect(navigation.navigationTransition?.interactivePop == .edge)
        #expect(navigation.view.gestureRecognizers?.count == systems + 1)
        navigation.removeTransition()
        #expect(navigation.navigationTransition == nil)
        #expect(navigation.view.gestureRecognizers?.count ?? 0 == systems)
        navigation.removeTransition()
        #expect(navigation.delegate == nil)
    }

    @Test("A subclass may use one while its view loads")
    func inViewDidLoad() {
        final class Stack: UINavigationController {
            override func viewDidLoad() {
                super.viewDidLoad()
                use(NavigationTransition(push: .flip))
            }
        }
        let stack = Stack(rootViewController: UIViewController())
        #expect(stack.navigationTransition == nil)
        stack.loadViewIfNeeded()
        #expect(stack.navigationTransition?.push == .flip)
        stack.use(NavigationTransition(push: .drop))
        #expect(stack.navigationTransition?.push == .drop)
    }

    @Test("A delegate that a subclass sets when its view loads stays the app's")
    func delegateOfViewDidLoad() {
        final class Stack: UINavigationController {
            let own = RecordingNavigationDelegate()
            override func viewDidLoad() {
                super.viewDidLoad()
                delegate = own
            }
        }
        let stack = Stack(rootViewController: UIViewController())
        stack.use(NavigationTransition())
        #expect(stack.delegate !== stack.own)
        #expect((stack.delegate as? NavigationTransitionController)?.app === stack.own)
        stack.removeTransition()
        #expect(stack.delegate === stack.own)
    }

    @Test("Asking for the transition, or removing none, does not load the view")
    func lazy() {
        #expect(navigation.navigationTransition == nil)
        navigation.removeTransition()
        #expect(navigation.viewIfLoaded == nil)
    }

    @Test("Recognisers, delegate and the system's swipe are afterwards what they were (R18)")
    func restores() throws {
        let delegate = RecordingNavigationDelegate()
        navigation.delegate = delegate
        navigation.loadViewIfNeeded()
        let swipe = try #require(navigation.interactivePopGestureRecognizer)
        let swipeDelegate = swipe.delegate
        let recognizers = navigation.view.gestureRecognizers
        for kind in NavigationTransition.InteractivePop.allCases {
            navigation.use(NavigationTransition(interactivePop: kind))
            #expect(!swipe.isEnabled)
            #expect(navigation.delegate !== delegate)
        }
        #expect(swipe.delegate === swipeDelegate)
        navigation.removeTransition()
        #expect(swipe.isEnabled)
        #expect(swipe.delegate === swipeDelegate)
        #expect(navigation.view.gestureRecognizers == recognizers)
        #expect(navigation.delegate === delegate)
    }

    @Test("A swipe that was off is off again; one that was switched on meanwhile stays on (R18)")
    func switchedSwipe() throws {
        navigation.loadViewIfNeeded()
        let swipe = try #require(navigation.interactivePopGestureRecognizer)
        swipe.isEnabled = false
        navigation.use(NavigationTransition())
        navigation.use(NavigationTransition())
        navigation.removeTransition()
        #expect(!swipe.isEnabled)
        navigation.use(NavigationTransition())
        swipe.isEnabled = true
        navigation.removeTransition()
        #expect(swipe.isEnabled)
    }

    @Test("A delegate that was set afterwards stays; using a transition once more puts it behind it")
    func laterDelegate() {
        let first = RecordingNavigationDelegate()
        let second = RecordingNavigationDelegate()
        navigation.delegate = first
        navigation.use(NavigationTransition())
        navigation.delegate = second
        navigation.removeTransition()
        #expect(navigation.delegate === second)
        navigation.delegate = first
        navigation.use(NavigationTransition())
        navigation.delegate = second
        navigation.use(NavigationTransition())
        #expect(navigation.delegate !== second)
        navigation.removeTransition()
        #expect(navigation.delegate === second)
    }
}
