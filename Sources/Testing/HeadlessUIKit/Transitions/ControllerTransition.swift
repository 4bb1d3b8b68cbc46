/// One transition between two view controllers, from the request to the last callback.
///
/// What is the same whoever shows the controllers is here; a subclass adds what only its container does: the views
/// and frames that the context tells, the hooks, and the order in which the controllers hear of it.
@MainActor
class ControllerTransition {
    let from: UIViewController
    let to: UIViewController
    let isAnimated: Bool
    // Let go at the end, since they may keep the context (C64).
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?

    private(set) var coordinator: TransitionCoordinator?
    private(set) var interruptible: (any UIViewImplicitlyAnimating)?
    /// The context until the beginning, when a coordinator was offered before it.
    private var offered: TransitionContext?
    private var hasAskedForInterruptible = false
    private var askedDuration: TimeInterval?
    private var completion: (() -> Void)?
    private var postponed: [() -> Void] = []

    /// What new touches do not reach until the transition is complete (C42).
    private var untouchable: [UIView] = []
    /// The window in which they reach nobody (Z1).
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

    // MARK: What a container adds

    /// Where the views are while they move.
    var containerView: UIView? { nil }
    var presentationStyle: UIModalPresentationStyle { .none }

    /// The view that the animator may touch, of the controller on one side; both sides unless a subclass holds one back.
    func view(of controller: UIViewController) -> UIView? { controller.viewIfLoaded }

    /// Where a controller's view is before and after; `.zero` while it is out of the window (B6).
    func frames(of controller: UIViewController) -> TransitionFrames {
        let area = containerView?.bounds ?? .zero
        return controller === to
            ? TransitionFrames(initial: .zero, final: area) : TransitionFrames(initial: area, final: .zero)
    }

    /// Everybody whose transition this is until its end.
    var participants: [UIViewController] { [from, to] }

    /// Makes the container ready, before there is a coordinator.
    func prepare() {}
    /// Hooks and will-calls; the coordinator takes animations from here on (C19).
    func announce() {}
    /// The animator has begun, and no layout has followed yet.
    func didStartAnimation() {}
    /// The will-calls are taken back, or given again (C49).
    func turnRound(isCancelled: Bool) {}
    /// Hooks, did-calls and the order of views at the end.
    func finish(_ completed: Bool) {}
    /// Everybody has been told: the container is free for the next transition.
    func close() {}
    /// Whether `presentation` is one that this transition itself is about.
    func concerns(_ presentation: ModalPresentation) -> Bool { false }

    // MARK: Questions

    /// Without animation there is nothing to interact with: the animator is called at once (C43).
    final var startsInteractively: Bool { isAnimated && interactor?.wantsInteractiveStart ?? false }

    /// Requests that arrive while a transition runs wait for its end (C14).
    final var blocksRequests: Bool { stage == .requested || stage == .underWay }

    /// The did-calls are being made: nothing stands in the way of the next transition any more.
    final var isEnding: Bool { stage == .ending }

    final func postpone(_ request: @escaping () -> Void) {
        postponed.append(request)
    }

    /// Asked once, when somebody needs it or before the animation (C23).
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

    /// Lets animations be registered before the transition begins.
    final func offerCoordinator() {
        let context = TransitionContext(transition: self)
        offered = context
        coordinator = TransitionCoordinator(facts: context)
    }

    final func begin() {
        guard stage == .requested else { return }
        stage = .underWay
        // The context holds the transition, never the other way round: whoever animates keeps both alive.
        let context = offered ?? TransitionContext(transition: self)
        offered = nil
        prepare()
        if coordinator == nil { coordinator = TransitionCoordinator(facts: context) }
        announce()
        updateStatusBar()
        context.captureFrames()
        _ = duration(context)
        if Assumptions.current.alongside == .before, let vended = interruptibleAnimator(context) {
            coordinator?.runAlongside(with: nil, interruptible: vended)
        }
        let tracked = AnimationBlock.track { startAnimation(context) }
        didStartAnimation()
        coordinator?.views.forEach { context.time?.hold($0) }
        coordinator?.runAlongside(with: tracked, interruptible: interruptible)
        containerView?.setNeedsLayout()
    }

    /// An interactor is asked even when it does not want to start interactively: it may have the animation to itself,
    /// and calls the animator if it needs it (C24, T5).
    private func startAnimation(_ context: TransitionContext) {
        if isAnimated, let interactor {
            interactor.startInteractiveTransition(context)
        } else {
            animator?.animateTransition(using: context)
        }
        _ = interruptibleAnimator(context)
    }

    /// What the animator vends, the same for the whole transition (T6). It is asked when somebody needs it, or after
    /// the start: the app may make it only then.
    final func interruptibleAnimator(_ context: TransitionContext) -> (any UIViewImplicitlyAnimating)? {
        guard isAnimated, !hasAskedForInterruptible, !context.isCompleted else { return interruptible }
        hasAskedForInterruptible = true
        let vended = animator?.interruptibleAnimator(using: context)
        interruptible = vended is NotInterruptible ? nil : vended
        return interruptible
    }

    /// The finger is down again, or up.
    final func interactionChanged() {
        coordinator?.notifyInteractionChanged()
    }

    /// The window is gone, and with it everybody who could hear of this. What runs comes to its end by itself.
    final func forget() {
        if stage == .requested { stage = .over }
        offered = nil
        postponed = []
    }

    /// Over before it has begun: there is nothing to animate, but who has registered or waits hears of the end.
    final func abandon() {
        stage = .over
        coordinator?.runAlongside(with: nil, interruptible: nil)
        conclude()
        letGo()
    }

    /// The whole end phase, inside the call of `completeTransition` (C35, C36).
    final func complete(_ completed: Bool) {
        // An animator that completes inside `animateTransition` leaves no later moment for the alongside blocks.
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

    /// Who comes decides about it from the beginning, and who was there again after a cancellation (C81).
    private func updateStatusBar() {
        // Asks each controller once: another thread may release a window between two questions.
        let window = participants.reduce(nil) { $0 ?? $1.hostWindow }
        window?.windowScene?.updateStatusBar()
    }

    private func conclude() {
        coordinator?.complete()
        let requests = postponed
        postponed = []
        requests.forEach { $0() }
        // The coordinator has lived until the last completion (C41).
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

/// Where a controller's view is at both ends of a transition, in the container's coordinates.
struct TransitionFrames: Equatable {
    let initial: CGRect
    let final: CGRect
}
