/// The container of one presentation. Its layout pass is bracketed by the controller's hooks (Y1).
final class UITransitionView: UIView {
    weak var controller: UIPresentationController?

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.presentedViewController.modal.presentation?.layOutPresentedView()
        controller?.containerViewDidLayoutSubviews()
    }

    /// Beside a sheet that dims nothing the presenter is touched, and beside a popover what the popover lets be touched.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && controller?.letsTouchThrough(at: point) == true ? nil : hit
    }

    override func traitsWereUpdated() {
        controller?.updateTraits()
    }
}
