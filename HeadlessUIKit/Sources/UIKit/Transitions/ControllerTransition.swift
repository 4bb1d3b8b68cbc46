/// One transition between two view controllers, from the request to the last callback.
///
/// The common part of all transitions is here. A subclass adds what is specific to its container: the views and frames
/// in the context, the hooks, and the order in which the controllers are called.
@MainActor
class ControllerTransition {
    let from: UIViewController
    let to: UIViewController
    let isAnimated: Bool
    // Released at the end, since they may retain the context (C64).
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?

    private(set) var coordinator: TransitionCoordinator?
    private(set) var interruptible: (any UIViewImplicitlyAnimating)?
    /// The context until the beginning, if a coordinator was offered before it.
    private var offered: TransitionContext?
    private var hasAskedForInterruptible = false
    private var askedDuration: TimeInterval?
    private var completion: (() -> Void)?
    private var postponed: [() -> Void] = []

    /// The views that get no new touches until the transition is complete (C42).
    private var untouchable: [UIView] = []
    /// The window in which nobody gets them (Z1).
    private weak var silentWindow: UIWindow?

    private enum Stage {
        case requested, underWay, ending, over
    }

    private var stage = Stage.requested

    init(
        from: UIViewController, to: UIViewController, isAnimated: Bool,
        animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)? = nil
    ) {
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
        self.animator = animator
        self.interactor = interactor
        self.completion = completion
    }

    // MARK: Work of a container

    /// The view that contains the views while they move.
    var containerView: UIView? { nil }
    var presentationStyle: UIModalPresentationStyle { .none }

    /// Returns the view on one side that the animator may change. Returns a view for both sides unless a subclass
    /// withholds one.
    func view(of controller: UIViewController) -> UIView? { controller.viewIfLoaded }

    /// Returns the frame of a controller's view before and after; `.zero` while it is not in the window (B6).
    func frames(of controller: UIViewController) -> TransitionFrames {
        let area = containerView?.bounds ?? .zero
        return controller === to
            ? TransitionFrames(initial: .zero, final: area) : TransitionFrames(initial: area, final: .zero)
    }

    /// All controllers that take part in the transition until its end.
    var participants: [UIViewController] { [from, to] }

    /// Prepares the container, before there is a coordinator.
    func prepare() {}
    /// Calls the hooks and the will-calls; the coordinator takes animations from here on (C19).
    func announce() {}
    /// Called when the animator has begun, and no layout has followed yet.
    func didStartAnimation() {}
    /// The moment around `animateTransition` at which UIKit asks the container for a layout.
    var containerLayout: Assumptions.Moment { .after }
    /// Reverses the will-calls, or repeats them (C49).
    func turnRound(isCancelled: Bool) {}
    /// Calls the hooks and the did-calls, and restores the order of views at the end.
    func finish(_ completed: Bool) {}
    /// Called after all callbacks: the container is free for the next transition.
    func close() {}
    /// Returns whether this transition presents or dismisses `presentation` itself.
    func concerns(_ presentation: ModalPresentation) -> Bool { false }

    // MARK: Queries

    /// Without animation there is no interaction: the animator is called at once (C43).
    final var startsInteractively: Bool { isAnimated && interactor?.wantsInteractiveStart ?? false }

    /// Requests that arrive while a transition runs wait for its end (C14).
    final var blocksRequests: Bool { stage == .requested || stage == .underWay }

    /// True from the first hook until the did-calls.
    final var isUnderWay: Bool { stage == .underWay }

    /// True while the did-calls are being made: the next transition can begin.
    final var isEnding: Bool { stage == .ending }

    final func postpone(_ request: @escaping () -> Void) {
        postponed.append(request)
    }

    /// Asked once, when the duration is needed or before the animation (C23).
    final func duration(_ context: TransitionContext) -> TimeInterval {
        if let askedDuration { return askedDuration }
        let duration = animator?.transitionDuration(using: context) ?? 0
        askedDuration = duration
        return duration
    }

    // MARK: Touches

    final func keepTouches(from views: [UIView?]) {
        let views = views.compactMap { $0 }
        untouchable += views
        views.forEach { $0.transitionsUnderWay += 1 }
    }

    final func keepTouches(fromEverybodyIn window: UIWindow?) {
        guard let window else { return }
        silentWindow = window
        UIApplication.shared.beginSilence(in: window)
    }

    final func letTouchesThrough() {
        untouchable.forEach { $0.transitionsUnderWay -= 1 }
        untouchable = []
        silentWindow.map(UIApplication.shared.endSilence)
        silentWindow = nil
    }

    // MARK: Course

    /// Allows animations to be registered before the transition begins.
    final func offerCoordinator() {
        let context = TransitionContext(transition: self)
        offered = context
        coordinator = TransitionCoordinator(facts: context)
    }

    final func begin() {
        guard stage == .requested else { return }
        stage = .underWay
        // The context holds the transition, never the other way round: the animator keeps both alive.
        let context = offered ?? TransitionContext(transition: self)
        offered = nil
        prepare()
        if coordinator == nil { coordinator = TransitionCoordinator(facts: context) }
        announce()
        updateStatusBar()
        if containerLayout == .before {
            containerView?.setNeedsLayout()
            containerView?.layer.layoutTree()
        }
        context.captureFrames()
        _ = duration(context)
        if Assumptions.current.alongside == .before, let vended = interruptibleAnimator(context) {
            coordinator?.runAlongside(with: nil, interruptible: vended)
        }
        let tracked = AnimationBlock.track { startAnimation(context) }
        didStartAnimation()
        coordinator?.views.forEach { context.time?.hold($0) }
        coordinator?.runAlongside(with: tracked, interruptible: interruptible)
        if containerLayout == .after { containerView?.setNeedsLayout() }
    }

    /// An interactor is called even if it does not want to start interactively: it may run the whole animation, and
    /// calls the animator if it needs it (C24, T5).
    private func startAnimation(_ context: TransitionContext) {
        if isAnimated, let interactor {
            interactor.startInteractiveTransition(context)
        } else {
            animator?.animateTransition(using: context)
        }
        _ = interruptibleAnimator(context)
    }

    /// Returns the interruptible animator, the same one for the whole transition (T6). It is requested when it is
    /// needed, or after the start, since the app may make it only then.
    final func interruptibleAnimator(_ context: TransitionContext) -> (any UIViewImplicitlyAnimating)? {
        guard isAnimated, !hasAskedForInterruptible, !context.isCompleted else { return interruptible }
        hasAskedForInterruptible = true
        let vended = animator?.interruptibleAnimator(using: context)
        interruptible = vended is NotInterruptible ? nil : vended
        return interruptible
    }

    /// Called when the finger is down again, or lifts.
    final func interactionChanged() {
        coordinator?.notifyInteractionChanged()
    }

    /// Called when the window is gone, and with it every receiver of callbacks: leaves it unfinished, and releases what
    /// holds it.
    final func forget() {
        stage = .over
        offered = nil
        postponed = []
        completion = nil
        coordinator = nil
        letGo()
    }

    /// Ends a transition that has not begun: there is nothing to animate, but registered completions and waiting
    /// requests are called.
    final func abandon() {
        stage = .over
        coordinator?.runAlongside(with: nil, interruptible: nil)
        conclude()
        letGo()
    }

    /// Does all of the end's work, inside the call of `completeTransition` (C35, C36).
    final func complete(_ completed: Bool) {
        guard stage != .over else { return }
        // After an animator that completes inside `animateTransition` there is no later moment for the alongside
        // blocks.
        if completed { coordinator?.runAlongside(with: nil, interruptible: nil) }
        if interruptible != nil, Assumptions.current.alongside == .before { coordinator?.complete() }
        stage = .ending
        finish(completed)
        updateStatusBar()
        stage = .over

        let completion = completion
        self.completion = nil
        if completed { completion?() }
        conclude()
        animator?.animationEnded(completed)
        letGo()
    }

    /// The incoming controller decides about the status bar from the beginning, and the old one again after a
    /// cancellation (C81).
    private func updateStatusBar() {
        // Each controller is asked once: another thread may release a window between two queries.
        let window = participants.reduce(nil) { $0 ?? $1.hostWindow }
        window?.windowScene?.updateStatusBar()
    }

    private func conclude() {
        coordinator?.complete()
        let requests = postponed
        postponed = []
        requests.forEach { $0() }
        // The coordinator stays alive until the last completion (C41).
        for controller in participants where controller.transition === self { controller.transition = nil }
        close()
        coordinator = nil
        offered = nil
    }

    private func letGo() {
        animator = nil
        interactor = nil
        interruptible = nil
    }
}

/// The frames of a controller's view at both ends of a transition, in the container's coordinates.
struct TransitionFrames: Equatable {
    let initial: CGRect
    let final: CGRect
}
