import UIKit

extension Probe {
    static var dismissing: [Entry] {
        [
            .rule("C15", "A dismissal during the presentation asks for its animation, and is dropped", "asked, stays") {
                bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                bench.root.present(presented, animated: true)
                await bench.pass(0.1)
                bench.journal.take()
                presented.dismiss(animated: true)
                let isAsked = bench.journal.take().contains("delegate.animationController")
                await bench.pass(1.5)
                let stays = bench.root.presentedViewController === presented
                return (isAsked ? "asked" : "not asked") + (stays ? ", stays" : ", gone")
            },
            .rule("C45", "After `dismiss(animated: false)` has returned, the controllers are still linked", "yes") {
                bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                try await bench.present(presented, animated: false)
                bench.root.dismiss(animated: false)
                let isLinked = bench.root.presentedViewController === presented
                await bench.pass(0.3)
                return isLinked.word
            },
            .rule("C58", "A controller that presents nothing dismisses itself", "yes") { bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                try await bench.present(presented, animated: false)
                presented.dismiss(animated: false)
                await bench.pass(0.3)
                return (bench.root.presentedViewController == nil).word
            },
            .rule("C58", "A controller that presents dismisses what it presents, and stays", "yes") { bench in
                let (below, above) = (bench.makeAct(), bench.keep(Act(Journal())))
                let lower = bench.makePresented(by: below, "lower")
                try await bench.present(lower, animated: false)
                lower.present(bench.makePresented(by: above, "upper"), animated: false)
                await bench.pass(0.3)
                lower.dismiss(animated: false)
                await bench.pass(0.3)
                return (lower.presentedViewController == nil && bench.root.presentedViewController === lower).word
            },
            .rule("C61", "In `viewDidDisappear` a dismissed controller has a `presentingViewController`", "no") {
                bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                let has = Box<Bool?>(nil)
                presented.onCall = { [unowned presented] call in
                    if call == "viewDidDisappear" { has.value = presented.presentingViewController != nil }
                }
                try await bench.present(presented)
                try await bench.dismiss()
                guard let value = has.value else { throw Trouble.failed("it was not called") }
                return value.word
            },
            .rule("C62", "A dismissed controller that nobody else holds is released", "yes") { bench in
                let act = bench.makeAct()
                weak var gone: UIViewController?
                do {
                    let presented = bench.makePresented(by: act)
                    gone = presented
                    try await bench.present(presented)
                }
                try await bench.dismiss()
                return await bench.until(limit: 1) { gone == nil }.word
            },
            .rule("C65", "A second presentation makes a presentation controller of its own", "yes") { bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                try await bench.present(presented, animated: false)
                let first = act.controller
                try await bench.dismiss(animated: false)
                try await bench.present(presented, animated: false)
                return (first != nil && act.controller !== first).word
            },
            .rule("Q4", "`dismiss` tells a presentation's delegate nothing", "nothing") { bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                let listener = bench.keep(DismissalListener())
                presented.presentationController?.delegate = listener
                try await bench.present(presented, animated: false)
                act.controller?.delegate = listener
                try await bench.dismiss(animated: false)
                return listener.told.inOrder
            },
        ]
    }

    static var cancelling: [Entry] {
        [
            .rule(
                "C53", "After a cancelled presentation nothing is presented",
                "nothing, and the end was called with false"
            ) {
                bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                try await cancelPresenting(presented, act, bench)
                let isGone = bench.root.presentedViewController == nil && presented.viewIfLoaded?.window == nil
                let isTold = bench.journal.entries.contains("controller.presentationTransitionDidEnd(false)")
                return (isGone ? "nothing" : "something") + ", and the end was \(isTold ? "" : "not ")called with false"
            },
            .rule(
                "C53", "What is presented in a cancelled presentation hears",
                "presented.viewWillAppear(true) → presented.viewWillDisappear(true) → presented.viewDidDisappear(true)"
            ) { bench in
                let act = bench.makeAct()
                try await cancelPresenting(bench.makePresented(by: act), act, bench)
                return bench.journal.take().filter { $0.contains("ppear(") }.inOrder
            },
            .rule(
                "Z19", "`isBeingPresented` and `isBeingDismissed` in its `viewDidDisappear`",
                "presented: no, dismissed: yes"
            ) { bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                let read = Box<String?>(nil)
                presented.onCall = { [unowned presented] call in
                    guard call == "viewDidDisappear" else { return }
                    read.value =
                        "presented: \(presented.isBeingPresented.word), dismissed: \(presented.isBeingDismissed.word)"
                }
                try await cancelPresenting(presented, act, bench)
                guard let value = read.value else { throw Trouble.failed("it was not called") }
                return value
            },
            .rule("C55", "Completions alongside come when a transition is cancelled, too, and know it", "yes") {
                bench in
                let act = bench.makeAct()
                try await cancelPresenting(bench.makePresented(by: act), act, bench)
                return bench.journal.entries.contains("alongside completion(cancelled: true)").word
            },
        ]
    }

    /// Begins a presentation, moves it to the middle and cancels it.
    private static func cancelPresenting(_ presented: UIViewController, _ act: Act, _ bench: Bench) async throws {
        let interactor = UpdateNoter()
        act.interactor = interactor
        presented.loadViewIfNeeded()
        bench.root.present(presented, animated: true)
        await bench.pass(0.1)
        guard interactor.hasStarted else { throw Trouble.failed("the interaction did not begin") }
        interactor.update(0.5)
        interactor.cancel()
        try await bench.wait(for: "animationEnded") { bench.journal.entries.contains("animator.animationEnded(false)") }
        await bench.begin()
    }
}

private final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
    var told: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        told.append("should")
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { told.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { told.append("did") }
}
