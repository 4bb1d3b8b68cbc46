import UIKit

/// The controller of a half-sheet that a parent has as its child.
///
/// It is the controller that a presented half-sheet has, in a container of the kit's instead of UIKit's.
final class ContainedHalfSheetController: HalfSheetPresentationController {
    private weak var container: HalfSheetContainerViewController?

    init(style: HalfSheet, content: UIViewController, in container: HalfSheetContainerViewController) {
        self.container = container
        // UIKit would retain the parent, which has to be free to go.
        super.init(style: style, presentedViewController: content, presenting: nil)
        presentationTransitions.container = container
    }

    override var containerView: UIView? { container?.viewIfLoaded }

    /// The parent. What is beside the sheet belongs to it.
    override var presentingViewController: UIViewController { container?.parent ?? presentedViewController }

    /// Nothing that the user does takes the sheet away.
    override var dismissalBehavior: DismissalBehavior {
        var behavior = super.dismissalBehavior
        behavior.gestures = []
        behavior.dismissesAfter = nil
        return behavior
    }
}
