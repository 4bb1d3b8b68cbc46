/// The container of one presentation. The controller's hooks bracket its layout pass (Y1).
final class UITransitionView: UIView {
    weak var controller: UIPresentationController?

    override func layoutSubviews() {
        let callsHooks = callsHooks
        if callsHooks { controller?.containerViewWillLayoutSubviews() }
        super.layoutSubviews()
        controller?.presentedViewController.modal.presentation?.layOutPresentedView()
        if callsHooks { controller?.containerViewDidLayoutSubviews() }
    }

    /// False while the presentation is being dismissed, if UIKit does not call them then.
    private var callsHooks: Bool {
        guard Assumptions.current.layoutHooksInDismissal == .notCalled,
            let presented = controller?.presentedViewController, let presentation = presented.modal.presentation,
            let transition = presented.transition as? ModalTransition
        else { return true }
        return !transition.isDismissing(presentation)
    }

    /// Outside of an undimmed sheet the presenter gets touches, and outside of a popover its passthrough views do.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && controller?.letsTouchThrough(at: point) == true ? nil : hit
    }

    override func traitsWereUpdated() {
        controller?.updateTraits()
    }
}
