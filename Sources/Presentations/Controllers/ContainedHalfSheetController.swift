import UIKit

/// The controller of a half-sheet that was added as a child.
///
/// It is the controller of a presented half-sheet, in a container of the kit instead of UIKit's.
final class ContainedHalfSheetController: HalfSheetPresentationController {
    private weak var container: HalfSheetContainerViewController?

    init(style: HalfSheet, content: UIViewController, in container: HalfSheetContainerViewController) {
        self.container = container
        // UIKit would retain the parent, which would then never be released.
        super.init(style: style, presentedViewController: content, presenting: nil)
        presentation.transitions.container = container
    }

    override var containerView: UIView? { container?.viewIfLoaded }

    /// The parent, which owns the views beside the sheet.
    override var presentingViewController: UIViewController { container?.parent ?? presentedViewController }
}
