import UIKit

/// Connects the drag of a presented view with its presentation.
@MainActor
final class PresentationDragHost: DragHost {
    private weak var controller: PresentationController?

    init(of controller: PresentationController) {
        self.controller = controller
    }

    var dragPath: DragPath? { controller?.presentationGeometry.path }

    var canBeDragged: Bool {
        guard let controller else { return false }
        guard controller.presentationOwner.isInFront, controller.presentationTransitions.canBeStopped else {
            return false
        }
        return controller.dismissalBehavior.gestures.contains(.swipe) || (dragPath?.frames.count ?? 0) > 1
    }

    var expandsBeforeScrolling: Bool { controller?.presentedDetents?.expandsBeforeScrolling ?? false }

    var resizesWhileDragging: Bool { controller?.presentedDetents?.resizesContentWhileDragging ?? true }

    var settlingTiming: TransitionTiming {
        controller?.presentationAppearance.motion.settling ?? PresentationDefaults.Motion.settling
    }

    func dragWillBegin() {
        prepareHaptics()
        controller?.presentationTransitions.stop()
    }

    private func prepareHaptics() {
        guard let controller, let components = controller.presentationComponents else { return }
        let ticksAtDetents = (controller as? any DetentPresentationController)?.playsHaptics == true
        guard ticksAtDetents || controller.dismissalBehavior.playsHaptics else { return }
        components.haptics.prepare(on: components.chrome)
    }

    func dragDidMove(to position: CGFloat) {
        controller?.presentationComponents?.progress.viewDidMove(to: position)
    }

    func dragDidPassThreshold() {
        guard let controller, controller.dismissalBehavior.playsHaptics,
            let components = controller.presentationComponents
        else { return }
        components.haptics.play(on: components.chrome)
    }

    func dragDidSettle() {
        controller?.invalidatePresentation()
    }

    func askToDismiss() -> DismissalPermission {
        guard let controller, controller.dismissalBehavior.gestures.contains(.swipe),
            !controller.requestedDismissal.isPutOff
        else { return .unavailable }
        return controller.requestedDismissal.permission()
    }

    var dragsFreely: Bool {
        dragPath?.detents.isEmpty == true && controller?.presentationTransitions.hasSource == true
    }

    func makeDismissalAnimator(isFree: Bool) -> TransitionAnimator? {
        if isFree { controller?.presentationTransitions.hideSource() }
        return controller?.presentationTransitions.makeAnimator(.reverse, mover: isFree ? .freeFinger : .finger)
    }

    func requestDismissal(ifWanted isWanted: () -> Bool) {
        controller?.requestedDismissal.begin(.swipe, ifWanted: isWanted)
    }

    func dismissalWasRefused() {
        controller?.tellDelegateOfAttemptedDismissal()
    }

    func selectDetent(at position: CGFloat) -> Bool {
        controller?.presentedDetents?.select(at: position) ?? false
    }

    func selectedDetentWasLaidOut() {
        controller?.presentedDetents?.endEditingBehindKeyboard()
    }
}
