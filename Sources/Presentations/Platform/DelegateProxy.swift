import UIKit

/// The base class of delegates that replace an app's delegate and forward everything to it.
///
/// UIKit looks up the methods of a delegate when it is set, and behaves differently if some merely exist. So the proxy
/// responds to the mirrored methods only if the app's delegate does.
///
/// An optional method is called through a reference: `(app?.method(_:))?(argument)`. With Objective-C the reference is
/// `nil` if the delegate lacks the method. Without Objective-C every requirement has a default implementation.
///
/// `forwardingTarget(for:)` could forward as well, but not to a delegate that has been released in the meantime.
@MainActor
class DelegateProxy: NSObject {
    #if canImport(Darwin)
        private let withheld: Set<String>

        init(for app: (any NSObjectProtocol)?, mirroring selectors: [Selector]) {
            withheld = Set(selectors.filter { app?.responds(to: $0) != true }.map { NSStringFromSelector($0) })
            super.init()
        }

        nonisolated override func responds(to aSelector: Selector!) -> Bool {
            super.responds(to: aSelector) && !withheld.contains(NSStringFromSelector(aSelector))
        }
    #else
        // Without Objective-C nothing can be looked up, and every method exists.
        init(for app: (any NSObjectProtocol)?, mirroring selectors: [Selector]) {
            super.init()
        }
    #endif
}

/// The delegate of a navigation controller that forwards everything to the app's delegate, which it references weakly.
@MainActor
class NavigationDelegateProxy: DelegateProxy, UINavigationControllerDelegate {
    weak var app: (any UINavigationControllerDelegate)?
    private let absentApp = AbsentDelegate()

    /// - Parameter mirrorsTransitions: Whether UIKit asks for animators only if the app's delegate supplies them. A
    ///   delegate that could, but does not, turns off UIKit's own swipes back on iOS 26 (Z13).
    init(for app: (any UINavigationControllerDelegate)?, mirrorsTransitions: Bool = false) {
        self.app = mirrorsTransitions ? app ?? absentApp : app
        super.init(for: app, mirroring: Self.mirrored(withTransitions: mirrorsTransitions))
    }

    /// All methods except `navigationController(_:willShow:animated:)`, which always exists.
    private static func mirrored(withTransitions: Bool) -> [Selector] {
        #if canImport(ObjectiveC)
            typealias Delegate = UINavigationControllerDelegate
            let always = [
                #selector(Delegate.navigationController(_:didShow:animated:)),
                Selector(("navigationControllerSupportedInterfaceOrientations:")),
                #selector(Delegate.navigationControllerPreferredInterfaceOrientationForPresentation(_:)),
            ]
            guard withTransitions else { return always }
            return always + [
                #selector(Delegate.navigationController(_:animationControllerFor:from:to:)),
                #selector(Delegate.navigationController(_:interactionControllerFor:)),
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

/// Stands for an app without a delegate. Without Objective-C the proxy has every method, and UIKit finds out by a call
/// that the app's delegate lacks one.
private final class AbsentDelegate: NSObject, UINavigationControllerDelegate {}

extension UIViewController {
    /// The orientations that UIKit supports for a view controller that does not specify any.
    var usualOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}

/// The calls to the app's delegate about a dismissal by the user.
extension UIPresentationController {
    /// Whether the delegate allows the user to dismiss. Defaults to `true`.
    var delegateAllowsDismissal: Bool {
        (delegate?.presentationControllerShouldDismiss(_:))?(self) ?? true
    }

    func tellDelegateOfAttemptedDismissal() {
        (delegate?.presentationControllerDidAttemptToDismiss(_:))?(self)
    }

    func tellDelegateOfComingDismissal() {
        (delegate?.presentationControllerWillDismiss(_:))?(self)
    }

    func tellDelegateOfDismissal() {
        (delegate?.presentationControllerDidDismiss(_:))?(self)
    }
}
