import UIKit

extension Probe {
    static var screens: [Entry] {
        [
            .question(
                "Q-22", "What is a stack after a push, or a change of the whole stack, that was driven and cancelled?",
                ["as before", "changed"], cancelledStack),
            .question(
                "Q-23",
                "What do scroll views do with `additionalSafeAreaInsets` that are written and written back in one layout?",
                ["they keep their offsets", "they adjust their offsets at each write"], offsets),
            .question(
                "Q-24", "When is `modalPresentationCapturesStatusBarAppearance` read?",
                ["at each query", "at the presentation"], statusBar),
        ]
    }

    private static let cancelledStack: Entry.Ask = { bench in
        /// Returns whether a stack of two is as before after a change that was cancelled.
        @MainActor func isAsBefore(_ change: (UINavigationController) -> Void) async throws -> Bool {
            let stack = UINavigationController()
            let before = [UIViewController(), UIViewController()]
            stack.setViewControllers(before, animated: false)
            let act = bench.makeAct()
            let interactor = UpdateNoter()
            act.interactor = interactor
            let delegate = bench.keep(StackDelegate(act))
            await bench.show(stack)
            stack.delegate = delegate
            change(stack)
            await bench.pass(0.1)
            guard interactor.hasStarted else { throw Trouble.failed("the interaction did not begin") }
            interactor.update(0.5)
            interactor.cancel()
            try await bench.wait(for: "animationEnded") {
                bench.journal.entries.contains("animator.animationEnded(false)")
            }
            await bench.begin()
            return stack.viewControllers == before
        }
        let push = try await isAsBefore { $0.pushViewController(UIViewController(), animated: true) }
        let change = try await isAsBefore {
            $0.setViewControllers([UIViewController(), UIViewController()], animated: true)
        }
        switch (push, change) {
        case (true, true): return "as before"
        case (false, false): return "changed"
        default: return "after a push \(push ? "as before" : "changed"), after another change the contrary"
        }
    }

    private static let offsets: Entry.Ask = { bench in
        let screen = InsetScreen()
        // Makes sure that there are insets, also on a screen without any.
        screen.additionalSafeAreaInsets.bottom = 40
        await bench.show(screen)
        let list = screen.list
        let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
        list.contentOffset.y = end
        await bench.begin()
        screen.writes = true
        screen.view.setNeedsLayout()
        await bench.pass(0.2)
        guard !screen.writes else { throw Trouble.failed("there was no layout") }
        return abs(list.contentOffset.y - end) < 0.5
            ? "they keep their offsets" : "they adjust their offsets at each write"
    }

    private static let statusBar: Entry.Ask = { bench in
        let presenter = BarController("presenter", bench.journal)
        await bench.show(presenter)
        let presented = BarController("presented", bench.journal)
        let act = bench.keep(Act(Journal()))
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = act
        presenter.present(presented, animated: false)
        await bench.pass(0.3)
        bench.journal.take()
        presented.modalPresentationCapturesStatusBarAppearance = true
        presented.setNeedsStatusBarAppearanceUpdate()
        await bench.pass(0.2)
        let asked = bench.journal.take()
        presenter.dismiss(animated: false)
        await bench.pass(0.2)
        if asked.contains("presented.bar") { return "at each query" }
        guard asked.contains("presenter.bar") else { throw Trouble.notAsked("no controller is asked for the bar here") }
        return "at the presentation"
    }
}

/// Lets an act animate and drive a stack.
private final class StackDelegate: NSObject, UINavigationControllerDelegate {
    private let act: Act

    init(_ act: Act) {
        self.act = act
        super.init()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { act }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { act.interactor }
}

/// A list that fills the screen. Its controller takes its insets away and gives them back in a layout.
private final class InsetScreen: UIViewController {
    let list = UIScrollView()
    /// Set for the next layout.
    var writes = false

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 100, height: 5000)
        view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard writes else { return }
        writes = false
        let own = additionalSafeAreaInsets
        additionalSafeAreaInsets.bottom = 0
        additionalSafeAreaInsets = own
    }
}

/// Records that it is asked for the status bar.
private final class BarController: NotedController {
    override var preferredStatusBarStyle: UIStatusBarStyle {
        journal.note("\(name).bar")
        return .lightContent
    }
}
