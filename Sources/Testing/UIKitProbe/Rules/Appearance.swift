import UIKit

extension Probe {
    static var appearance: [Entry] {
        [
            .rule("C21", "In `viewWillAppear` the presented view has a window", "no") { bench in
                try await at("viewWillAppear", bench) { $0.view.window != nil }
            },
            .rule("C27", "In `viewIsAppearing` the presented view has a window", "yes") { bench in
                try await at("viewIsAppearing", bench) { $0.view.window != nil }
            },
            .rule("C28", "The presenter of a `.custom` presentation gets no appearance calls, either way", "nothing") {
                bench in
                let act = bench.makeAct()
                try await bench.present(bench.makePresented(by: act))
                try await bench.dismiss()
                return bench.journal.take().filter { $0.hasPrefix("presenter") }.inOrder
            },
            .rule(
                "C30", "The order of a full-screen presentation without animation",
                "presenter.viewWillDisappear(false) → presented.viewWillAppear(false) → presented.viewIsAppearing(false) → "
                    + "presented.viewDidAppear(false) → presenter.viewDidDisappear(false)"
            ) { bench in
                let presented = bench.makeController()
                presented.modalPresentationStyle = .fullScreen
                presented.loadViewIfNeeded()
                bench.journal.take()
                try await bench.present(presented, animated: false)
                await bench.begin()
                return bench.journal.take().inOrder
            },
            .rule(
                "C30", "The order of its dismissal",
                "presented.viewWillDisappear(false) → presenter.viewWillAppear(false) → presenter.viewIsAppearing(false) → "
                    + "presenter.viewDidAppear(false) → presented.viewDidDisappear(false)"
            ) { bench in
                let presented = bench.makeController()
                presented.modalPresentationStyle = .fullScreen
                try await bench.present(presented, animated: false)
                bench.journal.take()
                try await bench.dismiss(animated: false)
                await bench.begin()
                return bench.journal.take().inOrder
            },
            .rule(
                "C33", "`isBeingPresented` in `viewWillAppear`, in `viewDidAppear` and in the completion",
                "yes, yes, no"
            ) {
                bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                let read = Box<[String]>([])
                presented.onCall = { [unowned presented] call in
                    if call == "viewWillAppear" || call == "viewDidAppear" {
                        read.value.append(presented.isBeingPresented.word)
                    }
                }
                bench.root.present(presented, animated: true) { [unowned presented] in
                    read.value.append(presented.isBeingPresented.word)
                }
                try await bench.wait(for: "the end of the presentation") { read.value.count == 3 }
                return read.value.joined(separator: ", ")
            },
            .rule("C43", "A `.custom` animator is called without animation as well, and told so", "animated: false") {
                bench in
                let act = bench.makeAct()
                try await bench.present(bench.makePresented(by: act), animated: false)
                let calls = bench.journal.take()
                guard let call = calls.first(where: { $0.contains("animateTransition") }) else {
                    return "it is not called"
                }
                return call.contains("false") ? "animated: false" : "animated: true"
            },
        ]
    }

    /// Returns whether a condition holds in a callback of the presented controller.
    private static func at(
        _ callback: String, _ bench: Bench, _ condition: @escaping (NotedController) -> Bool
    ) async throws -> String {
        let act = bench.makeAct()
        let presented = bench.makePresented(by: act)
        let holds = Box<Bool?>(nil)
        presented.onCall = { [unowned presented] call in
            if call == callback, holds.value == nil { holds.value = condition(presented) }
        }
        try await bench.present(presented)
        guard let value = holds.value else { throw Trouble.failed("it was not called") }
        return value.word
    }
}
