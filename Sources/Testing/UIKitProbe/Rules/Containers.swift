import UIKit

extension Probe {
    static var containers: [Entry] {
        [
            .rule("V-N1", "A push changes `viewControllers` at once, and loads nothing yet", "changed: yes, loaded: no")
            {
                bench in
                let stack = UINavigationController(rootViewController: bench.makeController("old"))
                await bench.show(stack)
                let pushed = bench.makeController("new")
                stack.pushViewController(pushed, animated: true)
                let text =
                    "changed: \((stack.viewControllers.last === pushed).word), loaded: \(pushed.isViewLoaded.word)"
                await bench.pass(1)
                return text
            },
            .rule(
                "V-N2", "The order of a push without animation",
                "old.viewWillDisappear → new.viewWillAppear → new.viewIsAppearing → old.viewDidDisappear → new.viewDidAppear"
            ) { bench in
                let stack = UINavigationController(rootViewController: bench.makeController("old"))
                await bench.show(stack)
                stack.pushViewController(bench.makeController("new"), animated: false)
                await bench.pass(0.3)
                return calls(bench)
            },
            .rule(
                "V-N3", "The order of a change of tabs, and how much of it comes before `selectedIndex` is set",
                "new.viewWillAppear → old.viewWillDisappear | new.viewIsAppearing → old.viewDidDisappear → new.viewDidAppear"
            ) { bench in
                let tabs = UITabBarController()
                tabs.viewControllers = [bench.makeController("old"), bench.makeController("new")]
                await bench.show(tabs)
                tabs.selectedIndex = 1
                let inside = calls(bench)
                await bench.pass(0.3)
                return inside + " | " + calls(bench)
            },
            .rule(
                "V-N4", "The order of the calls to a navigation controller's delegate",
                "animator → will show → did show"
            ) {
                bench in
                let stack = UINavigationController(rootViewController: bench.makeController("old"))
                let listener = bench.keep(StackListener())
                stack.delegate = listener
                await bench.show(stack)
                await bench.pass(0.2)
                listener.told = []
                stack.pushViewController(bench.makeController("new"), animated: true)
                await bench.pass(1.2)
                return listener.told.inOrder
            },
        ]
    }

    /// Returns the appearance calls since the last query, without their arguments.
    private static func calls(_ bench: Bench) -> String {
        bench.journal.take().filter { $0.contains("ppear") }.map { String($0.prefix { $0 != "(" }) }.inOrder
    }
}

private final class StackListener: NSObject, UINavigationControllerDelegate {
    var told: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { told.append("will show") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { told.append("did show") }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        told.append("animator")
        return nil
    }
}
