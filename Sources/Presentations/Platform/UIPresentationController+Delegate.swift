import UIKit

// The calls to the app's delegate about a dismissal by the user. They use references to the methods, as in
// `DelegateProxy`.
extension UIPresentationController {
    /// Whether the delegate allows the user to dismiss. Defaults to `true`.
    var delegateAllowsDismissal: Bool {
        (delegate?.presentationControllerShouldDismiss(_:))?(self) ?? true
    }

    /// Tells the delegate that it or the content has refused a dismissal by the user.
    func tellDelegateOfAttemptedDismissal() {
        (delegate?.presentationControllerDidAttemptToDismiss(_:))?(self)
    }

    /// Tells the delegate that a dismissal by the user is about to begin.
    func tellDelegateOfComingDismissal() {
        (delegate?.presentationControllerWillDismiss(_:))?(self)
    }

    /// Tells the delegate that a dismissal by the user has ended.
    func tellDelegateOfDismissal() {
        (delegate?.presentationControllerDidDismiss(_:))?(self)
    }
}
