import UIKit

/// A tab bar controller on a phone, with a delegate that records its calls.
@MainActor
final class TabFixture: NSObject, UITabBarControllerDelegate {
    let journal = Journal()
    let tabs = UITabBarController()
    let phone: Phone
    let a: NotedViewController
    let b: NotedViewController
    let c: NotedViewController
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var allows = true

    /// Shows three tabs; the journal begins after they have come to rest.
    override init() {
        a = NotedViewController("a", journal)
        b = NotedViewController("b", journal)
        c = NotedViewController("c", journal)
        a.title = "A"
        b.title = "B"
        c.title = "C"
        tabs.viewControllers = [a, b, c]
        phone = Phone(root: tabs)
        super.init()
        MainLoop.current.settle()
        tabs.delegate = self
        _ = journal.take()
    }

    func tap(_ index: Int) {
        tabs.view.layoutIfNeeded()
        guard let item = tabs.tabBar.items?[index] else { return }
        tabs.tabBar.tap(item)
    }

    private func name(_ controller: UIViewController) -> String { (controller as? NotedViewController)?.name ?? "?" }

    // MARK: UITabBarControllerDelegate

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        journal.note("shouldSelect(\(name(viewController)))")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        journal.note("didSelect(\(name(viewController)))")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.note("animator(\(name(fromVC)), \(name(toVC)))")
        return animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        journal.note("interactor")
        return interactor
    }
}
