import UIKit

/// Records its calls about dismissals.
package final class RecordingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    package private(set) var calls: [String] = []
    package var allows = true

    package func forgetCalls() { calls = [] }

    package func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return allows
    }

    package func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will")
    }
    package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
    }
    package func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }
}
