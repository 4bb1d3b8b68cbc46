import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The values of `TabTransition`, and its effects on a tab bar controller.
@MainActor
struct TabTransitionTests {
    @Test("Controllers behind the last tab, in More, come after all others, and are left backwards")
    func more() {
        tabs.viewControllers = (0..<5).map { _ in UIViewController() }
        tabs.use(TabTransition())
        let last = tabs.viewControllers?.last ?? UIViewController()
        #expect(operation(from: last, to: UIViewController()) == .forward)
        #expect(operation(from: UIViewController(), to: last) == .reverse)
        #expect(operation(from: UIViewController(), to: UIViewController()) == .forward)
    }

    /// Asks the delegate of a tab bar controller, as UIKit does.
    private func operation(from: UIViewController, to: UIViewController) -> TransitionAnimator.Operation? {
        let delegate = tabs.delegate as? TabTransitionController
        let animator = delegate?.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
        return (animator as? TransitionAnimator)?.operation
    }

    private let tabs = UITabBarController()

    @Test("By default tabs push each other aside, and a finger changes them beyond 0.3")
    func defaults() {
        let transition = TabTransition()
        #expect(transition.animation == .push(from: .trailing))
        #expect(transition.isInteractive)
        #expect(transition.threshold == .pop)
        #expect(transition == TabTransition(animation: .push(from: .trailing), isInteractive: true, threshold: .pop))
    }

    @Test("A tab bar controller says which transition it uses, until it is removed; using another replaces it")
    func use() {
        let recognizers = tabs.view.gestureRecognizers ?? []
        #expect(tabs.tabTransition == nil)
        tabs.use(TabTransition(animation: .crossDissolve))
        #expect(tabs.tabTransition == TabTransition(animation: .crossDissolve))
        tabs.use(TabTransition(animation: .flip, isInteractive: false))
        #expect(tabs.tabTransition == TabTransition(animation: .flip, isInteractive: false))
        #expect((tabs.view.gestureRecognizers ?? []).count == recognizers.count + 1)
        tabs.removeTransition()
        #expect(tabs.tabTransition == nil)
        #expect((tabs.view.gestureRecognizers ?? []) == recognizers)
        tabs.removeTransition()
        #expect(tabs.delegate == nil)
    }

    @Test("A delegate that a subclass sets when its view loads stays the app's")
    func delegateOfViewDidLoad() {
        final class Tabs: UITabBarController {
            let own = RecordingTabDelegate()
            override func viewDidLoad() {
                super.viewDidLoad()
                delegate = own
            }
        }
        let tabs = Tabs()
        tabs.use(TabTransition())
        #expect(tabs.delegate !== tabs.own)
        #expect((tabs.delegate as? TabTransitionController)?.app === tabs.own)
        tabs.removeTransition()
        #expect(tabs.delegate === tabs.own)
    }

    @Test("The delegate is afterwards what it was; one that was set meanwhile stays (R18)")
    func delegate() {
        let first = RecordingTabDelegate()
        let second = RecordingTabDelegate()
        tabs.delegate = first
        tabs.use(TabTransition())
        tabs.use(TabTransition())
        #expect(tabs.delegate !== first)
        tabs.removeTransition()
        #expect(tabs.delegate === first)
        tabs.use(TabTransition())
        tabs.delegate = second
        tabs.removeTransition()
        #expect(tabs.delegate === second)
    }
}
