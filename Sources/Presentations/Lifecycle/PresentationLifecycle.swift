import UIKit

/// Takes one presentation from its request to its end: passes events to the phase, and carries out what follows.
/// Dismissals in the app's code reach UIKit directly, and are events here when UIKit begins them.
@MainActor
final class PresentationLifecycle {
    /// A handler of the end. The reason is `nil` for a presentation that has never begun.
    typealias EndHandler = @MainActor @Sendable (DismissalReason?) -> Void

    weak var controller: PresentationController?
    private var presented: UIViewController? { controller?.presentedViewController }
    private(set) var phase = PresentationPhase()
    /// The request to present, until UIKit has answered it. Only the block that UIKit holds retains it.
    private(set) weak var request: PresentationRequest?
    /// The next presentation of the same view controller, requested during the dismissal. The request retains it.
    weak var next: Presentation?
    private var endHandlers: [EndHandler] = []
    private let waiter = DisplayLinkObserver()
    /// The notice that UIKit has been asked to dismiss. A second call would dismiss this presentation (C59).
    private weak var leavingNotice: UIViewController?

    // MARK: Events

    func willRequest(_ request: PresentationRequest) {
        self.request = request
        handle(.requested)
    }

    /// UIKit asks for the animation of a dismissal. Of a view that leaves anyway, the app means the next presentation.
    func dismissalWasTaken() {
        if phase.kept != nil || presented?.isBeingDismissed == true { next?.lifecycle.withdraw(animated: false) }
        handle(.dismissalTaken)
    }

    func handle(_ event: PresentationPhase.Event) {
        do {
            let action = try phase.handle(event)
            if phase.state != .requested { request = nil }
            if phase.isLeaving { waiter.stop() }
            switch action {
            case .withdrawRequest: request?.withdraw()
            // UIKit has to end its transition first.
            case .dismiss: Task { [weak self] in self?.askUIKit() }
            case .endArrival: controller?.presentation.endArrival()
            case .report(let reason):
                for handler in endHandlers { Task { handler(reason) } }
                endHandlers = []
            case nil: break
            }
        } catch {
            controller?.presentation.diagnostics.report(
                "UIKit reports \(event) of a presentation, but \(error.rawValue).", about: error.rawValue)
        }
    }

    // MARK: The end

    /// Calls a handler once, in the next turn after the end, when the view controllers can be presented again. The end
    /// that UIKit does not report, of a dropped presentation or with a window, is the release of the controller.
    func onEnd(_ handler: @escaping EndHandler) { endHandlers.append(handler) }

    static func onlyIfBegun(_ onDismiss: @escaping (DismissalReason) -> Void) -> EndHandler {
        { reason in
            if let reason { onDismiss(reason) }
        }
    }

    deinit {
        let reason = phase.hasBegun ? DismissalReason.programmatic : nil
        for handler in endHandlers { Task { @MainActor in handler(reason) } }
    }

    // MARK: Dismissals by the user

    /// Dismisses for the user, if the content and the delegate allow it. The delegate is called as for UIKit's own
    /// sheets: should, will and did dismiss, the latter not after a cancellation; or did attempt to dismiss. Returns
    /// whether the request was handled: not while a modal presentation covers the view, or while it comes or goes.
    @discardableResult
    func userWantsToDismiss(_ reason: DismissalReason) -> Bool {
        guard canDismiss else { return false }
        if mayUserDismiss() { dismiss(reason) }
        return true
    }

    func mayUserDismiss() -> Bool {
        let permission = permission()
        if permission == .refused { controller?.tellDelegateOfAttemptedDismissal() }
        return permission == .granted
    }

    private func permission() -> DismissalPermission {
        guard let controller, canDismiss, phase.mayBeDismissed else { return .unavailable }
        guard !controller.presentedViewController.keepsPresentationModal, controller.delegateAllowsDismissal else {
            return .refused
        }
        return canDismiss ? .granted : .unavailable
    }

    /// Returns whether a finger that moves the view out may dismiss it, or has to wait for notices in front to go.
    func askForFinger() -> DismissalPermission {
        guard !wouldBeDeferred, let presented else { return .unavailable }
        let permission = permission()
        // What is on top of a child was presented by its parent as well, and stays.
        let isAdded = controller?.presentation.isAdded == true
        guard permission == .granted, !isAdded, case .notices = Cover(of: presented) else { return permission }
        dismissNotices(over: presented)
        return .later
    }

