import UIKit

/// What a drag of the presented view asks, and what it leads to.
extension Presentation: DragHost {
    var dragPath: DragPath? { path }

    var canBeDragged: Bool {
        guard let controller, controller.presentationOwner.isInFront, canBeStopped else { return false }
        return dismissalBehavior.gestures.contains(.swipe) || (dragPath?.frames.count ?? 0) > 1
    }

    var expandsBeforeScrolling: Bool {
        let pass = pass
        return pass.hasDetents && pass.detentBehavior.prefersScrollingExpandsWhenScrolledToEdge
    }

    var resizesWhileDragging: Bool { pass.detentBehavior.resizesContentWhileDragging }

    var settlingTiming: TransitionTiming { appearance.motion.settling }

    var dragsFreely: Bool { dragPath?.detents.isEmpty == true && hasSource }

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

    func dragDidSettle() {
        invalidate()
    }

    func askToDismiss() -> DismissalPermission {
        dismissalBehavior.gestures.contains(.swipe) ? lifecycle.permissionForFinger() : .unavailable
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

    func selectedDetentWasLaidOut() {
        endEditingBehindKeyboard()
    }
}
