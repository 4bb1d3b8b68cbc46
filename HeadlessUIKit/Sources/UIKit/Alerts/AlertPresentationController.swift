/// Shows an alert's card in the middle of the safe area, above the keyboard, over a dimmed background (AL3, AL5, AL10).
final class AlertPresentationController: UIPresentationController {
    private(set) var dimming: OutsideTapView?
    private var keyboard: KeyboardObservation?

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    // MARK: Layout

    /// The part of the container's safe area that no keyboard covers.
    private var room: CGRect {
        guard let containerView else { return .zero }
        var room = containerView.bounds.inset(by: containerView.safeAreaInsets)
        room.size.height = max(0, containerView.keyboardLayoutGuide.layoutFrame.minY - room.minY)
        return room
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let card = alert?.card else { return super.frameOfPresentedViewInContainerView }
        return card.layout(in: room.size).frame(in: room, scale: containerView.displayScale)
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { alert?.card?.layout(in: parentSize).size ?? parentSize }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        place()
    }

    /// During its dismissal the card stays in place, and an app's own animator has full control of the card.
    private func place() {
        guard let view = presentedView, view.superview === containerView, view.transform.isIdentity,
            !presentedViewController.isBeingDismissed, hasOwnAnimation
        else { return }
        view.frame = frameOfPresentedViewInContainerView
    }

    private var hasOwnAnimation: Bool {
        presentedViewController.transition?.animator.map { $0 is AlertAnimator } ?? true
    }

    private func keyboardWillMove(duration: TimeInterval) {
        guard let containerView else { return }
        UIView.animate(withDuration: duration, delay: 0, options: .keyboardCurve) {
            containerView.setNeedsLayout()
            containerView.layoutIfNeeded()
        }
    }

    // MARK: Transitions

    override func makeOwnAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        AlertAnimator(self, isPresenting: isPresenting)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        presentedViewController.loadViewIfNeeded()
        alert?.prepare(forPopover: false)
        let dimming = OutsideTapView(frame: containerView.bounds)
        dimming.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        // An alert has to be answered (AL7).
        if alert?.preferredStyle == .actionSheet { dimming.onTap = { [weak alert] in alert?.cancel() } }
        containerView.insertSubview(dimming, at: 0)
        self.dimming = dimming
        keyboard = KeyboardObservation(in: { [weak containerView] in containerView?.mainLoop }) { [weak self] in
            self?.keyboardWillMove(duration: $0)
        }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed {
            UIAccessibility.post(notification: .screenChanged, argument: presentedView)
        } else {
            forgetViews()
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { forgetViews() }
    }

    private func forgetViews() {
        keyboard = nil
        dimming?.removeFromSuperview()
        dimming = nil
    }

    // MARK: Traits

    /// The card has an elevated level.
    override func traitsInPlace(_ inherited: UITraitCollection) -> UITraitCollection {
        UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceLevel: .elevated)])
    }
}
