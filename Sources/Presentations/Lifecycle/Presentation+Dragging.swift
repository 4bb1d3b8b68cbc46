import UIKit

/// What a drag of the presented view asks, and what it leads to.
extension Presentation: DragHost {
    var dragPath: DragPath? { geometry.path }

    var canBeDragged: Bool {
        guard let controller, controller.presentationOwner.isInFront, transitions.canBeStopped else { return false }
        return dismissalBehavior.gestures.contains(.swipe) || (dragPath?.frames.count ?? 0) > 1
    }

    var expandsBeforeScrolling: Bool {
        let pass = geometry.pass
        return pass.hasDetents && pass.detentBehavior.prefersScrollingExpandsWhenScrolledToEdge
    }

    var resizesWhileDragging: Bool { geometry.pass.detentBehavior.resizesContentWhileDragging }

    var settlingTiming: TransitionTiming { appearance.motion.settling }

    var dragsFreely: Bool { dragPath?.detents.isEmpty == true && transitions.hasSource }

    func dragWillBegin() {
        let pass = geometry.pass
        components?.haptics.dragWillBegin(pass.behavior, pass.hasDetents ? pass.detentBehavior : nil)
        transitions.stop()
    }

    func dragDidMove(to position: CGFloat) {
        components?.progress.viewDidMove(to: position)
    }

    func dragDidPassThreshold() {
        components?.haptics.dragDidPassThreshold(geometry.pass.behavior)
    }

    func dragDidSettle() {
        controller?.invalidatePresentation()
    }

    func askToDismiss() -> DismissalPermission {
        dismissalBehavior.gestures.contains(.swipe) ? lifecycle.permissionForFinger() : .unavailable
    }

    func makeDismissalAnimator(isFree: Bool) -> TransitionAnimator? {
        if isFree { transitions.hideSource() }
        return transitions.makeAnimator(.reverse, mover: isFree ? .freeFinger : .finger)
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
