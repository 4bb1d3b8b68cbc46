/// A transition into or out of a modal presentation.
final class ModalTransition: ControllerTransition {
    enum Operation {
        case present, dismiss
    }

    let operation: Operation
    private let presentation: ModalPresentation
    /// The lowest of the presentations that are dismissed at once, which is on the presenter's side.
    private let base: ModalPresentation
    private var others: AccompanyingDismissals

    init(
        _ operation: Operation, presentation: ModalPresentation, of stack: [ModalPresentation] = [],
        isAnimated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
    ) {
        self.operation = operation
        self.presentation = presentation
        base = stack.first ?? presentation
        others = AccompanyingDismissals(stack.filter { $0 !== presentation })
        let presenter = base.presenter
        let presented = presentation.presented
        super.init(
            from: operation == .present ? presenter : presented, to: operation == .present ? presented : presenter,
            isAnimated: isAnimated,
            animator: animator
                ?? presentation.makeSystemAnimator(isPresenting: operation == .present, isAnimated: isAnimated),
            interactor: interactor, completion: completion)
    }

    /// The transition starts after the current commit, animated or not (C1, C45).
    func schedule() {
        for participant in participants { participant.transition = self }
        presenter.mainLoop.performAfterCommit { self.begin() }
    }

    // MARK: Sides

    private var presented: UIViewController { operation == .present ? to : from }
    private var presenter: UIViewController { operation == .present ? from : to }
    private var controller: UIPresentationController { presentation.controller }
    private var removesPresenter: Bool { base.controller.shouldRemovePresentersView }

    override var participants: [UIViewController] { super.participants + others.presentations.map(\.presented) }

    override func concerns(_ other: ModalPresentation) -> Bool {
        other === presentation || others.presentations.contains { $0 === other }
    }

    /// Returns whether the dismissal of `other` has begun and not ended.
    func isDismissing(_ other: ModalPresentation) -> Bool { operation == .dismiss && isUnderWay && concerns(other) }

    // MARK: The context

    override var containerView: UIView? { presentation.container }
    override var presentationStyle: UIModalPresentationStyle { controller.presentationStyle }

    /// Returns nil for the presenter's view while it stays in place, since the animator must leave it alone (B2, B3).
    override func view(of controller: UIViewController) -> UIView? {
        if controller === presented { return self.controller.presentedView }
        return removesPresenter ? presenter.viewIfLoaded : nil
    }

    override func frames(of controller: UIViewController) -> TransitionFrames {
        guard !removesPresenter else { return framesWithPresenter(of: controller) }
        let current = controller.viewIfLoaded?.frame ?? .zero
        guard controller === presented else { return TransitionFrames(initial: current, final: current) }
        switch operation {
        case .present:
            return TransitionFrames(initial: .zero, final: self.controller.frameOfPresentedViewInContainerView)
        case .dismiss:
            return TransitionFrames(initial: current, final: keepsFrame ? current : .zero)
        }
    }

    /// True if the controller that is dismissed has its present frame as the final one.
    private var keepsFrame: Bool { operation == .dismiss && Assumptions.current.dismissedFinalFrame == .present }

    /// Returns the presenter's view in the container, too, if it is visible there without the presentation.
    private func framesWithPresenter(of controller: UIViewController) -> TransitionFrames {
        var frames = super.frames(of: controller)
        if keepsFrame, controller === from { frames = TransitionFrames(initial: frames.initial, final: frames.initial) }
        guard controller === presenter, let place = base.placeOfPresenter else { return frames }
        return controller === to
            ? TransitionFrames(initial: frames.initial, final: place)
            : TransitionFrames(initial: place, final: frames.final)
    }

    // MARK: Begin

    override func prepare() {
        guard operation == .present else { return }
        presentation.installContainer()
        controller.preferredContentSizeDidChange(forChildContentContainer: presented)
    }

    override func announce() {
        switch operation {
        case .present:
            takeFocusFromPresenter()
            presentation.announceStyle(with: coordinator)
            controller.presentationTransitionWillBegin()
        case .dismiss:
            controller.dismissalTransitionWillBegin()
            others.begin()
            if presentation === base { others.uncover(presentation) }
        }
        beginAppearance(ofPresented: operation == .present)
        if operation == .present, Assumptions.current.presentedFrame == .final { placePresentedView() }
        if removesPresenter, operation == .present { presentation.movePresenterIntoContainer() }
        keepTouchesAway()
    }

