/// The popover of an action sheet, which is a card in compact width (AL9).
///
/// It does not ask a delegate for a style, and a tap outside cancels without asking one (AL7).
final class ActionSheetPopoverController: UIPopoverPresentationController {
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .overFullScreen : .none
    }

    override func adaptedController(
        of style: UIModalPresentationStyle, for presented: UIViewController
    ) -> UIPresentationController {
        AlertPresentationController(presentedViewController: presented, presenting: presentingViewController)
    }

    override func presentationTransitionWillBegin() {
        presentedViewController.loadViewIfNeeded()
        alert?.prepare(forPopover: true)
        super.presentationTransitionWillBegin()
    }

    override func dismissByUser() {
        alert?.cancel()
    }
}
