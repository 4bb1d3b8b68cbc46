/// The context of one transition, as the animator and the interactor see it.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, TransitionFacts {
    private let transition: ControllerTransition
    private var frames: [ObjectIdentifier: TransitionFrames] = [:]
    private(set) var isCompleted = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    let initiallyInteractive: Bool
    private(set) var isInteractive: Bool
    /// The container's time while a percent-driven interactor controls it.
    private(set) var time: TransitionTime?

    init(transition: ControllerTransition) {
        self.transition = transition
        initiallyInteractive = transition.startsInteractively
        isInteractive = initiallyInteractive
        super.init()
    }

    // MARK: Properties

    var containerView: UIView { transition.containerView ?? UIView() }
    var isAnimated: Bool { transition.isAnimated }
    var isInterruptible: Bool { transition.interruptible != nil }
    var transitionDuration: TimeInterval { transition.duration(self) }
    var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }
    var completionVelocity: CGFloat { transition.interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { transition.interactor?.completionCurve ?? .easeInOut }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: transition.from
        case .to: transition.to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: transition.view(of: transition.from)
        case .to: transition.view(of: transition.to)
        default: nil
        }
    }

    // MARK: Frames (B6)

    func captureFrames() {
        for controller in [transition.from, transition.to] {
            frames[ObjectIdentifier(controller)] = transition.frames(of: controller)
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { frames[ObjectIdentifier(vc)]?.initial ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { frames[ObjectIdentifier(vc)]?.final ?? .zero }

    // MARK: Reports of an interactor (B12)

    // These methods record the call and pass it on. The caller moves the animation itself: apps with their own
    // interactor continue the property animator, and continuing a running one would be an error. A context is valid for
    // one transition (B13): afterwards the calls have no effect.

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive else { return }
        self.percentComplete = percentComplete
    }

    func finishInteractiveTransition() { endInteraction(isCancelled: false) }
    func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

    /// Handlers are called first, then the controllers (C49). After another interruption the answer may be different.
    private func endInteraction(isCancelled: Bool) {
        guard isInteractive, !isCompleted else { return }
        let turns = transitionWasCancelled != isCancelled
        isInteractive = false
        transitionWasCancelled = isCancelled
        transition.interactionChanged()
        if turns { transition.turnRound(isCancelled: isCancelled) }
    }

    /// Only a transition with a property animator can become interactive again (T8).
    func pauseInteractiveTransition() {
        guard !isInteractive, !isCompleted, let animator = interruptibleAnimator else { return }
        isInteractive = true
        // The percentage is that of the whole way, also in reverse.
        percentComplete = animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
        transition.interactionChanged()
    }

    func completeTransition(_ didComplete: Bool) {
        precondition(!isCompleted, "completeTransition(_:) was called twice for one transition.")
        isCompleted = true
        isInteractive = false
        time?.release()
        time = nil
        transition.complete(didComplete)
    }

    // MARK: Access for the percent-driven interactor

    var interruptibleAnimator: (any UIViewImplicitlyAnimating)? { transition.interruptibleAnimator(self) }

    func animate() { transition.animator?.animateTransition(using: self) }

    func holdTime() {
        time = TransitionTime(duration: transitionDuration)
        time?.hold(containerView)
    }
}
