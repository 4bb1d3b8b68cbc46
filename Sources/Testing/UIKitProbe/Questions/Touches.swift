import UIKit

extension Probe {
    static var touches: [Entry] {
        [
            .question(
                "Q-1", "Who gets new touches during a modal transition without an interaction controller?",
                ["nobody", "the container and the presented view"], touchesDuringTransition),
            .question(
                "Q-5",
                "When both recognise, whose action comes first: that of a scroll view's pan, or of a pan above it?",
                ["the scroll view's", "the other one's"], orderOfPans),
            .question(
                "Q-16", "Which velocity does a pan have after a slow drag and a rest of 0.3 seconds?",
                ["the last one", "0"], velocityAfterRest),
        ]
    }

    private static let touchesDuringTransition: Entry.Ask = { bench in
        let dimming = UIView()
        let act = bench.makeAct()
        let presented = bench.makePresented(by: act)
        act.onWillBegin = { controller in
            dimming.frame = controller.containerView?.bounds ?? .zero
            controller.containerView?.insertSubview(dimming, at: 0)
        }
        // Everything is in place from the beginning, and animated views can be touched.
        act.animate = { context in
            guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
                return
            }
            view.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(view)
            UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
                view.layer.cornerRadius = 20
                view.alpha = 0.9
            } completion: { _ in
                context.completeTransition(true)
            }
        }
        let isOver = Box(false)
        bench.root.present(presented, animated: true) { isOver.value = true }
        await bench.pass(0.2)
        guard !isOver.value, act.controller?.containerView != nil else {
            throw Trouble.failed("no transition was under way")
        }
        let bounds = bench.window.bounds
        let onPresented = bench.window.hitTest(CGPoint(x: bounds.midX, y: bounds.maxY - 100), with: nil)
        let beside = bench.window.hitTest(CGPoint(x: bounds.midX, y: 20), with: nil)
        let ignores = Platform.ignoresTouches(in: bench.window)
        try await bench.wait(for: "the end of the presentation") { isOver.value }
        if ignores == true { return "nobody" }
        switch (onPresented === presented.view, beside === dimming) {
        case (true, true): return "the container and the presented view"
        case (false, false): return "nobody"
        case (true, false): return "the presented view only"
        case (false, true): return "the container only"
        }
    }

    private static let orderOfPans: Entry.Ask = { bench in
        let listener = bench.keep(ScrollListener(bench.journal))
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 100, height: 5000)
        scrollView.delegate = listener
        _ = bench.add(scrollView, frame: bench.root.view.bounds)
        let pan = UIPanGestureRecognizer()
        let action = bench.keep(
            ActionTarget { [unowned pan] in
                if pan.state == .began || pan.state == .changed { bench.journal.note("the other one's") }
            })
        pan.addTarget(action, action: ActionTarget.action)
        pan.delegate = listener
        bench.root.view.addGestureRecognizer(pan)
        await bench.begin()
        bench.journal.take()
        let start = CGPoint(x: bench.window.bounds.midX, y: bench.window.bounds.midY + 100)
        let path: [FingerStep] = [.down(start), .move(CGPoint(x: start.x, y: start.y - 60), 0.2)]
        guard await bench.hands.move(path, in: bench.window) else { throw Trouble.notAsked("it needs a finger") }
        let actions = bench.journal.take()
        _ = await bench.hands.move([.rest(1), .up], in: bench.window)
        scrollView.delegate = nil
        // Both send actions in every event, so the last two belong to the same one.
        let last = actions.suffix(2)
        guard Set(last).count == 2, let first = last.first else { throw Trouble.failed("only one of them moved") }
        return first
    }

    private static let velocityAfterRest: Entry.Ask = { bench in
        let pan = UIPanGestureRecognizer()
        let released = Box<CGFloat?>(nil)
        let action = bench.keep(
            ActionTarget { [unowned pan] in
                if pan.state == .ended { released.value = pan.velocity(in: nil).y }
            })
        pan.addTarget(action, action: ActionTarget.action)
        bench.root.view.addGestureRecognizer(pan)
        let start = CGPoint(x: bench.window.bounds.midX, y: 300)
        // 187.5 points a second, for which a recording shows 0.
        let path: [FingerStep] = [.down(start), .move(CGPoint(x: start.x, y: 330), 0.16), .rest(0.304), .up]
        guard await bench.hands.move(path, in: bench.window) else { throw Trouble.notAsked("it needs a finger") }
        guard let velocity = released.value else { throw Trouble.failed("the pan did not end") }
        return abs(velocity) < 20 ? "0" : "the last one"
    }
}

/// Records the actions of a scroll view, and lets another pan recognise simultaneously.
private final class ScrollListener: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.note("the scroll view's") }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
