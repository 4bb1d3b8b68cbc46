import UIKit

/// Records its calls about dismissals.
final class RecordingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var calls: [String] = []
    var allows = true

    func forgetCalls() { calls = [] }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return allows
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }
}
