/// The context of one transition: what the animator and the interactor see of it.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, TransitionFacts {
    private let transition: Transition
    private var frames: [ObjectIdentifier: TransitionFrames] = [:]
    private(set) var isCompleted = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    let initiallyInteractive: Bool
    var isInteractive = false

    init(transition: Transition) {
        self.transition = transition
        initiallyInteractive = transition.isInteractive
        super.init()
    }

    // MARK: Facts

    var containerView: UIView { transition.containerView ?? UIView() }
    var isAnimated: Bool { transition.isAnimated }
    var isInterruptible: Bool { transition.interruptible != nil }
    var transitionDuration: TimeInterval { transition.duration(self) }
    var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

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

    // MARK: Interaction

    // A context is valid for one transition (B13): afterwards these calls reach nobody.

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard !isCompleted else { return }
        self.percentComplete = percentComplete
        transition.interruptible?.fractionComplete = percentComplete
    }

    func finishInteractiveTransition() { endInteraction(isCancelled: false) }
    func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

    /// Handlers hear of it first, then the controllers (C49). After another interruption the answer may be another.
    private func endInteraction(isCancelled: Bool) {
        guard isInteractive, !isCompleted else { return }
        let turns = transitionWasCancelled != isCancelled
        isInteractive = false
        transitionWasCancelled = isCancelled
        transition.interactionChanged()
        if turns { transition.turnRound(isCancelled: isCancelled) }
        transition.interruptible?.isReversed = isCancelled
        transition.interruptible?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    func pauseInteractiveTransition() {
        guard let animator = transition.interruptible, !isInteractive, !isCompleted else { return }
        animator.pauseAnimation()
        // The percentage is that of the whole way, also on the way back.
        animator.isReversed = false
        isInteractive = true
        percentComplete = animator.fractionComplete
        transition.interactionChanged()
    }

    func completeTransition(_ didComplete: Bool) {
        precondition(!isCompleted, "completeTransition(_:) was called twice for one transition.")
        isCompleted = true
        transition.complete(didComplete)
    }
}
