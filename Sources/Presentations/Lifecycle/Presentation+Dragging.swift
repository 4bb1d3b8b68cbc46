import UIKit

/// The answers to a drag of the presented view, and its effects.
extension Presentation: DragHost {
    var canBeDragged: Bool {
        guard isInFront, canBeStopped else { return false }
        return options.dismissal.contains(.swipe) || (path?.frames.count ?? 0) > 1
    }

    var dragOptions: DragOptions? {
        guard let pass = lastPass else { return nil }
        return DragOptions(
            path: pass.path,
            expandsBeforeScrolling: pass.hasDetents && pass.options.prefersScrollingExpandsWhenScrolledToEdge,
            resizes: pass.options.resizesContentWhileDragging, settlingTiming: pass.options.motion.settling)
    }

    var dragsFreely: Bool { path?.detents.isEmpty == true && hasSource }

    private var dragDelegate: (any PresentationDragDelegate)? { controller?.delegate as? any PresentationDragDelegate }

    func shouldBeginDragging(at point: CGPoint) -> Bool {
        guard let controller, let dragDelegate else { return true }
        return dragDelegate.presentationController(controller, shouldBeginDraggingAt: point)
    }

    func dragWillEnd(withVelocity velocity: CGFloat, target: inout DetentIdentifier?) {
        guard let controller, let dragDelegate else { return }
        let proposed = target
        dragDelegate.presentationControllerWillEndDragging(
            controller, withVelocity: velocity, targetDetentIdentifier: &target)
        guard let chosen = target, chosen != proposed else { return }
        let detents = path?.detents ?? []
        guard !detents.isEmpty else { return target = .rest }
        guard !detents.contains(chosen) else { return }
        diagnostics.report("No active detent has the identifier \"\(chosen.rawValue)\".", about: chosen.rawValue)
        target = proposed
    }

    func dragWillBegin() {
        // A tick of unprepared hardware is late when the finger lifts.
        if pass.options.playsHaptics { components?.haptics.prepare() }
        animator?.stop()
        // The notice below has been moved along, and stops on its way (P7).
        if let below = noticeBelow { UIView.animateCatching { below.layOut() } }
    }

    func dragDidPassThreshold() { tick() }

    /// Plays a tick when the user selects a detent, or drags past the distance at which a release dismisses.
    func tick() {
        if let components, pass.options.playsHaptics { components.haptics.selectionChanged() }
    }

    func dragWillSettle(at position: CGFloat, detent: DetentIdentifier?, _ settle: () -> Void) {
        let isNew = if let detent { select(detent) } else { selectDetent(at: position) }
        settle()
        if isNew { endEditingBehindKeyboard() }
    }

    func askToDismiss(isChosen: Bool) -> DismissalPermission {
        isChosen || options.dismissal.contains(.swipe) ? lifecycle.askForFinger() : .unavailable
    }

    func makeDismissalAnimator(isFree: Bool) -> TransitionAnimator? {
        if isFree { hideSource() }
        return makeAnimator(.reverse, mover: isFree ? .freeFinger : .finger)
    }

    func requestDismissal(ifWanted isWanted: () -> Bool) {
        lifecycle.dismiss(.swipe, ifWanted: isWanted)
        // The container does not ask for the interaction, as UIKit does.
        if addedContainer?.isLeaving == true { _ = components?.drag.request?.take() }
    }

    var dismissesAtRelease: Bool { isAdded }

    func dismissalWasRefused() { controller?.tellDelegateOfAttemptedDismissal() }
}
