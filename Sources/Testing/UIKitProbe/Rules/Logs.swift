import UIKit

extension Probe {
    /// Whole transitions, call by call.
    package static var logs: [Entry] {
        [
            .log("L1", "A `.custom` presentation, animated", presentationCalls(animated: true)) { bench in
                try await presentationLog(bench, animated: true)
            },
            .log("L2", "Its dismissal, animated", dismissalCalls(animated: true)) { bench in
                try await dismissalLog(bench, animated: true)
            },
            .log(
                "L3", "An interactive dismissal that is cancelled",
                [
                    "delegate.animationController", "delegate.interactionController",
                    "controller.dismissalTransitionWillBegin", "presented.viewWillDisappear(true)",
                    "animator.transitionDuration", "animator.animateTransition(animated: true)", "alongside animation",
                    "interaction ended(cancelled: true)", "presented.viewWillAppear(true)",
                    "controller.dismissalTransitionDidEnd(false)", "presented.viewDidAppear(true)",
                    "alongside completion(cancelled: true)", "animator.animationEnded(false)",
                ], cancelledDismissalLog),
            .log("L4", "A `.custom` presentation without animation", presentationCalls(animated: false)) { bench in
                try await presentationLog(bench, animated: false)
            },
            .log("L4", "Its dismissal without animation", dismissalCalls(animated: false)) { bench in
                try await dismissalLog(bench, animated: false)
            },
        ]
    }

    /// The position of `viewIsAppearing` is left open: Q-6 and C27 cover it.
    private static func presentationCalls(animated: Bool) -> [String] {
        [
            "delegate.presentationController", "delegate.animationController", "delegate.interactionController",
            "presented.viewDidLoad", "controller.preferredContentSizeDidChange",
            "controller.presentationTransitionWillBegin", "presented.viewWillAppear(\(animated))",
            "animator.transitionDuration", "animator.animateTransition(animated: \(animated))", "alongside animation",
            "controller.presentationTransitionDidEnd(true)", "presented.viewDidAppear(\(animated))", "completion",
            "alongside completion(cancelled: false)", "animator.animationEnded(true)",
        ]
    }

    private static func dismissalCalls(animated: Bool) -> [String] {
        [
            "delegate.animationController", "delegate.interactionController", "controller.dismissalTransitionWillBegin",
            "presented.viewWillDisappear(\(animated))", "animator.transitionDuration",
            "animator.animateTransition(animated: \(animated))", "alongside animation",
            "controller.dismissalTransitionDidEnd(true)", "presented.viewDidDisappear(\(animated))", "completion",
            "alongside completion(cancelled: false)", "animator.animationEnded(true)",
        ]
    }

    private static func presentationLog(_ bench: Bench, animated: Bool) async throws -> String {
        let act = bench.makeAct()
        let presented = bench.makePresented(by: act)
        bench.root.present(presented, animated: animated) { bench.journal.note("completion") }
        try await bench.wait(for: "animationEnded") { bench.journal.entries.contains("animator.animationEnded(true)") }
        await bench.begin()
        let calls = bench.journal.take().withoutRepeats
        return calls.filter { !$0.contains("viewIsAppearing") }.inOrder
    }

    private static func dismissalLog(_ bench: Bench, animated: Bool) async throws -> String {
        let act = bench.makeAct()
        try await bench.present(bench.makePresented(by: act))
        await bench.begin()
        bench.journal.take()
        bench.root.dismiss(animated: animated) { bench.journal.note("completion") }
        try await bench.wait(for: "animationEnded") { bench.journal.entries.contains("animator.animationEnded(true)") }
        await bench.begin()
        return bench.journal.take().withoutRepeats.inOrder
    }

    private static let cancelledDismissalLog: Entry.Ask = { bench in
        let act = bench.makeAct()
        try await bench.present(bench.makePresented(by: act))
        await bench.begin()
        let interactor = UpdateNoter()
        act.interactor = interactor
        bench.journal.take()
        bench.root.dismiss(animated: true)
        await bench.pass(0.1)
        guard interactor.hasStarted else { throw Trouble.failed("the interaction did not begin") }
        interactor.update(0.5)
        interactor.cancel()
        try await bench.wait(for: "animationEnded") { bench.journal.entries.contains("animator.animationEnded(false)") }
        await bench.begin()
        return bench.journal.take().withoutRepeats.inOrder
    }
}
