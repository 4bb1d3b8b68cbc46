import UIKit

extension PresentationController {
    /// Dismisses because the user asked for it, if the content and the delegate allow it.
    ///
    /// The delegate hears of it as it does for UIKit's own sheets: whether it may, that it will, that it did; or that it
    /// was attempted in vain. Answers whether the wish was dealt with, which a refusal is too.
    @discardableResult
    func dismissForUser() -> Bool {
        let presented = presentedViewController
        guard presented.presentingViewController != nil, !presented.isBeingPresented, !presented.isBeingDismissed else {
            return false
        }
        guard !presented.isModalInPresentation, delegateAllowsDismissal else {
            tellDelegateOfAttemptedDismissal()
            return true
        }
        tellDelegateOfComingDismissal()
        presented.dismiss(animated: true) { self.tellDelegateOfDismissal() }
        return true
    }
}
