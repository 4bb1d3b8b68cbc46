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
