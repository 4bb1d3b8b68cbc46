import UIKit

extension Probe {
    static var presenting: [Entry] {
        [
            .rule("C1", "`present` begins nothing before it returns", "nothing") { bench in
                let act = bench.makeAct()
                bench.root.present(bench.makePresented(by: act), animated: true)
                let calls = bench.journal.take().filter { $0.contains("Transition") || $0.contains("Appear") }
                await bench.pass(0.6)
                return calls.inOrder
            },
            .rule(
                "C2", "Without an animator nobody is asked for an interaction controller",
                "delegate.presentationController → delegate.animationController"
            ) { bench in
                let act = bench.makeAct()
                act.suppliesAnimator = false
                bench.root.present(bench.makePresented(by: act), animated: true)
                let asked = bench.journal.take().filter { $0.hasPrefix("delegate") }
                await bench.pass(1)
                return asked.inOrder
            },
            .rule("C3", "The presented view is loaded when `present` returns", "yes") { bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                bench.root.present(presented, animated: true)
                let isLoaded = presented.isViewLoaded
                await bench.pass(0.6)
                return isLoaded.word
            },
            .rule(
                "C4", "When `present` returns, the controllers are linked, and the view is nowhere yet",
                "linked: yes, container: no, superview: no"
            ) { bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                bench.root.present(presented, animated: true)
                let isLinked =
                    bench.root.presentedViewController === presented
                    && presented.presentingViewController === bench.root
                let container = act.controller?.containerView
                let superview = presented.viewIfLoaded?.superview
                await bench.pass(0.6)
                return
                    "linked: \(isLinked.word), container: \((container != nil).word), superview: \((superview != nil).word)"
            },
            .rule("C11", "Presenting on a controller that presents already is dropped, without a completion", "dropped")
            {
                bench in
                let first = bench.makeController()
                first.modalPresentationStyle = .overFullScreen
                try await bench.present(first, animated: false)
                let isCompleted = Box(false)
                bench.root.present(UIViewController(), animated: false) { isCompleted.value = true }
                await bench.pass(0.5)
                let isDropped = bench.root.presentedViewController === first && !isCompleted.value
                return isDropped ? "dropped" : "presented: completion \(isCompleted.value.word)"
            },
            .rule("C16", "In `presentationTransitionWillBegin` there is a container as large as the window", "yes") {
                bench in
                try await atBeginning(bench) { $0.containerView?.bounds.size == bench.window.bounds.size }
            },
            .rule("C18", "In `presentationTransitionWillBegin` the presented view is in the container", "no") { bench in
                try await atBeginning(bench) { $0.presentedViewController.viewIfLoaded?.superview != nil }
            },
            .rule("C19", "In `presentationTransitionWillBegin` both controllers have a transition coordinator", "yes") {
                bench in
                try await atBeginning(bench) {
                    $0.presentedViewController.transitionCoordinator != nil
                        && $0.presentingViewController.transitionCoordinator != nil
                }
            },
            .rule("C35", "`completeTransition` makes the calls of the end before it returns", "yes") { bench in
                let act = bench.makeAct()
                let isInside = Box(false)
                act.animate = { context in
                    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                    UIView.animate(withDuration: 0.2) {
                        context.containerView.backgroundColor = .black
                    } completion: { _ in
                        context.completeTransition(true)
                        isInside.value = bench.journal.entries.contains("presented.viewDidAppear(true)")
                    }
                }
                try await bench.present(bench.makePresented(by: act))
                await bench.begin()
                return isInside.value.word
            },
            .rule("C41", "After the end nobody has a transition coordinator", "yes") { bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                try await bench.present(presented)
                await bench.begin()
                return (presented.transitionCoordinator == nil && bench.root.transitionCoordinator == nil).word
            },
            .rule("C77", "Before presenting, `presentationController` is made from the style, by the delegate", "yes") {
                bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                return (presented.presentationController is ActController).word
            },
            .rule("C78", "The automatic style of a plain controller reads as a page sheet", "yes") { _ in
                (UIViewController().modalPresentationStyle == .pageSheet).word
            },
        ]
    }

    /// Returns whether a condition holds in `presentationTransitionWillBegin`.
    private static func atBeginning(_ bench: Bench, _ condition: @escaping (ActController) -> Bool) async throws
        -> String
    {
        let act = bench.makeAct()
        let holds = Box<Bool?>(nil)
        act.onWillBegin = { holds.value = condition($0) }
        try await bench.present(bench.makePresented(by: act))
        guard let value = holds.value else { throw Trouble.failed("it was not called") }
        return value.word
    }
}
