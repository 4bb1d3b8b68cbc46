import UIKit

extension Probe {
    static var order: [Entry] {
        [
            .question(
                "Q-6",
                "Does `viewIsAppearing` come after the layout that `presentationTransitionWillBegin` asks for, or before?",
                ["after", "before"], appearing),
            .question(
                "Q-7", "Do alongside animations come after those of the interruptible animator, or before?",
                ["after", "before"], alongside),
            .question(
                "Q-14", "Which frame does the presented view have when `animateTransition` begins?",
                ["the one that it was loaded with", "its final frame"], frameAtStart),
        ]
    }

    private static let appearing: Entry.Ask = { bench in
        let act = bench.makeAct()
        act.onWillBegin = { $0.containerView?.setNeedsLayout() }
        act.onLayout = { _ in bench.journal.note("layout") }
        try await bench.present(bench.makePresented(by: act))
        let calls = bench.journal.take()
        guard let appearing = calls.firstIndex(of: "presented.viewIsAppearing(true)"),
            let layout = calls.firstIndex(of: "layout")
        else { throw Trouble.failed("one of them did not come") }
        return layout < appearing ? "after" : "before"
    }

    private static let alongside: Entry.Ask = { bench in
        let act = bench.makeAct()
        act.vendsAnimator = true
        try await bench.present(bench.makePresented(by: act))
        await bench.begin()
        let calls = bench.journal.take()
        guard let own = calls.firstIndex(of: "animator's animation"),
            let other = calls.firstIndex(of: "alongside animation"),
            let end = calls.firstIndex(of: "presented.viewDidAppear(true)"),
            let otherEnd = calls.firstIndex(of: "alongside completion(cancelled: false)")
        else { throw Trouble.failed("one of them did not come") }
        switch (own < other, end < otherEnd) {
        case (true, true): return "after"
        case (false, false): return "before"
        case (true, false): return "the animation after, the completion before"
        case (false, true): return "the animation before, the completion after"
        }
    }

    private static let frameAtStart: Entry.Ask = { bench in
        let act = bench.makeAct()
        let presented = bench.makePresented(by: act)
        let frames = Box<[CGRect]>([])
        act.onAnimate = { context in
            frames.value = [presented.view.frame, context.finalFrame(for: presented)]
        }
        presented.loadViewIfNeeded()
        let loaded = presented.view.frame
        try await bench.present(presented)
        guard frames.value.count == 2 else { throw Trouble.failed("the animator was not called") }
        let (frame, final) = (frames.value[0], frames.value[1])
        guard loaded != final else { throw Trouble.failed("both frames are the same") }
        if frame == final { return "its final frame" }
        return frame == loaded ? "the one that it was loaded with" : "another one: \(frame)"
    }
}
