import UIKit

/// Observes a navigation stack, and reports that a push, a pop or a replacement begins. A navigation controller tells
/// only its delegate. So the observer is the delegate of a stack that has none, and listens to that of a
/// ``NavigationTransition``. An app's delegate and the system's own screens are left alone.
@MainActor
final class NavigationStackObserver: NSObject, UINavigationControllerDelegate {
    private(set) weak var navigation: UINavigationController?
    private let isSystemScreen: Bool
    private let onWillShow: (_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> Void

    init(
        of navigation: UINavigationController,
        onWillShow: @escaping (_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> Void
    ) {
        self.navigation = navigation
        isSystemScreen = navigation.isSystemScreen()
        self.onWillShow = onWillShow
        super.init()
        listen()
    }

    /// Whether UIKit's calls reach the observer.
    var isTold: Bool {
        navigation?.delegate === self || (navigation?.delegate as? NavigationDelegateProxy)?.onWillShow != nil
    }

    /// Makes UIKit's calls reach the observer, if the app has no delegate now.
    func listen() {
        if let transition = navigation?.delegate as? NavigationDelegateProxy {
            transition.onWillShow = { [weak self] in self?.onWillShow($0.transitionCoordinator) }
        } else if !isSystemScreen, navigation?.delegate == nil {
            navigation?.delegate = self
        }
    }

    func remove() {
        if navigation?.delegate === self { navigation?.delegate = nil }
        (navigation?.delegate as? NavigationDelegateProxy)?.onWillShow = nil
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { onWillShow(navigationController.transitionCoordinator) }
}
