import UIKit

extension Probe {
    /// Values that an animator reads in its context.
    static var context: [Entry] {
        [
            .rule("B2", "Presenting with `.custom`, the views of `.from` and `.to`", "from: no, to: yes") { bench in
                try await reading(bench) { context in
                    "from: \((context.view(forKey: .from) != nil).word), to: \((context.view(forKey: .to) != nil).word)"
                }
            },
            .rule("B2", "Dismissing, the views of `.from` and `.to`", "from: yes, to: no") { bench in
                try await readingAtDismissal(bench) { context in
                    "from: \((context.view(forKey: .from) != nil).word), to: \((context.view(forKey: .to) != nil).word)"
                }
            },
            .rule("B3", "The view of `.to` is `presentedView`, also where that is a wrapper", "yes") { bench in
                let wrapper = UIView()
                return try await reading(bench, wrapper: wrapper) { ($0.view(forKey: .to) === wrapper).word }
            },
            .rule("B6", "Presenting, the initial frame of the presented controller", "zero") { bench in
                try await reading(bench) { context in
                    guard let controller = context.viewController(forKey: .to) else { return "no controller" }
                    return frame(context.initialFrame(for: controller), .zero, "zero")
                }
            },
            .rule("B6", "Its final frame", "frameOfPresentedViewInContainerView") { bench in
                let expected = CGRect(
                    x: 0, y: bench.window.bounds.height - 400, width: bench.window.bounds.width, height: 400)
                return try await reading(bench) { context in
                    guard let controller = context.viewController(forKey: .to) else { return "no controller" }
                    return frame(context.finalFrame(for: controller), expected, "frameOfPresentedViewInContainerView")
                }
            },
            .rule("B8", "The container is the presentation controller's", "yes") { bench in
                let act = bench.makeAct()
                let isSame = Box<Bool?>(nil)
                act.onAnimate = { [unowned act] in isSame.value = $0.containerView === act.controller?.containerView }
                try await bench.present(bench.makePresented(by: act))
                return (isSame.value == true).word
            },
            .rule("B11", "`targetTransform` is the identity", "yes") { bench in
                try await reading(bench) { ($0.targetTransform == .identity).word }
            },
            .rule("B4", "Presenting full screen, the views of `.from` and `.to`", "from: yes, to: yes") { bench in
                try await reading(bench, style: .fullScreen) { context in
                    "from: \((context.view(forKey: .from) != nil).word), to: \((context.view(forKey: .to) != nil).word)"
                }
            },
            .rule("T2", "A percent-driven interactor's `duration` is what the animator has said", "0.4") { bench in
                let act = bench.makeAct()
                let interactor = UpdateNoter()
                act.interactor = interactor
                bench.root.present(bench.makePresented(by: act), animated: true)
                await bench.pass(0.1)
                let duration = interactor.duration
                interactor.finish()
                await bench.pass(0.7)
                return "\((duration * 1000).rounded() / 1000)"
            },
            .rule("T3", "The defaults of a percent-driven interactor", "speed 1.0, ease in and out, interactive: yes") {
                _ in
                let interactor = UIPercentDrivenInteractiveTransition()
                let curve = interactor.completionCurve == .easeInOut ? "ease in and out" : "another curve"
                return
                    "speed \(interactor.completionSpeed), \(curve), interactive: \(interactor.wantsInteractiveStart.word)"
            },
        ]
    }

    private static func frame(_ frame: CGRect, _ expected: CGRect, _ name: String) -> String {
        frame == expected ? name : "\(frame)"
    }

    /// Returns a value that an animator reads in a presentation.
    private static func reading(
        _ bench: Bench, style: UIModalPresentationStyle = .custom, wrapper: UIView? = nil,
        _ read: @escaping (Act.Context) -> String
    ) async throws -> String {
        let act = bench.makeAct()
        let presented = bench.makePresented(by: act)
        presented.modalPresentationStyle = style
        if let wrapper {
            presented.loadViewIfNeeded()
            wrapper.addSubview(presented.view)
            act.wrapper = wrapper
        }
        let text = Box<String?>(nil)
        act.onAnimate = { text.value = read($0) }
        try await bench.present(presented)
        guard let text = text.value else { throw Trouble.failed("the animator was not called") }
        return text
    }

    private static func readingAtDismissal(
        _ bench: Bench, _ read: @escaping (Act.Context) -> String
    ) async throws -> String {
        let act = bench.makeAct()
        try await bench.present(bench.makePresented(by: act))
        let text = Box<String?>(nil)
        act.onAnimate = { text.value = read($0) }
        try await bench.dismiss()
        guard let text = text.value else { throw Trouble.failed("the animator was not called") }
        return text
    }
}