    /// Gives the content its final frame before the animator is asked.
    private func placePresentedView() {
        // A sheet has made its views in their places.
        guard !(controller.presentedView is UIDropShadowView) else { return }
        let frame = controller.frameOfPresentedViewInContainerView
        presented.viewIfLoaded?.frame = frame
        if let view = controller.presentedView, view !== presented.viewIfLoaded { view.frame = frame }
    }

    /// Hides the presenter's keyboard, unless the presented controller wants to keep it (K5).
    private func takeFocusFromPresenter() {
        guard !presented.disablesAutomaticKeyboardDismissal else { return }
        presentation.suspendedFocus = SuspendedFocus(in: presentation.container?.window)
    }

    /// A dismissal finds views in their places, and the layout does not put back what its animator moves.
    override var containerLayout: Assumptions.Moment {
        operation == .dismiss ? Assumptions.current.layoutAroundDismissal : .after
    }

    /// Otherwise `viewIsAppearing` comes with the first layout.
    override func didStartAnimation() {
        if operation == .present, Assumptions.current.viewIsAppearing == .before { presented.deliverIsAppearing() }
    }

    override func turnRound(isCancelled: Bool) {
        let isAppearing = (operation == .present) != isCancelled
        // For its controller, a cancelled presentation ends with a dismissal (Z19).
        if operation == .present { presented.modal.phase = isCancelled ? .dismissing : .presenting }
        beginAppearance(ofPresented: isAppearing)
        others.turnRound(isAppearing: isAppearing)
    }

    // MARK: Appearance

    /// The outgoing controller is called first (C30). A presenter that stays in place gets no calls (C28).
    private func beginAppearance(ofPresented isAppearing: Bool) {
        if removesPresenter, isAppearing { presenter.beginAppearanceTransition(false, animated: isAnimated) }
        presented.beginAppearanceTransition(isAppearing, animated: isAnimated)
        if removesPresenter, !isAppearing { presenter.beginAppearanceTransition(true, animated: isAnimated) }
    }

    /// At the end the incoming controller is called first (C30).
    private func endAppearance(ofPresented hasAppeared: Bool) {
        if removesPresenter, !hasAppeared { presenter.endAppearanceTransition() }
        presented.endAppearanceTransition()
        if removesPresenter, hasAppeared { presenter.endAppearanceTransition() }
    }

    // MARK: Touches

    /// Without an interaction controller nobody gets a new touch. With one the container and the presented view do, so
    /// that a gesture there can take over the transition (Z1). A finger that is already down keeps its view (C42).
    private func keepTouchesAway() {
        guard isAnimated else { return }
        if interactor != nil || Assumptions.current.touchesWithoutInteraction == .containerAndPresentedView {
            keepTouches(from: [presenter.viewIfLoaded])
        } else {
            keepTouches(fromEverybodyIn: presentation.container?.window)
        }
    }

    // MARK: End

    override func finish(_ completed: Bool) {
        letTouchesThrough()
        // Unless an interaction was cancelled, nobody has been called yet.
        if !completed { turnRound(isCancelled: true) }
        let undo = completed == (operation == .dismiss)
        if undo { takeAway() }
        if !undo, removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
        switch operation {
        case .present: controller.presentationTransitionDidEnd(completed)
        case .dismiss: controller.dismissalTransitionDidEnd(completed)
        }
        if undo { leave() }
        endAppearance(ofPresented: !undo)
        others.finish(completed)
        settlePhase(of: presented, completed)
    }

    /// The presented view leaves: the links are cleared before the did-calls (C61).
    private func takeAway() {
        if removesPresenter { base.putPresenterBack() }
        presentation.unlink()
    }

    /// The presented view leaves the window, and what was edited before it came is edited again (Z38). A keyboard that
    /// both need stays.
    private func leave() {
        let keyboard = presentation.container?.window?.hostScreen.keyboard
        let change = { [self] in
            presentation.discardContainer()
            base.suspendedFocus?.end()
        }
        if let keyboard { keyboard.following(change) } else { change() }
    }

    /// A did-call may already have presented the controller again.
    private func settlePhase(of controller: UIViewController, _ completed: Bool) {
        let own: ModalState.Phase = operation == .present && completed ? .presenting : .dismissing
        if controller.modal.phase == own { controller.modal.phase = .idle }
    }
}
