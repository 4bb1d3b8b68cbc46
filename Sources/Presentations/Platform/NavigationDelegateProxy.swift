import UIKit

/// The delegate of a navigation controller that passes everything on to the app's. That one may be gone at any time.
@MainActor
class NavigationDelegateProxy: DelegateProxy, UINavigationControllerDelegate {
    private(set) weak var app: (any UINavigationControllerDelegate)?

    init(for app: (any UINavigationControllerDelegate)?) {
        self.app = app
        super.init(for: app, mirroring: Self.mirrored)
    }

    #if canImport(ObjectiveC)
        private static var mirrored: [Selector] {
            typealias Delegate = UINavigationControllerDelegate
            return [
                #selector(Delegate.navigationController(_:willShow:animated:)),
                #selector(Delegate.navigationController(_:didShow:animated:)),
                Selector(("navigationControllerSupportedInterfaceOrientations:")),
                #selector(Delegate.navigationControllerPreferredInterfaceOrientationForPresentation(_:)),
            ]
        }
    #else
        private static var mirrored: [Selector] { [] }
    #endif

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        #if canImport(ObjectiveC)
            app?.navigationController?(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        #else
            app?.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        #endif
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        #if canImport(ObjectiveC)
            app?.navigationController?(navigationController, interactionControllerFor: animationController)
        #else
            app?.navigationController(navigationController, interactionControllerFor: animationController)
        #endif
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        #if canImport(ObjectiveC)
            app?.navigationController?(navigationController, willShow: viewController, animated: animated)
        #else
            app?.navigationController(navigationController, willShow: viewController, animated: animated)
        #endif
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        #if canImport(ObjectiveC)
            app?.navigationController?(navigationController, didShow: viewController, animated: animated)
        #else
            app?.navigationController(navigationController, didShow: viewController, animated: animated)
        #endif
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        #if canImport(Darwin)
            let answer = app?.navigationControllerSupportedInterfaceOrientations?(navigationController)
        #else
            let answer = app?.navigationControllerSupportedInterfaceOrientations(navigationController)
        #endif
        return answer ?? navigationController.usualOrientations
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        #if canImport(ObjectiveC)
            app?.navigationControllerPreferredInterfaceOrientationForPresentation?(navigationController) ?? .portrait
        #else
            app?.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController) ?? .portrait
        #endif
    }
}

extension UIViewController {
    /// What UIKit lets a view controller support that says nothing.
    var usualOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}
