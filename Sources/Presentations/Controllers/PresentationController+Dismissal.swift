import UIKit

extension PresentationController {
    /// Whether the presented view is on its way in or out.
    var isInTransition: Bool {
        presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed
    }

    /// Whether it is presented, and nothing is presented on top of it.
    private var canBeDismissed: Bool {
        let presented = presentedViewController
        return !isInTransition && presented.presentingViewController != nil && presented.presentedViewController == nil
    }

    /// UIKit puts a dismissal off until a transition inside the content, or beneath it, has ended (C14): too late for a
    /// finger.
    var isBesideTransition: Bool {
        let presented = presentedViewController
        return [presented, presented.presentingViewController].contains { controller in
            guard let coordinator = controller?.transitionCoordinator else { return false }
            return coordinator.viewController(forKey: .from) !== presented
                && coordinator.viewController(forKey: .to) !== presented
        }
    }

    /// Dismisses because the user asked for it, if the content and the delegate allow it.
    ///
    /// The delegate hears of it as it does for UIKit's own sheets: whether it may, that it will, that it did; or that it
    /// was attempted in vain. That it did comes with the end of the dismissal, and not when that was cancelled. Answers
    /// whether the wish was dealt with, which a refusal is too, and one that UIKit has put off; under another presentation,
    /// and while the view is on its way in or out, it is not.
    @discardableResult
    func dismissForUser() -> Bool {
        guard canBeDismissed else { return false }
        switch askForDismissal() {
        case .granted: beginUserDismissal()
        case .refused: tellDelegateOfAttemptedDismissal()
        case .unavailable: break
        }
        return true
    }

    /// Whether the user may dismiss now. Asks the delegate, which may do anything meanwhile.
    func askForDismissal() -> DismissalPermission {
        guard canBeDismissed, !userDismissal.isAwaited else { return .unavailable }
        guard !presentedViewController.isModalInPresentation, delegateAllowsDismissal else { return .refused }
        return canBeDismissed ? .granted : .unavailable
    }

    /// Tells the delegate that the user's dismissal comes, and has UIKit begin it. The delegate may do anything meanwhile:
    /// dismiss itself, which is the same dismissal then, or something with which there is nothing to dismiss any more.
    ///
    /// - Parameter isWanted: Whether the user still asks for it after that. A finger may have been taken away.
    func beginUserDismissal(if isWanted: () -> Bool = { true }) {
        // Between the question and this the app has been called, perhaps.
        guard canBeDismissed, !userDismissal.isAwaited else { return }
        userDismissal.request()
        tellDelegateOfComingDismissal()
        let presented = presentedViewController
        if isWanted(), canBeDismissed { presented.dismiss(animated: true) }
        if presented.isBeingDismissed { userDismissal.begin() }
        userDismissal.wait { [weak self] in
            self?.presentedViewController.presentingViewController != nil && self?.isBesideTransition == true
        }
    }
}

/// What comes of the wish to dismiss.
enum DismissalPermission {
    case granted
    /// The content or the delegate refuses, and wants to know of the attempt.
    case refused
    /// It cannot be done with this gesture, or not now.
    case unavailable
}
