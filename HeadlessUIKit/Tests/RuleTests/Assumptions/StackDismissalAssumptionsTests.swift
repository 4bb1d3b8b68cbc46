import Testing
import UIKit

@testable import TestSupport

/// The effect of each answer to the question which presentation of a stack is animated.
@MainActor
struct StackDismissalAssumptionsTests {
    private let phone = Phone()
    private let lower = Script()
    private let upper = Script()

    private func assumingLowest(_ body: () throws -> Void) rethrows {
        try Assumptions.assuming({ $0.animatedOfStack = .lowest }, during: body)
    }

    /// Presents one over the other, which may cover the screen.
    private func present(
        upperStyle: UIModalPresentationStyle = .custom
    ) -> (lower: JournalViewController, upper: JournalViewController) {
        let first = lower.makePresented("lower")
        phone.root.present(first, animated: false)
        MainLoop.current.settle()
        let second = upper.makePresented("upper")
        second.modalPresentationStyle = upperStyle
        first.present(second, animated: false)
        MainLoop.current.settle()
        _ = (lower.journal.take(), upper.journal.take())
        return (first, second)
    }

    private func askedForAnimators() -> [Bool] {
        [lower, upper].map { $0.journal.take().contains("delegate.animationController(forDismissed)") }
    }

    @Test("Of two presentations that are dismissed at once, the one on top is animated (Q-19)")
    func topmost() {
        let (first, second) = present()
        phone.root.dismiss(animated: true)
        MainLoop.current.advance(by: 0.125)
        #expect(askedForAnimators() == [false, true])
        #expect(first.view.superview?.isHidden == true)
        expectClose(second.view.layer.presentation()?.frame, CGRect(x: 0, y: 652, width: 393, height: 400))
        MainLoop.current.settle()
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("Or the lowest, with its own transition, and the one on top is not seen any more (Q-19)")
    func lowest() {
        assumingLowest {
            let (first, second) = present()
            phone.root.dismiss(animated: true)
            MainLoop.current.advance(by: 0.125)
            #expect(askedForAnimators() == [true, false])
            #expect(second.view.superview?.isHidden == true)
            expectClose(first.view.layer.presentation()?.frame, CGRect(x: 0, y: 652, width: 393, height: 400))
            MainLoop.current.settle()
            #expect(phone.window.subviews == [phone.root.view])
            #expect(phone.root.presentedViewController == nil)
            #expect(first.presentedViewController == nil)
        }
    }

    @Test("A lowest one that a full screen has removed comes back to be animated, and is covered again (Q-19)")
    func covered() throws {
        try assumingLowest {
            let (first, second) = present(upperStyle: .fullScreen)
            #expect(first.view.window == nil)
            let interactor = UIPercentDrivenInteractiveTransition()
            lower.interactor = interactor
            phone.root.dismiss(animated: true)
            MainLoop.current.turn()
            #expect(first.view.window === phone.window)
            let container = try #require(second.view.superview)
            #expect(container.isHidden)
            interactor.cancel()
            MainLoop.current.settle()
            #expect(first.view.window == nil)
            #expect(!container.isHidden)
            #expect(phone.root.presentedViewController === first)
            #expect(first.presentedViewController === second)
            #expect(
                lower.journal.take().filter { $0.hasPrefix("lower.") } == [
                    "lower.viewWillAppear(false)", "lower.viewIsAppearing(false)", "lower.viewDidAppear(false)",
                    "lower.viewWillDisappear(true)", "lower.viewWillAppear(true)", "lower.viewDidAppear(true)",
                    "lower.viewWillDisappear(false)", "lower.viewDidDisappear(false)",
                ])
            #expect(!first.isBeingDismissed && !second.isBeingDismissed)
            lower.interactor = nil
            phone.root.dismiss(animated: true)
            MainLoop.current.settle()
            #expect(phone.window.subviews == [phone.root.view])
        }
    }
}
