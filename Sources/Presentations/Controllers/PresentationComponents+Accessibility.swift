import UIKit

/// What VoiceOver and a hardware keyboard reach.
extension PresentationComponents {
    /// VoiceOver skips the siblings of a modal view, and the presenting view is a sibling of the container. It reaches what
    /// fingers reach: after the content there is the dimming, where a tap on that dismisses.
    func applyModality(
        _ layout: PresentationLayout, _ appearance: PresentationAppearance, _ behavior: DismissalBehavior
    ) {
        guard let controller else { return }
        let isHeld = controller.presentedViewController.isModalInPresentation
        let isModal = layout.isModal || isHeld
        let dismissesByTap = layout.isModal && !isHeld && behavior.gestures.contains(.tapOutside)
        dimming.view.dismissLabel = dismissesByTap ? appearance.accessibilityStrings.dismiss : nil
        container.accessibilityViewIsModal = isModal
        // Beside a modal view the dimming would not be found. Nothing else in the container is for VoiceOver.
        chrome.accessibilityViewIsModal = isModal && !dismissesByTap
        let last = dismissesByTap ? dimming.view : nil
        if container.accessibilityElements?.last as? UIView !== last {
            container.accessibilityElements = last.map { [chrome, $0] }
        }
    }

    /// VoiceOver finds the grabber of a view with detents, also where it is not drawn.
    func showGrabber() {
        guard let selection = controller?.presentedDetents else { return }
        let sheet = selection.hasDetents ? selection : nil
        if chrome.grabber.sheet !== sheet { chrome.grabber.sheet = sheet }
    }

    /// Returns whether the focus of a hardware keyboard may move: it leaves a modal presentation for what is presented on
    /// top, and for what the container does not cover: other windows, and the bars around a parent.
    func allowsFocusUpdate(in context: UIFocusUpdateContext) -> Bool {
        guard let controller, let next = context.nextFocusedView, container.accessibilityViewIsModal,
            let scope = container.superview, next.isDescendant(of: scope), !next.isDescendant(of: container)
        else { return true }
        return controller.presentationTransitions.isDismissing
            || controller.presentedViewController.presentedViewController != nil
    }
}
