import Testing
import UIKit

@testable import TestSupport

/// The effect of each answer to the open questions about safe areas, the status bar and navigation stacks.
@MainActor
struct SurroundingsAssumptionsTests {
    private func assuming(_ change: (inout Assumptions) -> Void, _ body: () -> Void) {
        Assumptions.assuming(change, during: body)
    }

    // MARK: Additional insets

    /// Scrolls to the end, writes insets without the safe area and writes them back, and returns what the app notices.
    private func writeAndWriteBack() -> (offset: CGFloat, calls: [String]) {
        let screen = ListeningScreen()
        let phone = Phone(root: screen)
        MainLoop.current.settle()
        screen.scrollView.contentOffset.y = 1182
        MainLoop.current.settle()
        _ = screen.journal.take()
        #expect(phone.root.view.safeAreaInsets.bottom == 34)
        screen.additionalSafeAreaInsets.bottom = -34
        screen.additionalSafeAreaInsets.bottom = 0
        MainLoop.current.settle()
        return (screen.scrollView.contentOffset.y, screen.journal.take())
    }

    @Test("Additional insets that are written and written back move nothing, and nobody hears of them (Q-23)")
    func offsetsKept() {
        let (offset, calls) = writeAndWriteBack()
        #expect(offset == 1182)
        #expect(calls == [])
    }

    @Test("Or the content scroll view adjusts its offset at each write, and loses it (Q-23)")
    func offsetsAdjusted() {
        assuming {
            $0.offsetsOnInsets = .adjusted
        } _: {
            let (offset, calls) = writeAndWriteBack()
            #expect(offset == 1148)
            #expect(calls == ["safe area 0.0", "scroll didScroll", "safe area 34.0"])
        }
    }

    // MARK: The status bar

    private func styleAfterLateCapture() -> UIStatusBarStyle? {
        let top = LightScreen()
        top.modalPresentationStyle = .custom
        let phone = Phone()
        phone.root.present(top, animated: false)
        MainLoop.current.settle()
        top.modalPresentationCapturesStatusBarAppearance = true
        top.setNeedsStatusBarAppearanceUpdate()
        return phone.window.windowScene?.statusBarManager?.statusBarStyle
    }

    @Test("A controller that captures the status bar later than it is presented gets it (Q-24)")
    func captureAtQuery() {
        #expect(styleAfterLateCapture() == .lightContent)
    }

    @Test("Or it does not (Q-24)")
    func captureAtPresentation() {
        assuming {
            $0.statusBarCapture = .atPresentation
        } _: {
            #expect(styleAfterLateCapture() == .default)
        }
    }

    // MARK: Stacks

    /// Returns the names in the stack after a change of it was driven and cancelled.
    private func stackAfterCancelling(_ change: (NavigationFixture) -> Void) -> [String] {
        let fixture = NavigationFixture("a", "b")
        let shown = fixture.top
        let interactor = UIPercentDrivenInteractiveTransition()
        fixture.animator = SlideAnimator(fixture.journal)
        fixture.interactor = interactor
        change(fixture)
        MainLoop.current.turn()
        interactor.update(0.5)
        interactor.cancel()
        MainLoop.current.settle()
        #expect(shown.view.window === fixture.phone.window)
        return fixture.names
    }

    private func push(_ fixture: NavigationFixture) { _ = fixture.push("c") }
    private func set(_ fixture: NavigationFixture) {
        fixture.navigation.setViewControllers([fixture.make("x"), fixture.make("y")], animated: true)
    }
    private func pop(_ fixture: NavigationFixture) { fixture.navigation.popViewController(animated: true) }

    @Test("After a push or a change of the stack that was cancelled the stack is as before (Q-22)")
    func stackAsBefore() {
        #expect(stackAfterCancelling(push) == ["a", "b"])
        #expect(stackAfterCancelling(set) == ["a", "b"])
        #expect(stackAfterCancelling(pop) == ["a", "b"])
    }

    @Test("Or it stays changed, while the old view is seen; a cancelled pop leaves the stack in any case (Q-22)")
    func stackStaysChanged() {
        assuming {
            $0.stackAfterCancellation = .staysChanged
        } _: {
            #expect(stackAfterCancelling(push) == ["a", "b", "c"])
            #expect(stackAfterCancelling(set) == ["x", "y"])
            #expect(stackAfterCancelling(pop) == ["a", "b"])
        }
    }

    @Test("An app that sets the stack of before without animation repairs that (Q-22)")
    func stackRepaired() {
        assuming {
            $0.stackAfterCancellation = .staysChanged
        } _: {
            let fixture = NavigationFixture("a", "b")
            let before = fixture.navigation.viewControllers
            let interactor = UIPercentDrivenInteractiveTransition()
            fixture.animator = SlideAnimator(fixture.journal)
            fixture.interactor = interactor
            let pushed = fixture.push("c")
            MainLoop.current.turn()
            interactor.cancel()
            MainLoop.current.settle()
            #expect(pushed.parent === fixture.navigation)
            fixture.navigation.setViewControllers(before, animated: false)
            MainLoop.current.settle()
            #expect(fixture.names == ["a", "b"])
            #expect(pushed.parent == nil && pushed.view.window == nil)
            #expect(before[1].view.window === fixture.phone.window)
        }
    }
}

/// A list at the bottom of the screen, with its calls.
private final class ListeningScreen: UIViewController {
    let journal = Journal()
    let scrollView = UIScrollView()
    private lazy var listener = ScrollListener(journal)

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        scrollView.delegate = listener
        view.addSubview(scrollView)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        journal.note("safe area \(view.safeAreaInsets.bottom)")
    }
}

private final class LightScreen: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
