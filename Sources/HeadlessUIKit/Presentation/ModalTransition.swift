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
    private(set) var duration: TimeInterval = 0
    private var isUnderWay = false

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
    var removesPresenter: Bool { controller.shouldRemovePresentersView }
    var isInteractive: Bool { interactor != nil }
    var liveCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }

    /// Whether `presentation` is one that this transition itself is about.
    func concerns(_ other: ModalPresentation) -> Bool {
        other === presentation || below.contains { $0 === other }
    }

    /// Requests that arrive while a transition runs wait for its end (C14).
    var blocksRequests: Bool { isUnderWay }

    func postpone(_ request: @escaping () -> Void) {
        postponed.append(request)
    }

    // MARK: Start

    /// The transition starts after the current commit, animated or not (C1, C45).
    func schedule() {
        presented.modal.transition = self
        presenter.modal.transition = self
        isUnderWay = true
        MainLoop.main.performAfterCommit { self.begin() }
    }

    private func begin() {
        // The context holds the transition, never the other way round: whoever animates keeps both alive.
        let context = ModalTransitionContext(transition: self)
        if operation == .present {
            presentation.installContainer()
            controller.preferredContentSizeDidChange(forChildContentContainer: presented)
        }
        coordinator = TransitionCoordinator(facts: context)
        announceBegin()
        presented.beginAppearanceTransition(operation == .present, animated: animated)
        if removesPresenter {
            presenter.beginAppearanceTransition(operation == .dismiss, animated: animated)
            if operation == .present { presentation.movePresenterIntoContainer() }
        }
        context.captureFrames()
        duration = animator.transitionDuration(using: context)
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

    // MARK: Interaction

    /// Handlers hear of the change first, then the will-calls are taken back (C49).
    func interactionChanged(isCancelled: Bool) {
        coordinator?.notifyInteractionChanged()
        guard isCancelled else { return }
        presented.beginAppearanceTransition(operation == .dismiss, animated: animated)
        if removesPresenter { presenter.beginAppearanceTransition(operation == .present, animated: animated) }
    }

    // MARK: End

    /// The whole end phase, inside the call of `completeTransition` (C35, C36).
    func complete(_ completed: Bool) {
        // An animator that completes inside `animateTransition` leaves no later moment for the alongside blocks.
        coordinator?.runAlongside(with: nil, interruptible: nil)
        let undo = completed == (operation == .dismiss)
        if undo { takeAway() }
        if !undo, removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
        presented.modal.transition = nil
        presenter.modal.transition = nil
        switch operation {
        case .present: controller.presentationTransitionDidEnd(completed)
        case .dismiss: controller.dismissalTransitionDidEnd(completed)
        }
        if undo { presentation.discardContainer() }
        presented.endAppearanceTransition()
        if removesPresenter { presenter.endAppearanceTransition() }
        finishLowerPresentations(completed)
        presented.modal.phase = .idle
        isUnderWay = false

        let completion = completion
        self.completion = nil
        if completed { completion?() }
        coordinator?.complete()
        coordinator = nil
        animator.animationEnded(completed)
        interruptible = nil
        let requests = postponed
        postponed = []
        requests.forEach { $0() }
    }

    /// The presented view leaves: links are gone before the did-calls (C61).
    private func takeAway() {
        if removesPresenter { presentation.putPresenterBack() }
        presentation.unlink()
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
            lower.presented.modal.phase = .idle
        }
    }
}
