import Testing
import UIKit

@testable import TestSupport

/// A stack that changes by a property animator, in a tab that a percent-driven change moves.
@MainActor
struct NestedTransitionTests {
    /// The way in which the push in the tab is driven.
    enum Push: CaseIterable, Sendable {
        /// On its own.
        case running
        /// Driven by an interactor from its beginning.
        case held
        /// Driven by an interactor after it has begun on its own.
        case caught
    }

    /// The time at which the push begins.
    enum Moment: CaseIterable, Sendable {
        case beforeTheTabs, whileTheyAreHeld, whileTheyGoOn
    }

    /// The time at which the push is released.
    enum Release: CaseIterable, Sendable {
        case beforeTheTabs, afterThem
    }

    struct Course: Sendable, CustomTestStringConvertible {
        let push: Push
        let moment: Moment
        let release: Release
        let isLeaving: Bool
        let tabsFinish: Bool
        let pushFinishes: Bool

        var testDescription: String {
            "\(push), begun \(moment), let go \(release), in the tab that \(isLeaving ? "leaves" : "comes"), "
                + "tabs \(tabsFinish ? "finish" : "are cancelled"), push \(pushFinishes ? "finishes" : "is cancelled")"
        }
    }

    nonisolated static let courses: [Course] = Push.allCases.flatMap { push in
        Moment.allCases.flatMap { moment in
            Release.allCases.flatMap { release in
                (0..<8).map { bits in
                    Course(
                        push: push, moment: moment, release: release, isLeaving: bits & 1 == 0,
                        tabsFinish: bits & 2 == 0, pushFinishes: bits & 4 == 0)
                }
            }
        }
    }

    private let stack = NavigationFixture("a")
    private let tabs = UITabBarController()
    private let driver = TabDriver()
    private let pushing = GuardedInteractor()

    init() {
        MainLoop.current.settle()
        stack.phone.window.rootViewController = tabs
        tabs.viewControllers = [stack.navigation, UIViewController()]
        tabs.delegate = driver
        MainLoop.current.settle()
    }

    private func push(_ course: Course) {
        stack.animator = InterruptibleSlideAnimator()
        stack.interactor = course.push == .running ? nil : pushing
        pushing.wantsInteractiveStart = course.push == .held
        _ = stack.push("b")
        MainLoop.current.advance(by: 0.02)
        if course.push == .caught { pushing.pause() }
        pushing.update(0.4)
    }

    private func release(_ course: Course) {
        if course.pushFinishes { pushing.finish() } else { pushing.cancel() }
    }

    @Test("Whatever becomes of either, both end, and the stack is as good as new", arguments: courses)
    func ends(course: Course) {
        if !course.isLeaving {
            tabs.selectedIndex = 1
            MainLoop.current.settle()
        }
        if course.moment == .beforeTheTabs { push(course) }
        let percent = UIPercentDrivenInteractiveTransition()
        driver.animator = SlideAnimator(stack.journal)
        driver.interactor = percent
        tabs.selectedIndex = course.isLeaving ? 1 : 0
        MainLoop.current.turn()
        percent.update(0.4)
        MainLoop.current.advance(by: 0.05)
        if course.moment == .whileTheyAreHeld { push(course) }
        if course.release == .beforeTheTabs, course.moment != .whileTheyGoOn { release(course) }
        if course.tabsFinish { percent.finish() } else { percent.cancel() }
        MainLoop.current.advance(by: 0.03)
        if course.moment == .whileTheyGoOn {
            push(course)
            if course.release == .beforeTheTabs { release(course) }
        }
        MainLoop.current.settle()
        release(course)
        MainLoop.current.settle()
        #expect(tabs.transitionCoordinator == nil)
        #expect(stack.navigation.transitionCoordinator == nil)
        driver.animator = nil
        stack.animator = nil
        tabs.selectedIndex = 0
        _ = stack.push("c", animated: true)
        MainLoop.current.settle()
        #expect(stack.names.last == "c")
        #expect(stack.top.view.window === stack.phone.window)
        #expect(stack.top.view.superview?.subviews.count == 1)
        #expect(stack.top.view.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(stack.navigation.children == stack.navigation.viewControllers)
    }
}

private final class TabDriver: NSObject, UITabBarControllerDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
