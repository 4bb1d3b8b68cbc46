import UIKit

extension Probe {
    static var requests: [Entry] {
        [
            .question(
                "Q-2", "What happens to a request to present during the dismissal of the presented controller?",
                ["it waits for the end", "it is dropped"], presentDuringDismissal),
            .question(
                "Q-15",
                "When two presentations are dismissed at once, are the dismissal hooks of the one without animation called?",
                ["called", "not called"], hooksBetween),
        ]
    }

    private static let presentDuringDismissal: Entry.Ask = { bench in
        let act = bench.makeAct()
        try await bench.present(bench.makePresented(by: act))
        bench.root.dismiss(animated: true)
        await bench.pass(0.15)
        guard act.controller?.presentedViewController.isBeingDismissed == true else {
            throw Trouble.failed("no dismissal was under way")
        }
        let second = UIViewController()
        second.modalPresentationStyle = .fullScreen
        bench.root.present(second, animated: false)
        await bench.pass(1.5)
        return bench.root.presentedViewController === second ? "it waits for the end" : "it is dropped"
    }

    private static let hooksBetween: Entry.Ask = { bench in
        let (below, above) = (bench.makeAct(), bench.keep(Act(Journal())))
        let lower = bench.makePresented(by: below, "lower")
        let upper = bench.makePresented(by: above, "upper")
        try await bench.present(lower, animated: false)
        let isOver = Box(false)
        lower.present(upper, animated: false) { isOver.value = true }
        try await bench.wait(for: "the second presentation") { isOver.value }
        // Which one is animated is another question.
        let other = Box(below)
        below.onAnimate = { if $0.isAnimated { other.value = above } }
        bench.journal.take()
        above.journal.take()
        bench.root.dismiss(animated: true)
        try await bench.wait(for: "the dismissal") { bench.root.presentedViewController == nil }
        await bench.pass(0.5)
        let hooks = other.value.journal.take().filter { $0.contains("dismissalTransition") }
        switch hooks.count {
        case 0: return "not called"
        case 2: return "called"
        default: return "only " + hooks.inOrder
        }
    }
}
