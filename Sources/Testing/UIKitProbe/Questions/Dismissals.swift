import UIKit

extension Probe {
    static var dismissals: [Entry] {
        [
            .question(
                "Q-18", "Are a presentation controller's layout hooks called while its dismissal runs?",
                ["called", "not called"], layoutHooks),
            .question(
                "Q-19", "When two presentations are dismissed at once, which one is animated?",
                ["the topmost", "the lowest, with its own transition"], animatedOfStack),
            .question(
                "Q-20", "When is the container laid out around `animateTransition` of a dismissal?",
                ["before it, and not after", "after it"], layoutAroundStart),
            .question(
                "Q-21", "What is `finalFrame(for:)` of the leaving controller in a dismissal?",
                ["zero", "its present frame"], finalFrameOfLeaving),
        ]
    }

    private static let layoutHooks: Entry.Ask = { bench in
        let act = bench.makeAct()
        act.duration = 1
        try await bench.present(bench.makePresented(by: act), animated: false)
        let interactor = UpdateNoter()
        act.interactor = interactor
        bench.root.dismiss(animated: true)
        await bench.pass(0.1)
        guard interactor.hasStarted else { throw Trouble.failed("the interaction did not begin") }
        interactor.update(0.5)
        await bench.begin()
        act.onLayout = { _ in bench.journal.note("containerViewWillLayoutSubviews") }
        act.onDidLayout = { _ in bench.journal.note("containerViewDidLayoutSubviews") }
        /// Returns the hooks of one layout of the container.
        @MainActor func hooks() async -> [String] {
            bench.journal.take()
            act.controller?.containerView?.setNeedsLayout()
            await bench.begin()
            return bench.journal.take().filter { $0.hasPrefix("containerView") }.withoutRepeats
        }
        let seen = await hooks()
        interactor.cancel()
        try await bench.wait(for: "animationEnded") { bench.journal.entries.contains("animator.animationEnded(false)") }
        await bench.begin()
        guard await hooks().count == 2 else { throw Trouble.failed("they do not come at rest either") }
        switch seen.count {
        case 0: return "not called"
        case 2: return "called"
        default: return "only " + seen.inOrder
        }
    }

    private static let animatedOfStack: Entry.Ask = { bench in
        let (below, above) = (bench.makeAct(), bench.keep(Act(Journal())))
        let lower = bench.makePresented(by: below, "lower")
        try await bench.present(lower, animated: false)
        let isOver = Box(false)
        lower.present(bench.makePresented(by: above, "upper"), animated: false) { isOver.value = true }
        try await bench.wait(for: "the second presentation") { isOver.value }
        let animated = Box<[String]>([])
        below.onAnimate = { if $0.isAnimated { animated.value.append("the lower one") } }
        above.onAnimate = { if $0.isAnimated { animated.value.append("the upper one") } }
        bench.root.dismiss(animated: true)
        try await bench.wait(for: "the dismissal") { bench.root.presentedViewController == nil }
        switch animated.value {
        case ["the upper one"]: return "the topmost"
        case ["the lower one"]: return "the lowest, with its own transition"
        default: return animated.value.inOrder
        }
    }

    /// The hooks may not be called, so a view that a constraint moves tells of the layout before.
    private static let layoutAroundStart: Entry.Ask = { bench in
        let act = bench.makeAct()
        try await bench.present(bench.makePresented(by: act), animated: false)
        guard let container = act.controller?.containerView else { throw Trouble.failed("there is no container") }
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(mark)
        let place = mark.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        NSLayoutConstraint.activate([
            place, mark.topAnchor.constraint(equalTo: container.topAnchor),
            mark.widthAnchor.constraint(equalToConstant: 10), mark.heightAnchor.constraint(equalToConstant: 10),
        ])
        container.layoutIfNeeded()
        act.onWillBegin = { _ in place.constant = 50 }
        let wasBefore = Box(false)
        act.onAnimate = { _ in
            wasBefore.value = mark.frame.minX == 50
            act.onLayout = { _ in bench.journal.note("layout") }
        }
        bench.journal.take()
        bench.root.dismiss(animated: true)
        await bench.pass(0.1)
        let isAfter = bench.journal.entries.contains("layout")
        try await bench.wait(for: "the dismissal") { bench.root.presentedViewController == nil }
        switch (wasBefore.value, isAfter) {
        case (true, false): return "before it, and not after"
        case (true, true): return "before it, and after"
        case (false, _): return "after it"
        }
    }

    private static let finalFrameOfLeaving: Entry.Ask = { bench in
        let act = bench.makeAct()
        try await bench.present(bench.makePresented(by: act))
        let frames = Box<[CGRect]>([])
        act.onAnimate = { context in
            guard let controller = context.viewController(forKey: .from) else { return }
            frames.value = [context.finalFrame(for: controller), controller.view.frame]
        }
        try await bench.dismiss()
        guard frames.value.count == 2 else { throw Trouble.failed("the animator was not called") }
        let (final, present) = (frames.value[0], frames.value[1])
        return final == .zero ? "zero" : final == present ? "its present frame" : "another one: \(final)"
    }
}
