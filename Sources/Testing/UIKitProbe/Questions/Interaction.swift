import UIKit

extension Probe {
    static var interaction: [Entry] {
        [
            .question(
                "Q-9", "Does UIKit itself send `update(0)` inside `startInteractiveTransition`?", ["no", "yes"],
                initialUpdate),
            .question(
                "Q-10", "What is `percentComplete` after `pause()`?",
                ["where the animation is on the screen", "the last update"], pausedPercent),
            .question(
                "Q-17", "What do alongside animations do if the interruptible animator moves nothing itself?",
                ["they follow the finger", "they play by themselves"], emptyAnimator),
            .question(
                "Q-25", "When does an interactor's `update(_:)` move what is seen?",
                ["at once", "with the next commit, and not at all if the transition goes on before it"], lastUpdate),
        ]
    }

    private static let initialUpdate: Entry.Ask = { bench in
        let act = bench.makeAct()
        let interactor = UpdateNoter()
        act.interactor = interactor
        bench.root.present(bench.makePresented(by: act), animated: true)
        await bench.pass(0.2)
        let updates = interactor.updates
        guard interactor.hasStarted else { throw Trouble.failed("the interaction did not begin") }
        interactor.finish()
        await bench.pass(1)
        switch updates {
        case []: return "no"
        case [0]: return "yes"
        default: return "it sends \(updates)"
        }
    }

    private static let pausedPercent: Entry.Ask = { bench in
        let act = bench.makeAct()
        act.duration = 1
        act.vendsAnimator = true
        try await bench.present(bench.makePresented(by: act), animated: false)
        let interactor = UpdateNoter()
        act.interactor = interactor
        bench.root.dismiss(animated: true)
        await bench.pass(0.1)
        guard interactor.hasStarted else { throw Trouble.failed("the interaction did not begin") }
        interactor.update(0.25)
        // It may count with the next commit only.
        await bench.begin()
        interactor.finish()
        await bench.pass(0.3)
        interactor.pause()
        let percent = interactor.percentComplete
        interactor.finish()
        await bench.pass(1.2)
        if abs(percent - 0.25) < 0.01 { return "the last update" }
        return percent > 0.3 && percent < 0.95 ? "where the animation is on the screen" : "\(percent)"
    }

    private static let emptyAnimator: Entry.Ask = { bench in
        let act = bench.makeAct()
        act.duration = 1
        act.vendsAnimator = true
        act.movesNothing = true
        try await bench.present(bench.makePresented(by: act), animated: false)
        let interactor = UpdateNoter()
        act.interactor = interactor
        let view = UIView()
        act.onWillBegin = { controller in
            controller.containerView?.addSubview(view)
            controller.presentedViewController.transitionCoordinator?.animate(
                alongsideTransition: { _ in view.center.x = 100 }, completion: nil)
        }
        bench.root.dismiss(animated: true)
        await bench.pass(0.1)
        guard interactor.hasStarted else { throw Trouble.failed("the interaction did not begin") }
        interactor.update(0.25)
        await bench.pass(0.4)
        let x = view.layer.presentation()?.position.x ?? view.center.x
        let isOver = bench.root.presentedViewController == nil
        interactor.finish()
        await bench.pass(1.2)
        if isOver { return "the transition ends at once" }
        return abs(x - 25) < 8 ? "they follow the finger" : "they play by themselves"
    }

    /// Releases right after an update, and sees where the transition goes on.
    private static let lastUpdate: Entry.Ask = { bench in
        let act = bench.makeAct()
        act.duration = 2
        act.vendsAnimator = true
        let presented = bench.makePresented(by: act)
        try await bench.present(presented, animated: false)
        let interactor = UpdateNoter()
        act.interactor = interactor
        let rest = presented.view.frame.minY
        bench.root.dismiss(animated: true)
        await bench.pass(0.1)
        guard interactor.hasStarted else { throw Trouble.failed("the interaction did not begin") }
        interactor.update(0.2)
        await bench.begin()
        interactor.update(0.6)
        interactor.finish()
        await bench.pass(0.06)
        let way = (presented.view.layer.presentation()?.frame.minY ?? .nan) - rest
        await bench.pass(2.5)
        // 400 points, of which a tenth of a second at the start covers 20 at most.
        if way > 230 { return "at once" }
        return way > 70 && way < 130
            ? "with the next commit, and not at all if the transition goes on before it" : "it goes on at \(way) of 400"
    }
}

/// Records each update.
final class UpdateNoter: UIPercentDrivenInteractiveTransition {
    private(set) var updates: [CGFloat] = []
    private(set) var hasStarted = false

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        hasStarted = true
    }

    override func update(_ percentComplete: CGFloat) {
        updates.append(percentComplete)
        super.update(percentComplete)
    }
}
