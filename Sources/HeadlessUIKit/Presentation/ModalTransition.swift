/// One transition into or out of a modal presentation, from the request to the last callback.
@MainActor
final class ModalTransition {
    enum Operation {
        case present, dismiss
    }

    let operation: Operation
    let presentation: ModalPresentation
    let animated: Bool
    /// Presentations under the top one that a dismissal takes along without animation, lowest first (C60).
    var below: ArraySlice<ModalPresentation> = []

    private let animator: any UIViewControllerAnimatedTransitioning
    private let interactor: (any UIViewControllerInteractiveTransitioning)?
    private var completion: (() -> Void)?
    private var coordinator: TransitionCoordinator?
    private var postponed: [() -> Void] = []
    private(set) var interruptible: (any UIViewImplicitlyAnimating)?
    private var askedDuration: TimeInterval?

    private enum Stage {
        case requested, underWay, ending, over
    }

    private var stage = Stage.requested

    init(
        _ operation: Operation, presentation: ModalPresentation, animated: Bool,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
    ) {
        self.operation = operation
        self.presentation = presentation
        self.animated = animated
        self.animator = animator ?? CoverVerticalAnimator(isPresenting: operation == .present)
        self.interactor = interactor
        self.completion = completion
    }

    // MARK: Sides

    var presented: UIViewController { presentation.presented }
    var presenter: UIViewController { below.first?.presenter ?? presentation.presenter }
    var controller: UIPresentationController { presentation.controller }
    /// The presentation that shows the presenter's side: of a stack that is dismissed, the lowest.
    private var base: ModalPresentation { below.first ?? presentation }
    var removesPresenter: Bool { base.controller.shouldRemovePresentersView }
    var isInteractive: Bool { interactor != nil }
    var liveCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }

    /// Whether `presentation` is one that this transition itself is about.
    func concerns(_ other: ModalPresentation) -> Bool {
        other === presentation || below.contains { $0 === other }
    }

    /// Requests that arrive while a transition runs wait for its end (C14).
    var blocksRequests: Bool { stage == .requested || stage == .underWay }

    /// The did-calls are being made: nothing stands in the way of the next transition any more.
    var isEnding: Bool { stage == .ending }

    /// Asked once, when somebody needs it or before the animation (C23).
    func duration(_ context: ModalTransitionContext) -> TimeInterval {
        if let askedDuration { return askedDuration }
        let duration = animator.transitionDuration(using: context)
        askedDuration = duration
        return duration
    }

    func postpone(_ request: @escaping () -> Void) {
        postponed.append(request)
    }

    // MARK: Start

    /// The transition starts after the current commit, animated or not (C1, C45).
    func schedule() {
        presented.modal.transition = self
        presenter.modal.transition = self
        MainLoop.main.performAfterCommit { self.begin() }
    }

    private func begin() {
        stage = .underWay
        // The context holds the transition, never the other way round: whoever animates keeps both alive.
        let context = ModalTransitionContext(transition: self)
        if operation == .present {
            presentation.installContainer()
            controller.preferredContentSizeDidChange(forChildContentContainer: presented)
        }
        coordinator = TransitionCoordinator(facts: context)
        announceBegin()
        beginAppearance(ofPresented: operation == .present)
        if removesPresenter, operation == .present { presentation.movePresenterIntoContainer() }
        context.captureFrames()
        _ = duration(context)
        let tracked = AnimationBlock.track { startAnimation(context) }
        coordinator?.runAlongside(with: tracked, interruptible: interruptible)
        presentation.container?.setNeedsLayout()
    }

    private func announceBegin() {
        switch operation {
        case .present:
            controller.presentationTransitionWillBegin()
        case .dismiss:
            controller.dismissalTransitionWillBegin()
            for lower in below.reversed() {
                lower.controller.dismissalTransitionWillBegin()
                lower.presented.beginAppearanceTransition(false, animated: false)
                lower.container?.isHidden = true
            }
        }
    }

    private func startAnimation(_ context: ModalTransitionContext) {
        guard let interactor, interactor.wantsInteractiveStart else {
            animator.animateTransition(using: context)
            findInterruptibleAnimator(context)
            return
        }
        context.isInteractive = true
        interactor.startInteractiveTransition(context)
        findInterruptibleAnimator(context)
    }

    private func findInterruptibleAnimator(_ context: ModalTransitionContext) {
        guard animated, !context.isCompleted else { return }
        let vended = animator.interruptibleAnimator(using: context)
        interruptible = vended is NotInterruptible ? nil : vended
    }

    // MARK: Appearance

    /// Who leaves hears first (C30). A presenter that stays where it is hears nothing (C28).
    private func beginAppearance(ofPresented isAppearing: Bool) {
        if removesPresenter, isAppearing { presenter.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(isAppearing, animated: animated)
        if removesPresenter, !isAppearing { presenter.beginAppearanceTransition(true, animated: animated) }
    }

    /// At the end who has come hears first (C30).
    private func endAppearance(ofPresented hasAppeared: Bool) {
        if removesPresenter, !hasAppeared { presenter.endAppearanceTransition() }
        presented.endAppearanceTransition()
        if removesPresenter, hasAppeared { presenter.endAppearanceTransition() }
    }

    // MARK: Interaction

    /// The finger is down again, or up.
    func interactionChanged() {
        coordinator?.notifyInteractionChanged()
    }

    /// The will-calls are taken back, or given again (C49).
    func turnRound(isCancelled: Bool) {
        beginAppearance(ofPresented: (operation == .present) != isCancelled)
    }

    // MARK: End

    /// The whole end phase, inside the call of `completeTransition` (C35, C36).
    func complete(_ completed: Bool) {
        // An animator that completes inside `animateTransition` leaves no later moment for the alongside blocks.
        if completed { coordinator?.runAlongside(with: nil, interruptible: nil) }
        stage = .ending
        let undo = completed == (operation == .dismiss)
        if undo { takeAway() }
        if !undo, removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
        switch operation {
        case .present: controller.presentationTransitionDidEnd(completed)
        case .dismiss: controller.dismissalTransitionDidEnd(completed)
        }
        if undo { presentation.discardContainer() }
        endAppearance(ofPresented: !undo)
        finishLowerPresentations(completed)
        settlePhase(of: presented)
        stage = .over

        let completion = completion
        self.completion = nil
        if completed { completion?() }
        coordinator?.complete()
        leave()
        animator.animationEnded(completed)
        interruptible = nil
        let requests = postponed
        postponed = []
        requests.forEach { $0() }
    }

    /// The presented view leaves: links are gone before the did-calls (C61).
    private func takeAway() {
        if removesPresenter { base.putPresenterBack() }
        presentation.unlink()
    }

    /// The coordinator has lived until the last completion (C41).
    private func leave() {
        for controller in [presented, presenter] where controller.modal.transition === self {
            controller.modal.transition = nil
        }
        coordinator = nil
    }

    /// A did-call may have presented the controller again already.
    private func settlePhase(of controller: UIViewController) {
        let own: ModalState.Phase = operation == .present ? .presenting : .dismissing
        if controller.modal.phase == own { controller.modal.phase = .idle }
    }

    private func finishLowerPresentations(_ completed: Bool) {
        for lower in below.reversed() {
            if completed { lower.unlink() }
            lower.controller.dismissalTransitionDidEnd(completed)
            if completed {
                lower.discardContainer()
            } else {
                lower.container?.isHidden = false
                lower.presented.beginAppearanceTransition(true, animated: false)
            }
            lower.presented.endAppearanceTransition()
            settlePhase(of: lower.presented)
        }
    }
}
