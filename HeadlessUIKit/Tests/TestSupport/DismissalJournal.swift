import UIKit

/// Records the delegate calls of a dismissal by the user.
final class DismissalJournal: NSObject, UIPopoverPresentationControllerDelegate {
    let journal = Journal()
    var allows = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        journal.note("should")
        return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { journal.note("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { journal.note("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        journal.note("attempt")
    }
}
