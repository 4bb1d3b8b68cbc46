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

    func dragWillSettle(at position: CGFloat, _ settle: () -> Void) {
        let isNew = selectDetent(at: position)
        settle()
        if isNew { endEditingBehindKeyboard() }
    }

    func askToDismiss() -> DismissalPermission {
        options.dismissal.contains(.swipe) ? lifecycle.askForFinger() : .unavailable
    }

    func makeDismissalAnimator(isFree: Bool) -> TransitionAnimator? {
        if isFree { hideSource() }
        return makeAnimator(.reverse, mover: isFree ? .freeFinger : .finger)
    }

    func requestDismissal(ifWanted isWanted: () -> Bool) {
        lifecycle.dismiss(.swipe, ifWanted: isWanted)
    }

    func dismissalWasRefused() { controller?.tellDelegateOfAttemptedDismissal() }
}
