import UIKit

/// The answers to a drag of the presented view, and its effects.
extension Presentation: DragHost {
    var canBeDragged: Bool {
        guard isInFront, canBeStopped else { return false }
        return dismissalBehavior.gestures.contains(.swipe) || (path?.frames.count ?? 0) > 1
    }

    var dragOptions: DragOptions? {
        guard let pass = lastPass else { return nil }
        let detents = pass.detentBehavior
        return DragOptions(
            path: pass.path,
            expandsBeforeScrolling: pass.hasDetents && detents.prefersScrollingExpandsWhenScrolledToEdge,
            resizes: detents.resizesContentWhileDragging, settlingTiming: appearance.motion.settling)
    }

    var dragsFreely: Bool { path?.detents.isEmpty == true && hasSource }

    func dragWillBegin() {
        let pass = pass
        components?.haptics.dragWillBegin(pass.behavior, pass.hasDetents ? pass.detentBehavior : nil)
        animator?.stop()
    }

    func dragDidMove(to position: CGFloat) {
        components?.progress.viewDidMove(to: position, self)
    }

    func dragDidPassThreshold() {
        components?.haptics.dragDidPassThreshold(pass.behavior)
    }

    func dragWillSettle(at position: CGFloat, _ settle: () -> Void) {
        let isNew = selectDetent(at: position)
        settle()
        if isNew { endEditingBehindKeyboard() }
    }

    func askToDismiss() -> DismissalPermission {
        dismissalBehavior.gestures.contains(.swipe) ? lifecycle.askForFinger() : .unavailable
    }

    func makeDismissalAnimator(isFree: Bool) -> TransitionAnimator? {
        if isFree { hideSource() }
        return makeAnimator(.reverse, mover: isFree ? .freeFinger : .finger)
    }

    func requestDismissal(ifWanted isWanted: () -> Bool) {
        lifecycle.dismiss(.swipe, ifWanted: isWanted)
    }

    func dismissalWasRefused() {
        controller?.tellDelegateOfAttemptedDismissal()
    }
}
