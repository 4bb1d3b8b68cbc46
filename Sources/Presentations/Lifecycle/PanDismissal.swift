import UIKit

/// The pans that dismiss a presentation by their progress: from the leading edge of the screen, and, after a
/// presentation from an edge, back to that edge.
@MainActor
final class PanDismissal {
    private let interaction: PanInteraction
    private var edgeSwipe: TransitionPan?
    private var returnPan: TransitionPan?

    init(of presentation: Presentation, in container: UIView) {
        interaction = presentation.panInteraction
        edgeSwipe = addPan(from: .leading, to: container, of: presentation) { [weak presentation] in
            presentation?.options.swipeThreshold ?? .light
        } direction: {
            $0.presented?.canPop == false ? .trailing : nil
        }
        edgeSwipe?.isEnabled = false
        guard let (edge, threshold) = interaction.origin else { return }
        returnPan = addPan(from: nil, to: container, of: presentation) {
            threshold
        } direction: {
            // If the view's own drag dismisses toward the same edge, that drag is used.
            $0.path?.edges.contains(edge) == false ? edge : nil
        }
    }

    /// - Parameter direction: Returns the edge toward which the pan may begin now; `nil` if it may not.
    private func addPan(
        from edge: PresentationEdge?, to container: UIView, of presentation: Presentation,
        threshold: @escaping @MainActor () -> SwipeThreshold,
        direction: @escaping @MainActor (Presentation) -> PresentationEdge?
    ) -> TransitionPan {
        TransitionPan(
            from: edge, on: container, owner: interaction,
            directions: { [weak presentation] in
                guard let presentation, presentation.mayBePanned else { return [] }
                return [direction(presentation)].compactMap(\.self)
            },
            threshold: threshold,
            begin: { [weak presentation, interaction] _ in presentation?.beginDismissal(by: interaction) })
    }

    /// Enables or disables the swipe from the leading edge.
    func allowsEdgeSwipe(_ isAllowed: Bool) {
        edgeSwipe?.isEnabled = isAllowed
    }

    /// Cancels all pans, including the one that presents.
    func cancel() {
        interaction.cancelOrigin()
        edgeSwipe?.cancel()
        returnPan?.cancel()
    }

    func remove() {
        edgeSwipe?.remove()
        returnPan?.remove()
    }
}

extension Presentation {
    fileprivate var mayBePanned: Bool {
        guard let presented, !isInTransition else { return false }
        return components?.drag.phase == .idle && Cover(of: presented).isOpen
    }

    fileprivate func beginDismissal(by interaction: PanInteraction) -> TransitionGrip? {
        guard !lifecycle.wouldBeDeferred else { return nil }
        switch lifecycle.permission() {
        case .granted:
            return interaction.request(.reverse) { lifecycle.dismiss(.swipe) }
                .map { TransitionGrip(interaction: $0) }
        case .refused: controller?.tellDelegateOfAttemptedDismissal()
        case .unavailable, .later: break
        }
        return nil
    }
}

extension UIViewController {
    /// Whether a navigation controller on the screen, this one or one inside, has a controller to pop.
    fileprivate var canPop: Bool {
        guard viewIfLoaded?.window != nil else { return false }
        if let stack = self as? UINavigationController, stack.viewControllers.count > 1 { return true }
        return children.contains(where: \.canPop)
    }
}
