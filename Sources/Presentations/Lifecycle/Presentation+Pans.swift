import UIKit

/// The pans that dismiss a presentation by their progress.
extension Presentation {
    /// Makes the pan from the leading edge of the screen. A layout enables it.
    func makeEdgeSwipe(on container: UIView) -> TransitionPan {
        let pan = makePan(from: .leading, on: container) { [weak self] in
            self?.options.swipeThreshold ?? .light
        } direction: {
            $0.presented?.canPop == false ? .trailing : nil
        }
        pan.isEnabled = false
        return pan
    }

    /// Makes the pan back to the edge from which a pan has presented; `nil` after any other presentation.
    func makeReturnPan(on container: UIView) -> TransitionPan? {
        guard let (edge, threshold) = panInteraction.origin else { return nil }
        return makePan(from: nil, on: container) {
            threshold
        } direction: {
            // If the view's own drag dismisses toward the same edge, that drag is used.
            $0.path?.edges.contains(edge) == false ? edge : nil
        }
    }

    /// - Parameter direction: Returns the edge toward which the pan may begin now; `nil` if it may not.
    private func makePan(
        from edge: PresentationEdge?, on container: UIView, threshold: @escaping @MainActor () -> SwipeThreshold,
        direction: @escaping @MainActor (Presentation) -> PresentationEdge?
    ) -> TransitionPan {
        TransitionPan(
            from: edge, on: container, owner: panInteraction,
            directions: { [weak self] in
                guard let self, lifecycle.canDismiss, components?.drag.phase == .idle else { return [] }
                return [direction(self)].compactMap(\.self)
            },
            threshold: threshold,
            begin: { [weak self] in self?.beginDismissal(toward: $0) })
    }

    private func beginDismissal(toward edge: PresentationEdge) -> TransitionGrip? {
        guard !lifecycle.wouldBeDeferred, lifecycle.mayUserDismiss(),
            let driven = panInteraction.request(.reverse, from: { lifecycle.dismiss(.swipe) })
        else { return nil }
        return TransitionGrip(interaction: driven) { [weak self] in self?.way(.reverse, toward: edge) }
    }

    func cancelFingers() {
        guard let components else { return }
        components.drag.cancel()
        panInteraction.cancelOrigin()
        components.edgeSwipe.cancel()
        components.returnPan?.cancel()
    }
}

extension UIViewController {
    fileprivate var canPop: Bool {
        guard viewIfLoaded?.window != nil else { return false }
        if let stack = self as? UINavigationController, stack.viewControllers.count > 1 { return true }
        return children.contains(where: \.canPop)
    }
}
