/// A dismissal that the user asks for by a touch outside of the presented view (PO5, F11).
extension UIPresentationController {
    /// Asks the delegate, dismisses, and notifies the delegate; or reports the attempt, if it is forbidden (Q2, Q3).
    func dismissPresented(
        unless isRefused: () -> Bool, thenTell tellDismissal: @escaping () -> Void
    ) {
        guard presentedViewController.modal.phase == .idle else { return }
        guard !presentedViewController.isModalInPresentation, !isRefused() else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presentingViewController.requestDismissal(animated: true, completion: tellDismissal)
    }
}
