import UIKit

// Optional requirements exist with Objective-C only; elsewhere every requirement has a default.
extension UIPresentationController {
    var delegateAllowsDismissal: Bool {
        #if canImport(ObjectiveC)
            delegate?.presentationControllerShouldDismiss?(self) ?? true
        #else
            delegate?.presentationControllerShouldDismiss(self) ?? true
        #endif
    }

    func tellDelegateOfAttemptedDismissal() {
        #if canImport(ObjectiveC)
            delegate?.presentationControllerDidAttemptToDismiss?(self)
        #else
            delegate?.presentationControllerDidAttemptToDismiss(self)
        #endif
    }

    func tellDelegateOfComingDismissal() {
        #if canImport(ObjectiveC)
            delegate?.presentationControllerWillDismiss?(self)
        #else
            delegate?.presentationControllerWillDismiss(self)
        #endif
    }

    func tellDelegateOfDismissal() {
        #if canImport(ObjectiveC)
            delegate?.presentationControllerDidDismiss?(self)
        #else
            delegate?.presentationControllerDidDismiss(self)
        #endif
    }
}
