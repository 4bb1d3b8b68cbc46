import UIKit

extension PresentationController {
    /// Whether the presented view is on its way in or out.
    var isInTransition: Bool {
        presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed
    }

    /// Dismisses because the user asked for it, if the content and the delegate allow it.
    ///
    /// The delegate hears of it as it does for UIKit's own sheets: whether it may, that it will, that it did; or that it
    /// was attempted in vain. That it did comes with the end of the dismissal, and not when that was cancelled. Answers
    /// whether the wish was dealt with, which a refusal is too; under another presentation, and while a transition runs,
    /// it is not.
    @discardableResult
    func dismissForUser() -> Bool {
        let presented = presentedViewController
        guard !isInTransition, presented.presentingViewController != nil, presented.presentedViewController == nil
        else { return false }
        guard !presented.isModalInPresentation, delegateAllowsDismissal else {
            tellDelegateOfAttemptedDismissal()
            return true
        }
        tellDelegateOfComingDismissal()
        isDismissedByUser = true
        presented.dismiss(animated: true)
        return true
    }
}
