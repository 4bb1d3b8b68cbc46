import UIKit

/// Plays a `NavigationTransition`: the delegate of its navigation controller, and what a finger that goes back asks.
///
/// The pan on the navigation controller's view keeps it, so that it lives as long as that view.
final class NavigationTransitionController: NavigationDelegateProxy {
    let transition: NavigationTransition
    private weak var navigation: UINavigationController?
    private let systemSwipe: InteractivePopSuspension
    /// The pop that a finger has asked for, until it is over.
    private var swipe: Swipe?

    init(_ transition: NavigationTransition, for navigation: UINavigationController) {
        self.transition = transition
        self.navigation = navigation
        systemSwipe = InteractivePopSuspension(of: navigation)
        super.init(for: navigation.delegate)
    }

    /// Puts itself in the place of the app's delegate, and the pan on the view.
    func install() {
        guard let navigation, let view = navigation.view else { return }
        let purpose = TransitionPan.Purpose(
            directions: { [weak self] in self?.mayGoBack == true ? [.trailing] : [] },
            begin: { [weak self] _ in self?.goBack() },
            threshold: transition.threshold)
        let pan = TransitionPan(
            transition.interactivePop == .edge ? .edge(.leading) : .anywhere, on: view, for: purpose, owner: self)
        pan.isEnabled = transition.interactivePop != .none
        navigation.delegate = self
        systemSwipe.stepAside()
    }

    /// Gives the app's delegate and UIKit's swipe their places back.
    func uninstall() {
        if navigation?.delegate === self { navigation?.delegate = app }
        systemSwipe.comeBack()
    }

    // MARK: The finger

    private var mayGoBack: Bool {
        guard let navigation else { return false }
        guard navigation.delegate === self else {
            // Whoever has taken the place supplies the transitions now, and may rely on UIKit's swipe.
            systemSwipe.comeBack()
            return false
        }
        return navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil
            && navigation.presentedViewController == nil && navigation.offersWayBack
    }

    private func goBack() -> TransitionInteraction? {
        guard let navigation, let leaving = navigation.topViewController else { return nil }
        let request = Swipe(of: leaving)
        swipe = request
        // A subclass may refuse.
        guard navigation.popViewController(animated: true) != nil else {
            swipe = nil
            return nil
        }
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            if self?.swipe?.interaction === request.interaction { self?.swipe = nil }
        }
        return request.interaction
    }

    // MARK: What UIKit asks

    override func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if operation == .pop, fromVC === swipe?.controller {
            swipe?.isComing = true
        } else {
            // Whatever the finger has asked for is over, or something else has come in its place.
            swipe = nil
        }
        return super.navigationController(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
            ?? transition.animator(for: operation, from: fromVC, to: toVC)
    }

    override func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let own = super.navigationController(navigationController, interactionControllerFor: animationController)
        return own ?? swipe?.driver
    }
}

extension UINavigationController {
    /// Whether the visible bar shows a way back, or something of the app's in its place.
    fileprivate var offersWayBack: Bool {
        guard !isNavigationBarHidden, let item = topViewController?.navigationItem, item.hidesBackButton else {
            return true
        }
        return !(item.leftBarButtonItems ?? []).isEmpty
    }
}
