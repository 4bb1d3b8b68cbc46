/// The container of one presentation. Its layout pass is bracketed by the controller's hooks (Y1).
final class UITransitionView: UIView {
    weak var controller: UIPresentationController?

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.presentedViewController.modal.presentation?.layOutPresentedView()
        controller?.containerViewDidLayoutSubviews()
    }

    override func traitsWereUpdated() {
        controller?.updateTraits()
    }
}
