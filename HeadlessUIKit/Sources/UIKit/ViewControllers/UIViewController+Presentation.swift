extension UIViewController {
    // MARK: Links (C74)

    /// The nearest presented controller among this controller and its ancestors.
    var presentingAncestor: UIViewController? {
        var controller = self
        while controller.modal.presentation == nil {
            guard let parent = controller.parent else { return nil }
            controller = parent
        }
        return controller
    }

    private var nearestPresentation: ModalPresentation? {
        sequence(first: self) { $0.parent }.lazy.compactMap(\.modal.presented).first
    }

    var nearestPresented: UIViewController? { nearestPresentation?.presented }

    var nearestPresenting: UIViewController? { presentingAncestor?.modal.presentation?.presenter }

    var nearestCoordinator: (any UIViewControllerTransitionCoordinator)? {
        sequence(first: self) { $0.parent }.lazy
            .compactMap { $0.transition?.coordinator ?? $0.childTransition?.coordinator }.first
            ?? hostWindow?.sizeTransition?.coordinator
    }

    /// The window of this controller, also while a presentation has removed its view.
    var hostWindow: UIWindow? {
        let chain = sequence(first: self) { $0.parent }
        return chain.lazy.compactMap { $0.viewIfLoaded?.window ?? $0.modal.presented?.container?.window }.first
    }

    /// Before a presentation the getter makes the controller of the current style (C77).
    var nearestPresentationController: UIPresentationController? {
        if let ancestor = presentingAncestor, let presentation = ancestor.modal.presentation {
            // After an adaptation the original presentation controller still belongs to the controller for which it was
            // made (C77).
            let original = presentation.original
            return original.presentedViewController === ancestor ? original : presentation.controller
        }
        if let prepared = preparedController { return prepared }
        let controller = makePresentationController(presenting: nil, source: self)
        modal.prepared = (controller, modalPresentationStyle)
        return controller
    }

    /// Setting another style makes another presentation controller.
    private var preparedController: UIPresentationController? {
        modal.prepared.flatMap { $0.style == modalPresentationStyle ? $0.controller : nil }
    }

    private func makePresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        if let controller = makeOwnPresentationController(presenting: presenting) { return controller }
        if modalPresentationStyle == .custom,
            let controller = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
        {
            return controller
        }
        return UIPresentationController.systemController(
            of: modalPresentationStyle, presentedViewController: self, presenting: presenting)
    }

    // MARK: Presenting

    func requestPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        precondition(
            presented !== self, "Application tried to present modally a view controller on itself: \(presented).")
        precondition(
            presented.modal.presentation == nil,
            "Application tried to present modally a view controller \(presented) that is already being presented.")
        precondition(
            presented.parent == nil && presented.viewIfLoaded?.window?.rootViewController !== presented,
            "Application tried to present modally an active view controller \(presented).")
        guard viewIfLoaded?.window != nil else {
            Console.warn("Attempt to present \(presented) on \(self) whose view is not in the window hierarchy.")
            return
        }
        viewIfLoaded?.window?.menu?.close(animated: true)

        // A controller that is being dismissed does not count: the request waits until it has left, or is dropped
        //
        let mayWait = Assumptions.current.presentingDuringDismissal == .queued
        if let present = nearestPresentation, !mayWait || present.presented.modal.phase != .dismissing {
            Console.warn(
                "Attempt to present \(presented) on \(self) which is already presenting \(present.presented).")
            return
        }
        let root = topmostParent
        let running = blockingChildTransition ?? root.transition ?? self.transition
        if let transition = running, transition.blocksRequests {
            transition.postpone { [self] in
                requestPresentation(of: presented, animated: animated, completion: completion)
            }
            return
        }

        let original =
            presented.preparedController ?? presented.makePresentationController(presenting: root, source: self)
        // If it does not fit, another controller replaces it from the start, perhaps with other content (Y10).
        let style = original.adaptedStyle(for: original.overriding(root.traitCollection))
        let active = style == .none ? original : original.makeAdapted(to: style)
        active.requireDrawableStyle()
        let shown = active.presentedViewController
        let presenter = active.coversScreen ? root : nearestContext
        let presentation = ModalPresentation(original: original, active: active, presenter: presenter)
        let delegate = shown.transitioningDelegate
        let asksAnimator = animated || active.presentationStyle == .custom
        let animator =
            asksAnimator
            ? delegate?.animationController(forPresented: shown, presenting: presenter, source: self) : nil
        let interactor = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }

        presentation.link()
        shown.modal.phase = .presenting
        shown.loadViewIfNeeded()
        ModalTransition(
            .present, presentation: presentation, isAnimated: animated, animator: animator, interactor: interactor,
            completion: completion
        ).schedule()
    }

    private var topmostParent: UIViewController {
        var top = self
        while let parent = top.parent { top = parent }
        return top
    }

    /// The controller for a presentation in the current context (C75).
    private var nearestContext: UIViewController {
        sequence(first: self) { $0.parent }.first { $0.definesPresentationContext } ?? topmostParent
    }

    // MARK: Dismissing

    /// Dismisses the presented controller, or otherwise this controller itself through its presenter (C58).
    ///
    /// - Parameter zoomInteractor: The gesture that dismisses a zoomed view, instead of the delegate's interaction
    ///   controller.
    func requestDismissal(
        animated: Bool, by zoomInteractor: ZoomInteractor? = nil, completion: (() -> Void)?
    ) {
        // A child that is already being dismissed does not count, so two quick calls dismiss the child and this
        // controller (C59).
        let target =
            nearestPresentation.flatMap { $0.presented.isBeingDismissed ? nil : $0 }
            ?? presentingAncestor?.modal.presentation
        guard let target else { return }
        if let adaptation = target.adaptation {
            return adaptation.postpone { [self] in requestDismissal(animated: animated, completion: completion) }
        }

        let chain = target.withEverythingAbove
        if let transition = Self.transition(inTheWayOf: chain) ?? blockingChildTransition {
            transition.postpone { [self] in requestDismissal(animated: animated, completion: completion) }
            return
        }
        // It leaves with its own transition, and the others without one (C60, Q-19).
        let leaving = chain[Assumptions.current.animatedOfStack == .topmost ? chain.count - 1 : 0]
        let delegate = leaving.presented.transitioningDelegate
        let asksAnimator = zoomInteractor == nil && (animated || leaving.presented.modalPresentationStyle == .custom)
        let animator = asksAnimator ? delegate?.animationController(forDismissed: leaving.presented) : nil
        let interactor: (any UIViewControllerInteractiveTransitioning)? =
            zoomInteractor ?? animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }

        // The delegate may have ended the presentation in that call (C15), and the app have presented from its end.
        guard target.withEverythingAbove.count == chain.count else {
            return requestDismissal(animated: animated, by: zoomInteractor, completion: completion)
        }
        guard target.presented.modal.phase == .idle else {
            Console.warn("Attempt to dismiss \(target.presented) while a presentation or dismissal is in progress.")
            return
        }

        chain.forEach { $0.presented.modal.phase = .dismissing }
        ModalTransition(
            .dismiss, presentation: leaving, of: chain, isAnimated: animated, animator: animator,
            interactor: interactor, completion: completion
        ).schedule()
    }

    /// Returns the transition that a dismissal of a stack, the lowest first, has to wait for. That is any transition of
    /// one of them, except the presentation or dismissal of the lowest, which a dismissal does not wait for until its
    /// did-calls are being made (C15).
    private static func transition(inTheWayOf chain: [ModalPresentation]) -> ControllerTransition? {
        let running = chain.lazy.flatMap { [$0.presented.transition, $0.presenter.transition] }.compactMap { $0 }
        return running.first { transition in
            transition.isEnding
                ? chain.contains(where: transition.concerns)
                : transition.blocksRequests && !transition.concerns(chain[0])
        }
    }
}
