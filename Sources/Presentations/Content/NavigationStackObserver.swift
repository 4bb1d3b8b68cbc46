import UIKit

/// Follows the top controller of a presented navigation stack, and reports changes that may change its size.
///
/// A navigation controller tells only its delegate that a push, a pop or a replacement begins. So the observer is the
/// delegate of a stack that has none, and listens to the delegate of a ``NavigationTransition``. An app's own delegate is
/// left alone. The observer notices everything else, such as another height of the bar, in the next turn of the run loop.
@MainActor
final class NavigationStackObserver: NSObject, UINavigationControllerDelegate {
    private weak var navigation: UINavigationController?
    private let onChange: (_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> Void
    /// The controller whose size is the content's size: the top controller, once the observer has noticed it.
    private(set) weak var top: UIViewController?
    private var barHeight: CGFloat
    private var turns: TurnObserver?

    /// - Parameter onChange: Called with the coordinator of a transition that begins, or with `nil` after any other
    ///   change.
    init(
        of navigation: UINavigationController,
        onChange: @escaping (_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> Void
    ) {
        self.navigation = navigation
        self.onChange = onChange
        top = navigation.topViewController
        barHeight = navigation.barHeight
        super.init()
        turns = TurnObserver { [weak self] in self?.lookForChange() ?? false }
        listen()
    }

    /// Makes UIKit's calls reach the observer, if the app has no delegate now.
    func listen() {
        if let transition = navigation?.delegate as? NavigationDelegateProxy {
            transition.onWillShow = { [weak self] in self?.update(with: $0.transitionCoordinator) }
        } else if navigation?.delegate == nil {
            navigation?.delegate = self
        }
    }

    func remove() {
        if navigation?.delegate === self { navigation?.delegate = nil }
        (navigation?.delegate as? NavigationDelegateProxy)?.onWillShow = nil
        turns = nil
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { update(with: navigationController.transitionCoordinator) }

    /// Reports another top controller. Returns whether there is one.
    @discardableResult
    func update(with coordinator: (any UIViewControllerTransitionCoordinator)? = nil) -> Bool {
        guard let next = navigation?.topViewController, next !== top else { return false }
        top = next
        onChange(coordinator)
        // After a cancelled transition the previous controller is back.
        _ = coordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.update() }
        return true
    }

    private func lookForChange() -> Bool {
        guard let navigation else { return false }
        let isTold =
            navigation.delegate === self || (navigation.delegate as? NavigationDelegateProxy)?.onWillShow != nil
        let hasAnotherTop = !isTold && update(with: navigation.transitionCoordinator)
        guard barHeight != navigation.barHeight else { return hasAnotherTop }
        barHeight = navigation.barHeight
        onChange(nil)
        return true
    }
}

extension UINavigationController {
    fileprivate var barHeight: CGFloat { isNavigationBarHidden ? 0 : navigationBar.frame.height }
}
