import UIKit

/// Connects the drag of a presented view with its presentation.
@MainActor
final class PresentationDragHost: DragHost {
    private weak var controller: PresentationController?

    init(of controller: PresentationController) {
        self.controller = controller
    }

    var dragPath: DragPath? { controller?.presentation.geometry.path }

    var canBeDragged: Bool {
        guard let controller else { return false }
        guard controller.presentationOwner.isInFront, controller.presentation.transitions.canBeStopped else {
            return false
        }
        return controller.presentation.dismissalBehavior.gestures.contains(.swipe) || (dragPath?.frames.count ?? 0) > 1
    }

    var expandsBeforeScrolling: Bool { controller?.presentation.detents.expandsBeforeScrolling ?? false }

    var resizesWhileDragging: Bool { controller?.presentation.detents.resizesContentWhileDragging ?? true }

    var settlingTiming: TransitionTiming {
        controller?.presentation.appearance.motion.settling ?? PresentationDefaults.Motion.settling
    }

    func dragWillBegin() {
        controller?.presentation.components?.haptics.dragWillBegin()
        controller?.presentation.transitions.stop()
    }

    func dragDidMove(to position: CGFloat) {
        controller?.presentation.components?.progress.viewDidMove(to: position)
    }

    func dragDidPassThreshold() {
        controller?.presentation.components?.haptics.dragDidPassThreshold()
    }

    func dragDidSettle() {
        controller?.invalidatePresentation()
    }

    func askToDismiss() -> DismissalPermission {
        guard let presentation = controller?.presentation, presentation.dismissalBehavior.gestures.contains(.swipe)
        else { return .unavailable }
        return presentation.lifecycle.permissionForFinger()
    }

    var dragsFreely: Bool {
        dragPath?.detents.isEmpty == true && controller?.presentation.transitions.hasSource == true
    }

    func makeDismissalAnimator(isFree: Bool) -> TransitionAnimator? {
        if isFree { controller?.presentation.transitions.hideSource() }
        return controller?.presentation.transitions.makeAnimator(.reverse, mover: isFree ? .freeFinger : .finger)
    }

    func requestDismissal(ifWanted isWanted: () -> Bool) {
        controller?.presentation.lifecycle.dismiss(.swipe, ifWanted: isWanted)
    }

    func dismissalWasRefused() {
        controller?.tellDelegateOfAttemptedDismissal()
    }

    func selectDetent(at position: CGFloat) -> Bool {
        controller?.presentation.detents.select(at: position) ?? false
    }

    func selectedDetentWasLaidOut() {
        controller?.presentation.detents.endEditingBehindKeyboard()
    }
}
