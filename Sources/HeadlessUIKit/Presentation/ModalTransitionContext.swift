/// The context of one modal transition.
final class ModalTransitionContext: NSObject, UIViewControllerContextTransitioning, TransitionFacts {
    private let transition: ModalTransition
    private var frames: [ObjectIdentifier: (initial: CGRect, final: CGRect)] = [:]
    private(set) var isCompleted = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    let initiallyInteractive: Bool
    var isInteractive = false

    init(transition: ModalTransition) {
        self.transition = transition
        initiallyInteractive = transition.isInteractive
        super.init()
    }

    // MARK: Facts

    var containerView: UIView { transition.presentation.container ?? UIView() }
    var isAnimated: Bool { transition.animated }
    var isInterruptible: Bool { transition.interruptible != nil }
    var transitionDuration: TimeInterval { transition.duration(self) }
    var presentationStyle: UIModalPresentationStyle { transition.controller.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        let isPresented = (key == .to) == (transition.operation == .present)
        return isPresented ? transition.presented : transition.presenter
    }

    /// The presenter's view is nil while it stays where it is: hands off (B2, B3).
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let isPresented = (key == .to) == (transition.operation == .present)
        if isPresented { return transition.controller.presentedView }
        return transition.removesPresenter ? transition.presenter.viewIfLoaded : nil
    }

    // MARK: Frames (B6)

    func captureFrames() {
        let container = containerView.bounds
        let presented: (CGRect, CGRect)
        let presenter: (CGRect, CGRect)
        let presenterFrame = transition.presenter.viewIfLoaded?.frame ?? .zero
        let removes = transition.removesPresenter
        switch transition.operation {
        case .present:
            presented = (.zero, removes ? container : transition.controller.frameOfPresentedViewInContainerView)
            presenter = removes ? (container, .zero) : (presenterFrame, presenterFrame)
        case .dismiss:
            presented = (removes ? container : transition.presented.viewIfLoaded?.frame ?? .zero, .zero)
            presenter = removes ? (.zero, container) : (presenterFrame, presenterFrame)
        }
        frames[ObjectIdentifier(transition.presented)] = presented
        frames[ObjectIdentifier(transition.presenter)] = presenter
    }

    func initialFrame(for vc: UIViewController) -> CGRect { frames[ObjectIdentifier(vc)]?.initial ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { frames[ObjectIdentifier(vc)]?.final ?? .zero }

    // MARK: Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
        transition.interruptible?.fractionComplete = percentComplete
    }

    func finishInteractiveTransition() { endInteraction(isCancelled: false) }
    func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

    /// Handlers hear of it first, then the controllers (C49). After another interruption the answer may be another.
    private func endInteraction(isCancelled: Bool) {
        guard isInteractive else { return }
        let turns = transitionWasCancelled != isCancelled
        isInteractive = false
        transitionWasCancelled = isCancelled
        transition.interactionChanged()
        if turns { transition.turnRound(isCancelled: isCancelled) }
        transition.interruptible?.isReversed = isCancelled
        transition.interruptible?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    func pauseInteractiveTransition() {
        guard let animator = transition.interruptible, !isInteractive else { return }
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
