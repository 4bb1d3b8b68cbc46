/// The container of one presentation. The controller's hooks bracket its layout pass (Y1).
final class UITransitionView: UIView {
    weak var controller: UIPresentationController?

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.presentedViewController.modal.presentation?.layOutPresentedView()
        controller?.containerViewDidLayoutSubviews()
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
