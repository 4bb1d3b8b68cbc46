import UIKit

/// Plays a `NavigationTransition`. It supplies the animators as the navigation controller's delegate, and starts
/// interactive pops.
///
/// The pan on the navigation controller's view owns it, so it lives as long as that view.
final class NavigationTransitionController: NavigationDelegateProxy {
    let transition: NavigationTransition
    private weak var navigation: UINavigationController?
    private let systemPop: InteractivePopSuspension
    /// The pop that a swipe has requested, until it is over.
    private var request: InteractiveRequest?
    /// The running push or pop.
    private var running: RunningTransition?
    private var operation = UINavigationController.Operation.none

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
            directions: { [weak self] in self?.directions ?? [] },
            begin: { [weak self] in self?.begin(toward: $0) },
            threshold: { [transition] in transition.threshold })
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

    private var directions: [PresentationEdge] {
        guard let navigation else { return [] }
        guard navigation.delegate === self else {
            // Another delegate supplies the transitions now, and may rely on UIKit's own gesture.
            systemPop.resume()
            return []
        }
        if running?.canBeCaught == true { return [.leading, .trailing] }
        let canPop =
            navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil
            && Cover(of: navigation).isOpen && navigation.showsBackButton
        guard canPop else { return [] }
        return transition.interactivePop == .anywhere && freePopAnimator != nil ? [.trailing, .bottom] : [.trailing]
    }

    /// The animator of a pop in which the user drags the view on both axes; `nil` for any other pop.
    private var freePopAnimator: TransitionAnimator? {
        guard let stack = navigation?.viewControllers, stack.count > 1 else { return nil }
        return transition.freePopAnimator(from: stack[stack.count - 1], to: stack[stack.count - 2])
    }

    private func begin(toward edge: PresentationEdge) -> TransitionGrip? {
        running?.grip(toward: edge) ?? pop()
    }

    private func pop() -> TransitionGrip? {
        guard let navigation, navigation.transitionCoordinator == nil, let leaving = navigation.topViewController
        else { return nil }
        let request = InteractiveRequest(animator: freePopAnimator, subject: leaving)
        self.request = request
        // A subclass may refuse.
        guard navigation.popViewController(animated: true) != nil else {
            self.request = nil
            return nil
        }
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            if self?.request === request { self?.request = nil }
        }
        let free = request.animator.map { FreePop($0, request.interaction, of: leaving.view) }
        return TransitionGrip(interaction: request.interaction, free: free)
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
        self.operation = operation
        return super.navigationController(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
            ?? request?.animator ?? transition.animator(for: operation, from: fromVC, to: toVC)
    }

    override func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        running = nil
        if let own = super.navigationController(navigationController, interactionControllerFor: animationController) {
            return own
        }
        let interaction = request?.take() ?? TransitionInteraction.attending(animationController)
        if let interaction, let animator = animationController as? TransitionAnimator {
            running = RunningTransition(animator, interaction, toward: operation == .push ? .leading : .trailing)
        }
        return interaction
    }
}

extension UINavigationController {
    /// Whether a visible bar shows a back button, or one of the app's items in its place. True without a visible bar.
    fileprivate var showsBackButton: Bool {
        guard !isNavigationBarHidden, let item = topViewController?.navigationItem, item.hidesBackButton else {
            return true
        }
        return !(item.leftBarButtonItems ?? []).isEmpty
    }
}

/// Turns off UIKit's interactive pop gesture, and restores it later. The gesture's delegate is not touched.
@MainActor
final class InteractivePopSuspension {
    private weak var navigation: UINavigationController?
    private weak var recognizer: UIGestureRecognizer?
    private var wasEnabled = true
    private var isSuspended = false

    init(of navigation: UINavigationController) {
        self.navigation = navigation
    }

    /// Turns the gesture off. If it drives a pop, it is turned off at the end of that, because doing so now would
    /// cancel the pop.
    func suspend() {
        isSuspended = true
        if let coordinator = navigation?.transitionCoordinator, coordinator.isInteractive {
            _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.switchOff() }
        } else {
            switchOff()
        }
    }

    private func switchOff() {
        guard isSuspended, recognizer == nil, let found = navigation?.interactivePopGestureRecognizer else { return }
        recognizer = found
        wasEnabled = found.isEnabled
        found.isEnabled = false
    }

    /// Restores the gesture. If the app has turned it on in between, it stays on.
    func resume() {
        isSuspended = false
        if let recognizer, !recognizer.isEnabled { recognizer.isEnabled = wasEnabled }
        recognizer = nil
    }
}

extension UIGestureRecognizer {
    /// Whether this is the swipe from the edge with which UIKit pops.
    var isSystemPop: Bool {
        (view?.next as? UINavigationController)?.interactivePopGestureRecognizer === self
    }
}
