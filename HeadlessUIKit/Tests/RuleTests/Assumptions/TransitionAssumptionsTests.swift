import Testing
import UIKit

@testable import TestSupport

/// The effect of each answer to the open questions about presentations.
@MainActor
struct TransitionAssumptionsTests {
    private let phone = Phone()
    private let script = Script()

    private func assuming(_ change: (inout Assumptions) -> Void, _ body: () -> Void) {
        Assumptions.assuming(change, during: body)
    }

    // MARK: Requests

    private func presentDuringDismissal() -> [String] {
        let first = script.makePresented()
        phone.root.present(first, animated: true)
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.advance(by: 0.1)
        Console.clear()
        phone.root.present(UIViewController(), animated: false)
        MainLoop.current.settle()
        defer { Console.clear() }
        return Console.messages
    }

    @Test("A request to present during a dismissal waits for its end (Q-2)")
    func queued() {
        #expect(presentDuringDismissal() == [])
        #expect(phone.root.presentedViewController != nil)
    }

    @Test("Or it is dropped with a message (Q-2)")
    func dropped() {
        assuming {
            $0.presentingDuringDismissal = .dropped
        } _: {
            #expect(presentDuringDismissal().count == 1)
            #expect(phone.root.presentedViewController == nil)
        }
    }

    // MARK: Hooks

    /// Returns the calls until the first layout is over.
    private func opening() -> [String] {
        script.onLayout = { [script] _ in script.journal.note("container lays out") }
        phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.turn()
        defer { MainLoop.current.settle() }
        return script.journal.take().filter { $0.contains("IsAppearing") || $0.contains("lays out") }
    }

    @Test("viewIsAppearing comes with the first layout (Q-6)")
    func appearingAfterLayout() {
        #expect(opening() == ["container lays out", "presented.viewIsAppearing(true)"])
    }

    @Test("Or before it (Q-6)")
    func appearingBeforeLayout() {
        assuming {
            $0.viewIsAppearing = .before
        } _: {
            #expect(opening() == ["presented.viewIsAppearing(true)", "container lays out"])
        }
    }

    /// Returns the frame of the presented view when the animator is called.
    private func frameAtStart() -> CGRect? {
        var frame: CGRect?
        let presented = script.makePresented()
        script.animate = { context in
            frame = presented.view.frame
            context.completeTransition(true)
        }
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        return frame
    }

    @Test("The presented view has the frame that it was loaded with when the animator is asked (Q-14)")
    func loadTimeFrame() {
        #expect(frameAtStart() == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("Or its final frame (Q-14)")
    func finalFrame() {
        assuming {
            $0.presentedFrame = .final
        } _: {
            #expect(frameAtStart() == CGRect(x: 0, y: 452, width: 393, height: 400))
        }
    }

    /// Returns the number of hooks of the lower one of two presentations that are called when both are dismissed at
    /// once.
    private func hooksBetween() -> Int {
        let lower = script.makePresented("lower")
        phone.root.present(lower, animated: false)
        MainLoop.current.settle()
        var hooks = 0
        script.onDidEnd = { _ in hooks += 1 }
        let upper = Script()
        lower.present(upper.makePresented("upper"), animated: false)
        MainLoop.current.settle()
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(lower.view.window == nil)
        return hooks
    }

    @Test("A presentation between hears that it is dismissed with those around it (Q-15)")
    func intermediateHears() {
        #expect(hooksBetween() == 1)
    }

    @Test("Or it does not (Q-15)")
    func intermediateHearsNothing() {
        assuming {
            $0.intermediateHooks = .notCalled
        } _: {
            #expect(hooksBetween() == 0)
        }
    }

    // MARK: Traits

    private func classesReadOnTheWay() -> [UIUserInterfaceSizeClass] {
        let reader = TraitReader()
        let phone = Phone(root: reader)
        phone.screen.resize(
            to: CGRect(x: 0, y: 0, width: 852, height: 393), safeAreaInsets: .zero,
            traits: UITraitCollection(verticalSizeClass: .compact))
        MainLoop.current.settle()
        return reader.read + [reader.traitCollection.verticalSizeClass]
    }

    @Test("Inside willTransition and viewWillTransition the old traits are read (Q-11)")
    func oldTraits() {
        #expect(classesReadOnTheWay() == [.regular, .regular, .compact])
    }

    @Test("Or the new ones (Q-11)")
    func newTraits() {
        assuming {
            $0.traitsInWillTransition = .new
        } _: {
            #expect(classesReadOnTheWay() == [.compact, .compact, .compact])
        }
    }
}

/// Records its vertical size class when a change is announced.
private final class TraitReader: UIViewController {
    var read: [UIUserInterfaceSizeClass] = []

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        read.append(traitCollection.verticalSizeClass)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        read.append(traitCollection.verticalSizeClass)
    }
}
