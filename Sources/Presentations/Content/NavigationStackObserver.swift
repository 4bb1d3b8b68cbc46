import UIKit

/// Follows the top controller of a presented navigation stack, and reports changes that may change its size.
///
/// A navigation controller tells only its delegate that a push, a pop or a replacement begins. So the observer is a
/// delegate, which forwards every call to the app's. UIKit tells nobody that the bar has another height, or that the app
/// has set another delegate; both are noticed in the next turn of the run loop, where a push may have begun already.
final class NavigationStackObserver: NavigationDelegateProxy {
    private weak var navigation: UINavigationController?
    private let onChange: (_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> Void
    /// The controller whose size is the content's size: the top controller, once the observer has noticed it.
    private(set) weak var top: UIViewController?
    private var barHeight: CGFloat
    private var turns: TurnObserver?

    /// - Parameters:
    ///   - top: The top controller, as far as the presentation knows.
    ///   - onChange: Called with the coordinator of a transition that begins, or with `nil` after any other change.
    init(
        of navigation: UINavigationController, top: UIViewController?,
        onChange: @escaping (_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> Void
    ) {
        self.navigation = navigation
        self.onChange = onChange
        self.top = top
        barHeight = navigation.barHeight
        let transition = navigation.delegate as? NavigationDelegateProxy
        super.init(for: transition.map(\.app) ?? navigation.delegate, mirrorsTransitions: true)
        // A `NavigationTransition` stays the navigation controller's own delegate.
        if let transition { transition.app = self } else { navigation.delegate = self }
        turns = TurnObserver { [weak self] in self?.lookForChange() ?? false }
    }

    private var transition: NavigationDelegateProxy? { navigation?.delegate as? NavigationDelegateProxy }

    /// Whether UIKit's calls reach the observer.
    var isInstalled: Bool { navigation?.delegate === self || transition?.app === self }

    /// Restores the app's delegate.
    func remove() {
        if navigation?.delegate === self { navigation?.delegate = app }
        if transition?.app === self { transition?.app = app }
        turns = nil
    }

    override func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        super.navigationController(navigationController, willShow: viewController, animated: animated)
        update(with: navigationController.transitionCoordinator)
    }

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

    /// Returns whether there was a change that UIKit has not announced.
    private func lookForChange() -> Bool {
        guard let navigation else { return false }
        let hasAnotherTop = !isInstalled && update(with: navigation.transitionCoordinator)
        guard barHeight != navigation.barHeight else { return hasAnotherTop }
        barHeight = navigation.barHeight
        onChange(nil)
        return true
    }
}

extension UINavigationController {
    fileprivate var barHeight: CGFloat { isNavigationBarHidden ? 0 : navigationBar.frame.height }
}
