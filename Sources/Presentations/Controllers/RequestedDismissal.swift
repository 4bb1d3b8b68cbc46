import UIKit

/// The dismissal that the user, or the style, has asked for, from the request to its end.
///
/// It is one, however often the user asks: the delegate hears once that it comes, and at most once that it is over. UIKit
/// begins it at once, or puts it off until a transition inside the content or beside it has ended (C14). A dismissal that
/// code requests on its own is none of these.
@MainActor
final class RequestedDismissal {
    weak var controller: PresentationController?
    private var state = State.none
    private let observer = DisplayLinkObserver()

    private enum State: Equatable {
        case none
        /// The delegate has heard that it comes, and UIKit has not begun it.
        case awaited(DismissalReason)
        /// UIKit carries it out.
        case underWay(DismissalReason)

        var isAwaited: Bool {
            if case .awaited = self { true } else { false }
        }
    }

    // MARK: Asking

    /// Dismisses for a reason of the user's, if the content and the delegate allow it.
    ///
    /// The delegate hears of it as it does for UIKit's own sheets: whether it may, that it will, that it did; or that it
    /// was attempted in vain. That it did comes with the end of the dismissal, and not when that was cancelled.
    ///
    /// - Returns: Whether the request was dealt with, which a refusal is too, and one that UIKit has put off. Under another
    ///   presentation, and while the view is on its way in or out, it is not.
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

    /// Whether the user may dismiss now. Asks the delegate, which may do anything meanwhile.
    func permission() -> DismissalPermission {
        guard let controller, canBegin, !state.isAwaited else { return .unavailable }
        guard !controller.presentedViewController.isModalInPresentation, controller.delegateAllowsDismissal else {
            return .refused
        }
        return canBegin ? .granted : .unavailable
    }

    /// Whether the view is presented, at rest, and nothing is presented on top of it.
    var canBegin: Bool {
        guard let owner = controller?.presentationOwner else { return false }
        return owner.isPresentation && owner.isInFront && !owner.isInTransition
    }

    /// Whether a transition inside the content, or beneath it, is under way: UIKit puts a dismissal off until that has ended
    /// (C14), too late for a finger.
    var isPutOff: Bool {
        guard let presented = controller?.presentedViewController else { return false }
        let root = controller?.presentationGeometry.content.root
        return [presented, root, presented.presentingViewController].contains { controller in
            guard let coordinator = controller?.transitionCoordinator else { return false }
            return coordinator.viewController(forKey: .from) !== presented
                && coordinator.viewController(forKey: .to) !== presented
        }
    }

    // MARK: Beginning

    /// Requests a dismissal from UIKit. The delegate hears of the user's before, and may do anything meanwhile: dismiss on its
    /// own, which is the same dismissal then, or something that leaves nothing to dismiss.
    ///
    /// - Parameter isWanted: Whether it is still asked for after that. A finger may have been taken away.
    func begin(_ reason: DismissalReason, ifWanted isWanted: () -> Bool = { true }) {
        // Between the question and this call the app may have acted.
        guard let controller, canBegin, !state.isAwaited else { return }
        observer.stop()
        state = .awaited(reason)
        if reason.isByUser { controller.tellDelegateOfComingDismissal() }
        let presented = controller.presentedViewController
        if isWanted(), canBegin { presented.dismiss(animated: true) }
        if presented.isBeingDismissed { dismissalWillBegin() }
        waitForUIKit()
    }

    /// UIKit begins a dismissal.
    func dismissalWillBegin() {
        guard case .awaited(let reason) = state else { return }
        observer.stop()
        state = .underWay(reason)
    }

    /// A dismissal has ended. Returns its reason.
    func dismissalDidEnd() -> DismissalReason {
        observer.stop()
        defer { state = .none }
        return if case .underWay(let reason) = state { reason } else { .programmatic }
    }

    /// What UIKit has neither begun nor put off will not come, and what it has put off comes in the frame in which it is
    /// free to, or never.
    private func waitForUIKit() {
        guard state.isAwaited else { return }
        guard isStillToCome else {
            state = .none
            return
        }
        var isFree = false
        observer.start { [weak self] in
            guard let self, state.isAwaited else { return false }
            // Whether UIKit or this looks first in a frame is not known: the end is seen in one, and believed in the next.
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
