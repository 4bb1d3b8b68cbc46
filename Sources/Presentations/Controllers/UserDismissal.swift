import UIKit

/// The dismissal that the user has asked for, from the request to its end.
///
/// It is one, however often the user asks: the delegate hears once that it comes, and at most once that it is over. UIKit
/// begins it at once, or puts it off until a transition inside the content or beside it has ended (C14). A dismissal that
/// code requests on its own is not the user's.
@MainActor
final class UserDismissal {
    weak var controller: PresentationController?
    private var state = State.none
    private let observer = DisplayLinkObserver()

    private enum State {
        case none
        /// The delegate has heard that it comes, and UIKit has not begun it.
        case awaited
        /// UIKit carries it out.
        case underWay
    }

    // MARK: Asking

    /// Dismisses because the user has asked for it, if the content and the delegate allow it.
    ///
    /// The delegate hears of it as it does for UIKit's own sheets: whether it may, that it will, that it did; or that it
    /// was attempted in vain. That it did comes with the end of the dismissal, and not when that was cancelled.
    ///
    /// - Returns: Whether the request was dealt with, which a refusal is too, and one that UIKit has put off. Under another
    ///   presentation, and while the view is on its way in or out, it is not.
    @discardableResult
    func request() -> Bool {
        guard let controller, canBegin else { return false }
        switch permission() {
        case .granted: begin()
        case .refused: controller.tellDelegateOfAttemptedDismissal()
        case .unavailable: break
        }
        return true
    }

    /// Whether the user may dismiss now. Asks the delegate, which may do anything meanwhile.
    func permission() -> DismissalPermission {
        guard let controller, canBegin, state != .awaited else { return .unavailable }
        guard !controller.presentedViewController.isModalInPresentation, controller.delegateAllowsDismissal else {
            return .refused
        }
        return canBegin ? .granted : .unavailable
    }

    /// Whether the view is presented, at rest, and nothing is presented on top of it.
    private var canBegin: Bool {
        guard let controller, !controller.presentationTransitions.isUnderWay else { return false }
        let presented = controller.presentedViewController
        return presented.presentingViewController != nil && presented.presentedViewController == nil
    }

    /// Whether a transition inside the content, or beneath it, is under way: UIKit puts a dismissal off until that has ended
    /// (C14), too late for a finger.
    var isPutOff: Bool {
        guard let presented = controller?.presentedViewController else { return false }
        return [presented, presented.presentingViewController].contains { controller in
            guard let coordinator = controller?.transitionCoordinator else { return false }
            return coordinator.viewController(forKey: .from) !== presented
                && coordinator.viewController(forKey: .to) !== presented
        }
    }

    // MARK: Beginning

    /// Tells the delegate that the user's dismissal comes, and requests it from UIKit. The delegate may do anything
    /// meanwhile: dismiss on its own, which is the same dismissal then, or something that leaves nothing to dismiss.
    ///
    /// - Parameter isWanted: Whether it is still asked for after that. A finger may have been taken away.
    func begin(ifWanted isWanted: () -> Bool = { true }) {
        // Between the question and this call the app may have acted.
        guard let controller, canBegin, state != .awaited else { return }
        observer.stop()
        state = .awaited
        controller.tellDelegateOfComingDismissal()
        let presented = controller.presentedViewController
        if isWanted(), canBegin { presented.dismiss(animated: true) }
        if presented.isBeingDismissed { dismissalWillBegin() }
        waitForUIKit()
    }

    /// UIKit begins a dismissal.
    func dismissalWillBegin() {
        guard state == .awaited else { return }
        observer.stop()
        state = .underWay
    }

    /// A dismissal has ended. Returns whether it was the user's.
    func dismissalDidEnd() -> Bool {
        observer.stop()
        defer { state = .none }
        return state == .underWay
    }

    /// What UIKit has neither begun nor put off will not come, and what it has put off comes in the frame in which it is
    /// free to, or never.
    private func waitForUIKit() {
        guard state == .awaited else { return }
        guard isAwaited else {
            state = .none
            return
        }
        var isFree = false
        observer.start { [weak self] in
            guard let self, state == .awaited else { return false }
            // Whether UIKit or this looks first in a frame is not known: the end is seen in one, and believed in the next.
            let wasFree = isFree
            isFree = !isAwaited
            if wasFree, isFree { state = .none }
            return state == .awaited
        }
    }

    private var isAwaited: Bool {
        controller?.presentedViewController.presentingViewController != nil && isPutOff
    }
}
