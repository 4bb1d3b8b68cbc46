import UIKit

/// Plays a `NavigationTransition`. Supplies the animators as the stack's delegate, and starts interactive pops. The
/// pans on the navigation controller's view own it, so it lives as long as that view.
final class NavigationTransitionController: NavigationDelegateProxy {
    let transition: NavigationTransition
    private weak var navigation: UINavigationController?
    /// UIKit's interactive pop gesture while it is turned off. Its delegate is not touched.
    private weak var suspendedPop: UIGestureRecognizer?
    /// Notices another delegate before the next finger comes. UIKit does not report it.
    private var turns: TurnObserver?
    /// The pop that a swipe has requested, until it is over.
    private var request: InteractiveRequest?
    private var running: TransitionInteraction?
    /// The edge toward which the last push or pop moves.
    private var destination = PresentationEdge.leading
    /// The stack before the transition that is running.
    private var stackAtRest: [WeakReference<UIViewController>] = []

    init(_ transition: NavigationTransition, for navigation: UINavigationController) {
        self.transition = transition
        self.navigation = navigation
        super.init(for: navigation.delegate)
    }

    func install() {
        guard let navigation, let view = navigation.view else { return }
        // From the edge the swipe goes before the content, and elsewhere after it.
        let edges: [PresentationEdge?] = transition.interactivePop == .anywhere ? [.leading, nil] : [.leading]
        for edge in edges {
            let pan = TransitionPan(
                from: edge, on: view, owner: self,
                directions: { [weak self] in self?.directions ?? [] },
                threshold: { [transition] in transition.threshold },
                begin: { [weak self] in self?.catchTransition(toward: $0) ?? self?.pop() })
            pan.goesBack = true
            pan.isEnabled = transition.interactivePop != .none
        }
        navigation.delegate = self
        suspendSystemPop()
        noteStack()
        turns = TurnObserver { [weak self] in
            // Another delegate supplies the transitions from now on, and may rely on UIKit's own gesture.
            if self?.navigation?.delegate !== self { self?.resumeSystemPop() }
            self?.noteStack()
            return false
        }
    }

    func uninstall() {
        if navigation?.delegate === self { navigation?.delegate = app }
        resumeSystemPop()
    }

    /// Turns off UIKit's own gesture. If it drives a pop, which that would cancel, it is turned off at the end.
    private func suspendSystemPop() {
        guard let coordinator = navigation?.transitionCoordinator, coordinator.isInteractive else {
            return turnOffSystemPop()
        }
        _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.turnOffSystemPop() }
    }

    private func turnOffSystemPop() {
        guard let navigation, navigation.delegate === self, let gesture = navigation.interactivePopGestureRecognizer,
            gesture.isEnabled
        else { return }
        suspendedPop = gesture
        gesture.isEnabled = false
    }

    private func resumeSystemPop() {
        suspendedPop?.isEnabled = true
        suspendedPop = nil
    }

    private func noteStack() {
        guard let navigation, navigation.transitionCoordinator == nil else { return }
        let stack = navigation.viewControllers
        guard !stack.elementsEqual(stackAtRest, by: { $0 === $1.object }) else { return }
        stackAtRest = stack.map(WeakReference.init)
    }

    // MARK: Interaction

    private var directions: [PresentationEdge] {
        guard let navigation, navigation.delegate === self else { return [] }
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
        guard let animation = animation(of: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2]),
            animation.zoomSource != nil, !UIAccessibility.isReduceMotionEnabled
        else { return nil }
        return TransitionAnimator(animation, .reverse, mover: .freeFinger)
    }

    /// Catches the transition that is running. If it changes more than the top of the stack, the release completes it:
    /// after a cancellation UIKit may not have the stack of before.
    private func catchTransition(toward edge: PresentationEdge) -> TransitionGrip? {
        guard let navigation, var grip = running?.grip(toward: edge) else { return nil }
        let step = StackStep(old: stackAtRest.compactMap(\.object), new: navigation.viewControllers)
        grip.isReversible = step.isSingle
        guard step.isSingle else { return grip }
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [weak navigation] context in
            if context.isCancelled { navigation?.restore(step) }
        }
        return grip
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
        destination = operation == .push ? .leading : .trailing
        if let other = super.navigationController(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC) ?? request?.animator
        {
            return other
        }
        return animation(of: operation, from: fromVC, to: toVC).map {
            TransitionAnimator($0, operation == .push ? .forward : .reverse)
        }
    }

    /// Returns the animation of a push or pop, described as that of the push; `nil` for any other operation.
    private func animation(
        of operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) -> TransitionAnimation? {
        guard operation == .push || operation == .pop else { return nil }
        let standard = operation == .pop ? transition.pop ?? transition.push : transition.push
        return transition.animation?(operation, from, to) ?? standard
    }

    override func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        running = nil
        if let own = super.navigationController(navigationController, interactionControllerFor: animationController) {
            return own
        }
        running = request?.take() ?? TransitionInteraction.attending(animationController)
        running?.animator = animationController as? TransitionAnimator
        running?.destination = destination
        return running
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

    /// Puts the stack back after a cancelled transition. UIKit may show the old view, and leave the list changed.
    fileprivate func restore(_ step: StackStep) {
        // Another list is the app's.
        guard viewControllers.elementsEqual(step.new, by: ===) else { return }
        setViewControllers(step.old, animated: false)
    }
}

/// The stack of a navigation controller before and after a push, a pop, or a list that was set.
private struct StackStep {
    let old, new: [UIViewController]

    /// True if one controller has come or gone at the top, and those below are the same.
    var isSingle: Bool {
        let (shorter, longer) = old.count < new.count ? (old, new) : (new, old)
        return longer.count == shorter.count + 1 && shorter.elementsEqual(longer.dropLast(), by: ===)
    }
}
