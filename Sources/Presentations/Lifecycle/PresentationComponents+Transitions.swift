import UIKit

/// The animations alongside a transition, apart from that of the presented view.
extension PresentationComponents {
    /// Animates the dimming, the presenting view and the layout guides alongside the presentation.
    func animatePresentation() {
        animate {
            $0.show()
        } effect: {
            $0.apply()
        }
        if let notices, let below = notices.below?.presentation.components {
            owner?.animateAlongside(in: below.chrome) { [weak self] in
                if let frame = self?.controller?.presentation.geometry.layout.frame { notices.pushBack(frame) }
            }
        }
        guard let pass = controller?.presentation.geometry.pass else { return }
        findGuides(pass)
        guard !guides.isEmpty else { return }
        let top = pass.layout.frame.minY
        owner?.animateAlongside(in: controller?.presentingViewController.viewIfLoaded) { [guides] in
            guides.begin(at: top)
        }
    }

    /// Animates the same alongside a dismissal. During a drag the dimming follows the position of the view.
    func animateDismissal() {
        let isByFinger = drag.request != nil
        if isByFinger { effect?.beginDismissal() } else { drag.abandon() }
        animate { [statusBar] in
            if !isByFinger { $0.hide() }
            statusBar.dismissalDidChange()
        } effect: {
            $0.revert()
        }
        if let notices, let below = notices.below?.presentation.components {
            owner?.animateAlongside(in: below.chrome) { notices.bringForward() }
        }
        guard !isByFinger, !guides.isEmpty else { return }
        owner?.animateAlongside(in: controller?.presentingViewController.viewIfLoaded) { [guides] in guides.end() }
    }

    private var owner: (any PresentationOwner)? { controller?.presentationOwner }

    private func animate(
        dimming dimmingChanges: @escaping (DimmingController) -> Void,
        effect effectChanges: @escaping (PresentingViewEffect) -> Void
    ) {
        owner?.animateAlongside(in: nil) { [dimming] in dimmingChanges(dimming) }
        guard let effect else { return }
        owner?.animateAlongside(in: effect.affectedView) { [weak self] in
            effectChanges(effect)
            effect.isAnimatedByOthers = self?.controller?.presentation.transitions.isOwn != true
        }
    }

    /// Animates alongside a coordinator, which needs to know a view outside of the container. Without a coordinator, or
    /// if it refuses the animation, the changes are made immediately.
    static func animate(
        along coordinator: (any UIViewControllerTransitionCoordinator)?, in view: UIView?,
        _ changes: @escaping () -> Void
    ) {
        let isQueued =
            if let view {
                coordinator?.animateAlongsideTransition(in: view, animation: { _ in changes() }, completion: nil)
            } else {
                coordinator?.animate(alongsideTransition: { _ in changes() }, completion: nil)
            }
        if isQueued != true { changes() }
    }
}

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
        guard let selection = controller?.presentation else { return }
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
