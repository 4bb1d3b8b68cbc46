import UIKit

/// A navigation controller on a phone, with a delegate that records its calls.
@MainActor
final class NavigationFixture: NSObject, UINavigationControllerDelegate {
    let journal = Journal()
    let navigation: UINavigationController
    let phone: Phone
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    private(set) var asked: [(UINavigationController.Operation, UIViewController, UIViewController)] = []

    /// Shows the stack; the journal begins when it has come to rest.
    init(_ names: String...) {
        let journal = journal
        navigation = UINavigationController(rootViewController: NotedViewController(names[0], journal))
        for name in names.dropFirst() {
            navigation.pushViewController(NotedViewController(name, journal), animated: false)
        }
        phone = Phone(root: navigation)
        super.init()
        MainLoop.current.settle()
        navigation.delegate = self
        _ = journal.take()
    }

    func make(_ name: String) -> NotedViewController { NotedViewController(name, journal) }

    func push(_ name: String, animated: Bool = true) -> NotedViewController {
        let controller = make(name)
        navigation.pushViewController(controller, animated: animated)
        return controller
    }

    var names: [String] { navigation.viewControllers.map { ($0 as? NotedViewController)?.name ?? "?" } }
    var root: UIViewController { navigation.viewControllers[0] }
    var top: UIViewController { navigation.viewControllers[navigation.viewControllers.count - 1] }

    /// Gives the navigation controller a delegate without a method for animators.
    func leaveAnimationsToUIKit() {
        plainDelegate = PlainDelegate(journal)
        navigation.delegate = plainDelegate
    }

    private var plainDelegate: PlainDelegate?

    // MARK: UINavigationControllerDelegate

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        journal.noteWillShow(viewController, animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        journal.noteDidShow(viewController, animated)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.note("animator(\(operation))")
        asked.append((operation, fromVC, toVC))
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        journal.note("interactor")
        return interactor
    }
}

/// A delegate that is only notified.
private final class PlainDelegate: NSObject, UINavigationControllerDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        journal.noteWillShow(viewController, animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        journal.noteDidShow(viewController, animated)
    }
}

extension Journal {
    @MainActor
    fileprivate func noteWillShow(_ controller: UIViewController, _ animated: Bool) {
        note("willShow(\((controller as? NotedViewController)?.name ?? "?"), \(animated))")
    }

    @MainActor
    fileprivate func noteDidShow(_ controller: UIViewController, _ animated: Bool) {
        note("didShow(\((controller as? NotedViewController)?.name ?? "?"), \(animated))")
    }
}
