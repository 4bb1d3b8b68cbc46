import UIKit

/// The views that VoiceOver and a hardware keyboard can reach.
extension PresentationComponents {
    /// Sets the views that VoiceOver can reach, which are those that touches reach. VoiceOver skips the siblings of a
    /// modal view, and the presenting view is a sibling of the container. If a tap on the dimming dismisses, the
    /// dimming is an element after the content.
    func applyModality(
        _ layout: PresentationLayout, _ appearance: PresentationAppearance, _ behavior: DismissalBehavior
    ) {
        guard let controller else { return }
        let isHeld = controller.presentedViewController.keepsPresentationModal
        let isModal = layout.isModal || isHeld
        let dismissesByTap = layout.isModal && !isHeld && behavior.gestures.contains(.tapOutside)
        dimming.view.dismissLabel = dismissesByTap ? appearance.accessibilityStrings.dismiss : nil
        container.accessibilityViewIsModal = isModal
        // Beside a modal view VoiceOver would not find the dimming. The container has no other elements.
        chrome.accessibilityViewIsModal = isModal && !dismissesByTap
        let last = dismissesByTap ? dimming.view : nil
        if container.accessibilityElements?.last as? UIView !== last {
            container.accessibilityElements = last.map { [chrome, $0] }
        }
    }

    /// Connects the grabber of a view with detents, so that VoiceOver finds it even if it is not drawn.
    func showGrabber(_ pass: LayoutPass) {
        guard let selection = controller?.presentation.detents else { return }
        let sheet = pass.hasDetents ? selection : nil
        if chrome.grabber.sheet !== sheet { chrome.grabber.sheet = sheet }
    }

    /// Returns whether the focus of a hardware keyboard may move. It may leave a modal presentation for a view that is
    /// presented on top, and for views that the container does not cover: other windows, and the bars around a parent.
    func allowsFocusUpdate(in context: UIFocusUpdateContext) -> Bool {
        guard let controller, let next = context.nextFocusedView, container.accessibilityViewIsModal,
            let scope = container.superview, next.isDescendant(of: scope), !next.isDescendant(of: container)
        else { return true }
        if controller.presentation.lifecycle.phase.isLeaving { return true }
        let above = sequence(first: controller.presentedViewController, next: \.presentedViewController).dropFirst()
        return !Cover(of: controller.presentedViewController).isOpen
            || above.contains { $0.viewIfLoaded.map(next.isDescendant) == true }
    }
}
