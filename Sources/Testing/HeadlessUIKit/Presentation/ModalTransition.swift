/// A transition into or out of a modal presentation.
final class ModalTransition: ControllerTransition {
    enum Operation {
        case present, dismiss
    }

    let operation: Operation
    private let presentation: ModalPresentation
    /// Presentations under the top one that a dismissal takes along without animation, lowest first (C60).
    private let below: ArraySlice<ModalPresentation>
    /// Whether their controllers hear of it.
    private var tellsLower: Bool { Assumptions.current.intermediateHooks == .called }
    /// Who of those can be seen when the dismissal begins, and comes back if it is cancelled.
    private var seenBelow: [UIViewController] = []

    init(
        _ operation: Operation, presentation: ModalPresentation, below: ArraySlice<ModalPresentation> = [],
        isAnimated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
    ) {
        self.operation = operation
        self.presentation = presentation
        self.below = below
        let presenter = below.first?.presenter ?? presentation.presenter
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
        MainLoop.main.performAfterCommit { self.begin() }
    }

    // MARK: Sides

    private var presented: UIViewController { operation == .present ? to : from }
    private var presenter: UIViewController { operation == .present ? from : to }
    private var controller: UIPresentationController { presentation.controller }
    /// The presentation that shows the presenter's side: of a stack that is dismissed, the lowest.
    private var base: ModalPresentation { below.first ?? presentation }
    private var removesPresenter: Bool { base.controller.shouldRemovePresentersView }

    override var participants: [UIViewController] { super.participants + below.map(\.presented) }

    override func concerns(_ other: ModalPresentation) -> Bool {
        other === presentation || below.contains { $0 === other }
    }

    // MARK: What the context tells

    override var containerView: UIView? { presentation.container }
    override var presentationStyle: UIModalPresentationStyle { controller.presentationStyle }

    /// The presenter's view is nil while it stays where it is: hands off (B2, B3).
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
            return TransitionFrames(initial: current, final: .zero)
        }
    }

    /// The presenter's view is in the container, too, where it is seen without the presentation.
    private func framesWithPresenter(of controller: UIViewController) -> TransitionFrames {
        let frames = super.frames(of: controller)
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
            seenBelow = below.reversed().map(\.presented).filter(\.letsChildrenAppear)
            for lower in below.reversed() {
                if tellsLower { lower.controller.dismissalTransitionWillBegin() }
                lower.presented.beginAppearanceTransition(false, animated: false)
                lower.container?.isHidden = true
            }
        }
        beginAppearance(ofPresented: operation == .present)
        if operation == .present, Assumptions.current.presentedFrame == .final { placePresentedView() }
        if removesPresenter, operation == .present { presentation.movePresenterIntoContainer() }
        keepTouchesAway()
    }

    /// Gives the content its final frame before the animator is asked.
    private func placePresentedView() {
        let frame = controller.frameOfPresentedViewInContainerView
        presented.viewIfLoaded?.frame = frame
        if let view = controller.presentedView, view !== presented.viewIfLoaded { view.frame = frame }
    }

    /// What is presented takes the keyboard away, unless it wants it kept (K5).
    private func takeFocusFromPresenter() {
        guard !presented.disablesAutomaticKeyboardDismissal else { return }
        presentation.container?.window?.firstResponder?.resignFirstResponder()
    }

    /// Otherwise `viewIsAppearing` comes with the first layout.
    override func didStartAnimation() {
        if operation == .present, Assumptions.current.viewIsAppearing == .before { presented.deliverIsAppearing() }
    }

    override func turnRound(isCancelled: Bool) {
        let isAppearing = (operation == .present) != isCancelled
        // What a cancelled presentation takes back is dismissed for its controller (Z19).
        if operation == .present { presented.modal.phase = isCancelled ? .dismissing : .presenting }
        beginAppearance(ofPresented: isAppearing)
        for lower in seenBelow { lower.beginAppearanceTransition(isAppearing, animated: false) }
    }

    // MARK: Appearance

    /// Who leaves hears first (C30). A presenter that stays where it is hears nothing (C28).
    private func beginAppearance(ofPresented isAppearing: Bool) {
        if removesPresenter, isAppearing { presenter.beginAppearanceTransition(false, animated: isAnimated) }
        presented.beginAppearanceTransition(isAppearing, animated: isAnimated)
        if removesPresenter, !isAppearing { presenter.beginAppearanceTransition(true, animated: isAnimated) }
    }

    /// At the end who has come hears first (C30).
    private func endAppearance(ofPresented hasAppeared: Bool) {
        if removesPresenter, !hasAppeared { presenter.endAppearanceTransition() }
        presented.endAppearanceTransition()
        if removesPresenter, hasAppeared { presenter.endAppearanceTransition() }
    }

    // MARK: Touches

    /// Without an interaction controller nobody gets a new touch. With one the container and the presented view do, so that
    /// a gesture there can take hold of the transition (Z1). A finger that is down already keeps its view (C42).
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
        // Without an interaction that was cancelled nobody has been told yet.
        if !completed { turnRound(isCancelled: true) }
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
        settlePhase(of: presented, completed)
    }

    /// The presented view leaves: links are gone before the did-calls (C61).
    private func takeAway() {
        if removesPresenter { base.putPresenterBack() }
        presentation.unlink()
    }

    private func finishLowerPresentations(_ completed: Bool) {
        for lower in below.reversed() {
            if completed { lower.unlink() }
            if tellsLower { lower.controller.dismissalTransitionDidEnd(completed) }
            if completed {
                lower.discardContainer()
            } else {
                lower.container?.isHidden = false
            }
            lower.presented.endAppearanceTransition()
            settlePhase(of: lower.presented, completed)
        }
    }

    /// A did-call may have presented the controller again already.
    private func settlePhase(of controller: UIViewController, _ completed: Bool) {
        let own: ModalState.Phase = operation == .present && completed ? .presenting : .dismissing
        if controller.modal.phase == own { controller.modal.phase = .idle }
    }
}
