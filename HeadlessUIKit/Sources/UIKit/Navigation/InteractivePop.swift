/// The swipe from the edge that goes back: its recogniser, its conditions, and its control of the transition (V-N7).
///
/// Apple publishes neither the conditions nor the thresholds: a swipe works with more than one controller in the stack,
/// under a bar with the standard back button, and while the delegate has no method that could supply an animator (Z13).
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    private weak var navigation: UINavigationController?
    private var interactor: PopInteractor?
    private var hasAskedDelegate = false

    private static let projection: CGFloat = 0.2

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.edges = .left
        recognizer.delegate = self
        target.pop = self
        recognizer.addTarget(target, action: PopTarget.action)
    }

    private let target = PopTarget()

    // MARK: Conditions

    /// The edge from which the lower view comes in: the left, or the right in right-to-left languages.
    func chooseEdge(isRightToLeft: Bool) {
        let edge: UIRectEdge = isRightToLeft ? .right : .left
        if recognizer.edges != edge { recognizer.edges = edge }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, let item = navigation.topViewController?.navigationItem, canPop else { return false }
        let hasOwnButton = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
        // A zoomed view is dismissed by another gesture.
        guard navigation.topViewController?.zoom == nil else { return false }
        guard !navigation.isNavigationBarHidden, !item.hidesBackButton, !hasOwnButton else { return false }
        hasAskedDelegate = true
        return delegateAnswer?.isImplemented != true
    }

    /// From the edge it goes before the swipes of rows and the pans and swipes of the app in the stack (Z36). Scroll
    /// views wait only if the app asks for it.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let view = recognizer.view, let other = otherGestureRecognizer.view, other !== view,
            !(otherGestureRecognizer is ScrollPanGestureRecognizer),
            !(otherGestureRecognizer.delegate is InteractivePop)
        else { return false }
        return other.isDescendant(of: view)
            && (otherGestureRecognizer is UIPanGestureRecognizer || otherGestureRecognizer is UISwipeGestureRecognizer)
    }

    private var canPop: Bool {
        guard let navigation, navigation.childTransition == nil else { return false }
        return navigation.viewControllers.count > 1
    }

    /// The swipe does not drive the app's animators. It also gives way to a delegate that supplies none, as long as the
    /// recogniser has its own delegate (Z13).
    private var delegateAnswer: (hasAnimator: Bool, isImplemented: Bool)? {
        guard let navigation, let delegate = navigation.delegate, let top = navigation.topViewController,
            let below = navigation.viewControllers.dropLast().last
        else { return nil }
        let answer = OptionalMethods.calls {
            delegate.navigationController(navigation, animationControllerFor: .pop, from: top, to: below)
        }
        return (answer.result != nil, answer.isImplemented)
    }

    // MARK: Gesture

    func follow() {
        guard let navigation, let view = recognizer.view else { return }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let direction: CGFloat = isRightToLeft ? -1 : 1
        let way = direction * recognizer.translation(in: view).x
        switch recognizer.state {
        case .began:
            // Another delegate may have let it begin without anything to pop, or with an animator of the app.
            let mayDrive = hasAskedDelegate || !(delegateAnswer?.hasAnimator ?? false)
            hasAskedDelegate = false
            guard canPop, mayDrive else { return }
            let interactor = PopInteractor()
            self.interactor = interactor
            navigation.popInteractively(with: interactor)
        case .changed:
            interactor?.update(way / max(1, view.bounds.width))
        case .ended:
            let velocity = direction * recognizer.velocity(in: view).x
            interactor?.end(isCancelled: way + velocity * Self.projection < view.bounds.width / 2)
            interactor = nil
        default:
            interactor?.end(isCancelled: true)
            interactor = nil
        }
    }
}

/// The target of the recogniser, which has to be an `Operation` here.
private final class PopTarget: Operation, @unchecked Sendable {
    static let action = Selector(("main"))

    // Actions are sent on the main thread only.
    @MainActor weak var pop: InteractivePop?

    override func main() {
        MainActor.assumeIsolated { pop?.follow() }
    }
}
