import UIKit

/// The base class of delegates that replace an app's delegate and forward everything to it. UIKit looks up the methods
/// when it is set, so the proxy responds to the mirrored methods only if the app's delegate does.
///
/// An optional method is called through a reference, `(app?.method(_:))?(argument)`, which is `nil` without the method.
/// `forwardingTarget(for:)` could not forward to a delegate that has been released in the meantime.
@MainActor
class DelegateProxy: NSObject {
    #if canImport(Darwin)
        private let withheld: Set<String>

        nonisolated override func responds(to aSelector: Selector!) -> Bool {
            super.responds(to: aSelector) && !withheld.contains(NSStringFromSelector(aSelector))
        }
    #endif

    init(for app: (any NSObjectProtocol)?, mirroring selectors: [Selector]) {
        // Without Objective-C nothing can be looked up, and every method exists.
        #if canImport(Darwin)
            withheld = Set(selectors.filter { app?.responds(to: $0) != true }.map { NSStringFromSelector($0) })
        #endif
        super.init()
    }
}

/// The delegate of a navigation controller that forwards everything to the app's delegate, which it references weakly.
@MainActor
class NavigationDelegateProxy: DelegateProxy, UINavigationControllerDelegate {
    private(set) weak var app: (any UINavigationControllerDelegate)?
    /// Called after the app's delegate has been told that a view controller is going to be shown.
    var onWillShow: (@MainActor (UINavigationController) -> Void)?

    init(for app: (any UINavigationControllerDelegate)?) {
        self.app = app
        super.init(for: app, mirroring: Self.mirrored)
    }

    /// The methods that supply transitions, and `navigationController(_:willShow:animated:)`, always exist.
    private static var mirrored: [Selector] {
        #if canImport(ObjectiveC)
            typealias Delegate = UINavigationControllerDelegate
            return [
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
        onWillShow?(navigationController)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { (app?.navigationController(_:didShow:animated:))?(navigationController, viewController, animated) }

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

extension UIViewController {
    /// The orientations that UIKit supports for a view controller that does not specify any.
    var usualOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}

/// The calls to the app's delegate about a dismissal by the user.
extension UIPresentationController {
    /// Whether the delegate allows the user to dismiss. Defaults to `true`.
    var delegateAllowsDismissal: Bool { (delegate?.presentationControllerShouldDismiss(_:))?(self) ?? true }

    func tellDelegateOfAttemptedDismissal() { (delegate?.presentationControllerDidAttemptToDismiss(_:))?(self) }

    func tellDelegateOfComingDismissal() { (delegate?.presentationControllerWillDismiss(_:))?(self) }

    func tellDelegateOfDismissal() { (delegate?.presentationControllerDidDismiss(_:))?(self) }
}
