import UIKit

/// A dismissal requested by the user or the style, from the request to its end.
///
/// Repeated requests are the same dismissal. The delegate is told once that it will happen, and at most once that it is
/// over. UIKit begins it immediately, or defers it until a transition inside or below the content has ended (C14).
/// Dismissals in the app's code are not handled here.
@MainActor
final class RequestedDismissal {
    weak var controller: PresentationController?
    private var state = State.none
    private let observer = DisplayLinkObserver()

    private enum State: Equatable {
        case none
        /// The delegate has been told, and UIKit has not begun the dismissal.
        case awaited(DismissalReason)
        /// UIKit performs the dismissal.
        case underWay(DismissalReason)

        var isAwaited: Bool {
            if case .awaited = self { true } else { false }
        }
    }

    // MARK: Asking

    /// Dismisses for the user, if the content and the delegate allow it.
    ///
    /// The delegate is called as for UIKit's own sheets: should dismiss, will dismiss, did dismiss; or did attempt to
    /// dismiss. The call after the dismissal is made at its end, and not if it was cancelled.
    ///
    /// - Returns: Whether the request was handled. It also was if it was refused, or if UIKit has deferred the
    ///   dismissal. It was not if another presentation is on top, or if the view is appearing or disappearing.
    @discardableResult
    func request(_ reason: DismissalReason) -> Bool {
        guard let controller, canBegin else { return false }
        switch permission() {
        case .granted: begin(reason)
        case .refused: controller.tellDelegateOfAttemptedDismissal()
        case .unavailable: break
        }
        return true
    }

    /// Returns whether the user may dismiss now. Asks the delegate, which may do anything in that call.
    func permission() -> DismissalPermission {
        guard let controller, canBegin, !state.isAwaited else { return .unavailable }
        guard !controller.presentedViewController.keepsPresentationModal, controller.delegateAllowsDismissal else {
            return .refused
        }
        return canBegin ? .granted : .unavailable
    }

    /// Whether the view is presented, at rest, and has no other presentation on top.
    var canBegin: Bool {
        guard let owner = controller?.presentationOwner else { return false }
        return owner.isPresentation && owner.isInFront && !owner.isInTransition
    }

    /// Whether a transition inside or below the content is running. UIKit defers a dismissal until that has ended
    /// (C14), which is too late for a drag.
    var isPutOff: Bool {
        guard let presented = controller?.presentedViewController else { return false }
        let root = controller?.presentation.geometry.content.root
        return [presented, root, presented.presentingViewController].contains { controller in
            guard let coordinator = controller?.transitionCoordinator else { return false }
            return coordinator.viewController(forKey: .from) !== presented
                && coordinator.viewController(forKey: .to) !== presented
        }
    }

    // MARK: Beginning

    /// Requests a dismissal from UIKit. The delegate is told before about a dismissal by the user. In that call it may
    /// dismiss itself, which is then the same dismissal, or do something that leaves nothing to dismiss.
    ///
    /// - Parameter isWanted: Returns whether the dismissal is still wanted after that. The drag may have been
    ///   cancelled.
    func begin(_ reason: DismissalReason, ifWanted isWanted: () -> Bool = { true }) {
        // The app may have acted between the question and this call.
        guard let controller, canBegin, !state.isAwaited else { return }
        observer.stop()
        state = .awaited(reason)
        if reason.isByUser { controller.tellDelegateOfComingDismissal() }
        let presented = controller.presentedViewController
        if isWanted(), canBegin { presented.dismiss(animated: true) }
        if presented.isBeingDismissed { dismissalWillBegin() }
        waitForUIKit()
    }

    /// Called when UIKit begins a dismissal.
    func dismissalWillBegin() {
        guard case .awaited(let reason) = state else { return }
        observer.stop()
        state = .underWay(reason)
    }

    /// Called when a dismissal has ended. Returns its reason.
    func dismissalDidEnd() -> DismissalReason {
        observer.stop()
        defer { state = .none }
        return if case .underWay(let reason) = state { reason } else { .programmatic }
    }

    /// Waits for a deferred dismissal. If UIKit has neither begun nor deferred it, it will not happen. A deferred one
    /// happens in the frame in which it becomes possible, or never.
    private func waitForUIKit() {
        guard state.isAwaited else { return }
        guard isStillToCome else {
            state = .none
            return
        }
        var isFree = false
        observer.start { [weak self] in
            guard let self, state.isAwaited else { return false }
            // It is not known whether UIKit or this block runs first in a frame, so the end is noticed in one frame and
            // acted on in the next.
            let wasFree = isFree
            isFree = !isStillToCome
            if wasFree, isFree { state = .none }
            return state.isAwaited
        }
    }

    private var isStillToCome: Bool {
        controller?.presentedViewController.presentingViewController != nil && isPutOff
    }
}
