import UIKit

/// The delegate of a navigation controller that forwards everything to the app's delegate, which it references weakly.
@MainActor
class NavigationDelegateProxy: DelegateProxy, UINavigationControllerDelegate {
    private(set) weak var app: (any UINavigationControllerDelegate)?

    init(for app: (any UINavigationControllerDelegate)?) {
        self.app = app
        super.init(for: app, mirroring: Self.mirrored)
    }

    private static var mirrored: [Selector] {
        #if canImport(ObjectiveC)
            typealias Delegate = UINavigationControllerDelegate
            return [
                #selector(Delegate.navigationController(_:willShow:animated:)),
                #selector(Delegate.navigationController(_:didShow:animated:)),
                Selector(("navigationControllerSupportedInterfaceOrientations:")),
                #selector(Delegate.navigationControllerPreferredInterfaceOrientationForPresentation(_:)),
            ]
        #else
            return []
        #endif
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        (app?.navigationController(_:animationControllerFor:from:to:))?(navigationController, operation, fromVC, toVC)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        (app?.navigationController(_:interactionControllerFor:))?(navigationController, animationController)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        (app?.navigationController(_:willShow:animated:))?(navigationController, viewController, animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        (app?.navigationController(_:didShow:animated:))?(navigationController, viewController, animated)
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        (app?.navigationControllerSupportedInterfaceOrientations(_:))?(navigationController)
            ?? navigationController.usualOrientations
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        (app?.navigationControllerPreferredInterfaceOrientationForPresentation(_:))?(navigationController) ?? .portrait
    }
}