    /// Dismisses the notices in front. UIKit would animate the foremost of them, and remove this view at once (C60).
    private func dismissNotices(over presented: UIViewController) {
        guard let notice = presented.presentedViewController, notice !== leavingNotice, !notice.isBeingDismissed else {
            return
        }
        leavingNotice = notice
        presented.dismiss(animated: false)
    }

    var canDismiss: Bool {
        guard let presentation = controller?.presentation else { return false }
        let isFixed = presentation.isAdded && !presentation.isRemovable
        return !isFixed && presentation.isInFront && !presentation.isInTransition
    }

    /// Dismisses without a question. A delegate that is told may dismiss itself, or leave nothing to dismiss.
    ///
    /// - Parameter isWanted: Returns whether it is still wanted after that. The drag may be cancelled.
    func dismiss(_ reason: DismissalReason, ifWanted isWanted: () -> Bool = { true }) {
        // The app may have acted between the question and this call.
        guard let controller, canDismiss, phase.mayBeDismissed else { return }
        handle(.dismissalAsked(PresentationPhase.Dismissal(reason: reason)))
        if reason.isByUser { controller.tellDelegateOfComingDismissal() }
        guard isWanted(), canDismiss else { return expectUIKit() }
        askUIKit()
    }

    // MARK: Asking UIKit

    /// Dismisses as soon as UIKit allows it, with everything on top. A request that UIKit does not have yet is dropped.
    func withdraw(animated: Bool) {
        guard phase.state != .made, !phase.isOver else { return }
        handle(.dismissalAsked(.init(reason: .programmatic, isAnimated: animated, includesCover: true)))
    }

    /// Asks UIKit when nothing is in the way, since it drops a dismissal that it cannot perform without a word (C15).
    private func askUIKit() {
        guard case .awaiting(let dismissal, isTaken: false) = phase.state, let presented, !presented.isBeingDismissed
        else { return }
        if let container = controller?.presentation.addedContainer {
            return container.remove(animated: dismissal.isAnimated)
        }
        guard let presenter = presented.presentingViewController else { return handle(.dismissalForgotten) }
        // What the app dismisses leaves when the finger that holds it lifts.
        if dismissal.reason == .programmatic, controller?.presentation.components?.drag.phase == .dragging {
            return wait(for: [])
        }
        let stack = [presented] + presented.presentedStack
        if stack.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) { return wait(for: stack) }
        if case .notices = Cover(of: presented), !dismissal.includesCover {
            dismissNotices(over: presented)
            return wait(for: stack)
        }
        // What the content presents meanwhile would be dismissed instead.
        guard !wouldBeDeferred else { return wait(for: transitioning) }
        if dismissal.includesCover {
            presenter.dismiss(animated: dismissal.isAnimated)
        } else if canDismiss {
            presented.dismiss(animated: dismissal.isAnimated)
        }
        expectUIKit()
    }

    /// Waits for a dismissal that UIKit has deferred until a transition inside or below the content has ended. If it
    /// has neither begun nor deferred it, it will not happen.
    private func expectUIKit() {
        guard case .awaiting(_, isTaken: false) = phase.state, let presented, !presented.isBeingDismissed
        else { return }
        guard presented.presentingViewController != nil, wouldBeDeferred else { return handle(.dismissalForgotten) }
        wait(for: transitioning)
    }

    /// Whether a transition inside or below the content runs, whose end UIKit waits for (C14), too long for a drag.
    var wouldBeDeferred: Bool {
        guard let presented else { return false }
        return transitioning.contains { controller in
            guard let coordinator = controller?.transitionCoordinator else { return false }
            return coordinator.viewController(forKey: .from) !== presented
                && coordinator.viewController(forKey: .to) !== presented
        }
    }

    private var transitioning: [UIViewController?] {
        (controller?.presentation.content.path ?? []) + [presented, presented?.presentingViewController]
    }

    private func wait(for controllers: [UIViewController?]) {
        waiter.wait(forOneOf: controllers) { [weak self] in self?.askUIKit() }
    }
}
