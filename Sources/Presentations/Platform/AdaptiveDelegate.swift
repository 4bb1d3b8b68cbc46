import UIKit

// The methods of the app's delegate are called through references, as in `DelegateProxy`.
extension UIPresentationController {
    /// Asks the delegate whether the user may dismiss. Defaults to `true`.
    var delegateAllowsDismissal: Bool {
        (delegate?.presentationControllerShouldDismiss(_:))?(self) ?? true
    }

    func tellDelegateOfAttemptedDismissal() {
        (delegate?.presentationControllerDidAttemptToDismiss(_:))?(self)
    }

    func tellDelegateOfComingDismissal() {
        (delegate?.presentationControllerWillDismiss(_:))?(self)
    }

    func tellDelegateOfDismissal() {
        (delegate?.presentationControllerDidDismiss(_:))?(self)
    }
}
