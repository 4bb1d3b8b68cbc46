import UIKit

/// The animations along with a transition, besides that of the presented view.
extension PresentationComponents {
    /// Animates the dimming and the presenting view along with a transition.
    func animate(
        along coordinator: (any UIViewControllerTransitionCoordinator)?,
        dimming dimmingChanges: @escaping (DimmingController) -> Void,
        effect effectChanges: @escaping (PresentingViewEffect) -> Void
    ) {
        Self.animate(along: coordinator, in: nil) { [dimming] in dimmingChanges(dimming) }
        guard let effect else { return }
        Self.animate(along: coordinator, in: effect.affectedView) { [weak self] in
            effectChanges(effect)
            effect.isAnimatedByOthers = self?.controller?.presentationTransitions.isOwn != true
        }
    }

    /// The same for a dismissal. Under a finger the dimming follows the position of the view.
    func animateDismissal(along coordinator: (any UIViewControllerTransitionCoordinator)?) {
        let isByFinger = drag.request != nil
        if isByFinger { effect?.beginDismissal() } else { drag.abandon() }
        animate(along: coordinator) { [statusBar] in
            if !isByFinger { $0.hide() }
            statusBar.dismissalDidChange()
        } effect: {
            $0.revert()
        }
        if let notices, let below = notices.below?.presentationComponents {
            Self.animate(along: coordinator, in: below.chrome) { notices.bringForward() }
        }
        guard !isByFinger, !guides.isEmpty else { return }
        Self.animate(along: coordinator, in: controller?.presentingViewController.viewIfLoaded) { [guides] in
            guides.end()
        }
    }

    /// The one below in a stack that leaves the others to the user steps back.
    func pushBackNotice(along coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let notices, let below = notices.below?.presentationComponents else { return }
        Self.animate(along: coordinator, in: below.chrome) { notices.pushBack() }
    }

    /// The guides of the presenting view begin to follow the presented view, along with its presentation.
    func beginGuides(along coordinator: (any UIViewControllerTransitionCoordinator)?) {
        findGuides()
        guard !guides.isEmpty, let top = controller?.presentationGeometry.layout.frame.minY else { return }
        Self.animate(along: coordinator, in: controller?.presentingViewController.viewIfLoaded) { [guides] in
            guides.begin(at: top)
        }
    }

    /// Animates along with a coordinator, which has to be told of a view outside of the container. Without a coordinator, or
    /// where it takes no animation, the changes are made at once.
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
