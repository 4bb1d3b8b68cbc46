import UIKit

/// Plays a `NavigationTransition`: supplies the animators as the navigation controller's delegate, and starts interactive
/// pops.
///
/// The pan on the navigation controller's view owns it, so that it lives as long as that view.
final class NavigationTransitionController: NavigationDelegateProxy {
    let transition: NavigationTransition
    private weak var navigation: UINavigationController?
    private let systemPop: InteractivePopSuspension
    /// The pop that a finger has requested, until it is over.
    private var request: InteractiveRequest?

    init(_ transition: NavigationTransition, for navigation: UINavigationController) {
        self.transition = transition
        self.navigation = navigation
        systemPop = InteractivePopSuspension(of: navigation)
        super.init(for: navigation.delegate)
    }

    /// Replaces the app's delegate, and adds the pan to the view.
    func install() {
        guard let navigation, let view = navigation.view else { return }
        let configuration = TransitionPan.Configuration(
            directions: { [weak self] in self?.canPop == true ? [.trailing] : [] },
            begin: { [weak self] _ in self?.pop() },
            threshold: transition.threshold)
        let start: TransitionPan.Start = transition.interactivePop == .edge ? .edge(.leading) : .anywhere
        let pan = TransitionPan(start, on: view, for: configuration, owner: self)
        pan.isEnabled = transition.interactivePop != .none
        navigation.delegate = self
        systemPop.suspend()
    }

    /// Restores the app's delegate and UIKit's own gesture.
    func uninstall() {
        if navigation?.delegate === self { navigation?.delegate = app }
        systemPop.resume()
    }

    // MARK: Interaction

    private var canPop: Bool {
        guard let navigation else { return false }
        guard navigation.delegate === self else {
            // Another delegate supplies the transitions now, and may rely on UIKit's own gesture.
            systemPop.resume()
            return false
        }
        return navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil
            && navigation.presentedViewController == nil && navigation.showsWayBack
    }

    private func pop() -> TransitionInteraction? {
        guard let navigation, let leaving = navigation.topViewController else { return nil }
        let request = InteractiveRequest(subject: leaving)
        self.request = request
        // A subclass may refuse.
        guard navigation.popViewController(animated: true) != nil else {
            self.request = nil
            return nil
        }
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            if self?.request === request { self?.request = nil }
        }
        return request.interaction
    }

    // MARK: Delegate

    override func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if operation == .pop, fromVC === request?.subject {
            request?.willAnimate()
        } else {
            // The requested pop is over, or another transition has taken its place.
            request = nil
        }
        return super.navigationController(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
            ?? transition.animator(for: operation, from: fromVC, to: toVC)
    }

    override func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        super.navigationController(navigationController, interactionControllerFor: animationController)
            ?? request?.take()
    }
}

extension UINavigationController {
    /// Whether a visible bar shows a back button, or an item of the app's in its place. True without a visible bar.
    fileprivate var showsWayBack: Bool {
        guard !isNavigationBarHidden, let item = topViewController?.navigationItem, item.hidesBackButton else {
            return true
        }
        return !(item.leftBarButtonItems ?? []).isEmpty
    }
}
